// What people read while the shop's backend is down.
import { createHash } from 'node:crypto';
import { sniffing } from './answers';

const css = `
html{background:#fffdf9;color:#151a26;font:100%/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif}
body{max-width:36em;margin:0 auto;padding:15vh 20px}
h1{font:400 30px/1.2 Georgia,serif}
a{color:#7d5a1e}
`.replace(/\n/g, '');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For people: the shop cannot be shown. */
export function outagePage(status: 502 | 503 | 504): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The shop is not available</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
<h1>The shop is not available just now</h1>
<p>Its system does not answer. Nothing in your cart is lost. Please try again in a minute.</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...sniffing,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'retry-after': '60',
    },
  });
}
