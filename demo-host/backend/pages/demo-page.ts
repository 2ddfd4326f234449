// The look and the headers of the pages that belong to the demo and not to the shop: outbox and faults.
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../server/http/html';

const css = `
*{box-sizing:border-box}
html{background:#fffdf9;color:#151a26;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif}
body{margin:0 auto;max-width:60rem;padding:24px 20px 48px}
h1{font:400 30px/1.2 Georgia,serif;margin:0 0 4px}
h2{font-size:17px;line-height:1.35;margin:0}
p{margin:0 0 16px}
a{color:#7d5a1e}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0 0 24px;font-size:14px}
nav a{padding:4px 0}
small,.quiet{color:#5b6070;font-size:14px}
code{font:13px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
article{margin:0 0 16px;padding:16px;border:1px solid #e3ddd0;border-radius:8px;background:#fff}
pre{margin:12px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
form.row{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin:0 0 24px}
label,legend{display:block;padding:0;font-size:14px;font-weight:600}
fieldset{margin:0 0 24px;padding:0;border:0}
.choices label{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin:0 20px 0 0;font-weight:400}
.choices input{width:20px;height:20px;margin:0}
input,select,button{font:inherit;color:inherit}
input[type=search],input[type=number],select{width:100%;min-height:44px;padding:8px 12px;border:1px solid #8b8577;border-radius:6px;background:#fff}
form.row>div{flex:1 1 14rem}
button{min-height:44px;padding:8px 20px;border:1px solid #151a26;border-radius:6px;background:#151a26;color:#fff;cursor:pointer}
button.second{background:#fff;color:#151a26}
:focus-visible{outline:3px solid #b98a3e;outline-offset:2px}
.buttons{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 32px}
.on{border-color:#a13d1c;box-shadow:inset 4px 0 0 #a13d1c}
.fault{display:grid;gap:4px 24px;align-items:center}
.fault p{margin:0}
@media(min-width:700px){.fault{grid-template-columns:1fr 13rem}}
`.replace(/\n/g, '');
const cssHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Nothing runs here, nothing is loaded, nobody frames it, and no other origin reads it. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${cssHash}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
};

export interface DemoPage {
  status?: number;
  title: string;
  /** What the page is, under its title. */
  lead: string;
  /** Written HTML: whoever writes it escapes. */
  body: string;
  links?: { label: string; href: string }[];
}

export function demoPage({ status = 200, title, lead, body, links = [] }: DemoPage): Response {
  const shown = [{ label: 'Shop', href: '/' }, ...links].map(
    ({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  );
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} | Airside demo</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<nav aria-label="Demo">${shown.join('')}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="quiet">${escapeHtml(lead)}</p>
${body}
</main>
</body>
</html>
`;
  return new Response(page, { status, headers });
}

/** The same for programs. */
export function demoJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...headers, 'content-type': 'application/json' } });
}

export const wantsJson = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('application/json');
