// The page inside a card field's frame. It may be framed by the shop's pages only and talk to its own origin only.
import type { Field } from './cards.js';

const inputs: Record<Field, { autocomplete: string; maxlength: number }> = {
  number: { autocomplete: 'cc-number', maxlength: 23 },
  expirationDate: { autocomplete: 'cc-exp', maxlength: 9 },
  cvv: { autocomplete: 'cc-csc', maxlength: 4 },
};

/** On every answer of this origin. */
export const pageHeaders = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function fieldPage(field: Field, shopOrigins: readonly string[]): Response {
  const { autocomplete, maxlength } = inputs[field];
  // The script reads from here whom it may answer.
  const origins = JSON.stringify(shopOrigins).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // The form goes nowhere, also before the script is there: what is refused then would stop the script from coming.
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card field</title>
<link rel="stylesheet" href="/field.css">
<body data-field="${field}" data-origins="${origins}">
<form method="dialog">
<label for="field"></label>
<input id="field" name="${autocomplete}" autocomplete="${autocomplete}" inputmode="numeric" maxlength="${maxlength}" spellcheck="false" aria-required="true">
<p id="error"></p>
</form>
<script type="module" src="/field.js"></script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${shopOrigins.length > 0 ? shopOrigins.join(' ') : "'none'"}`,
  ].join('; ');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
