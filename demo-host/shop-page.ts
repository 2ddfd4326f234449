// Writes the HTML of a shop page: head, <airside-shop> with its route target, and content that reads well without script.
import { createHash } from 'node:crypto';
import { embedOrigins } from '../src/content/cms/embeds';
import { escapeHtml, originsOf } from './html';
import type { ShopPage } from './page-lookup';

/** The page's own few rules: what stands round <airside-shop>, and the content that people without script read. */
const css = `
html{background:#fffdf9;color:#151a26;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
body{margin:0}
airside-shop{display:block;min-height:100vh}
airside-shop:not(:defined){box-sizing:border-box;max-width:1440px;margin:0 auto;padding:32px 20px}
airside-shop>h1{font:400 30px/1.2 Georgia,serif;margin:16px 0}
airside-shop a{color:#7d5a1e}
airside-shop>ul{padding:0;list-style:none;columns:18em auto;line-height:2}
`.replace(/\n/g, '');
const cssHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#151a26"/><path d="M16 6l8 20h-4l-4-11-4 11H8z" fill="#e2c48d"/></svg>',
  );

export interface PageOptions {
  /** The shop's own origin; canonical links start with it. */
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Pictures of the content service may come from there. */
  contentUrl?: string;
  /** Module to start with. */
  loader: string;
  /** Chunks worth asking for before the loader has run. */
  preload: string[];
  /** Development needs what Vite injects. */
  strict: boolean;
}

export function shopPage(page: ShopPage, options: PageOptions): Response {
  const target = page.target;
  const attributes = Object.entries({
    'page-type': target?.type,
    'page-uid': target?.uid,
    'page-url-key': target?.urlKey,
    'page-identifier': target?.identifier,
    'page-size': page.pageSize?.toString(),
  })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const payment = options.paymentUrl ? ` data-payment-url="${escapeHtml(options.paymentUrl)}"` : '';
  const structured = page.structured
    ? `<script type="application/ld+json">${JSON.stringify(page.structured).replace(/</g, '\\u003c')}</script>\n`
    : '';
  const description = page.description
    ? `<meta name="description" content="${escapeHtml(page.description)}">\n`
    : '';
  const body = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)} | Airside</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${description}${
    page.status === 200
      ? `<link rel="canonical" href="${escapeHtml(options.shopUrl + page.canonical)}">`
      : '<meta name="robots" content="noindex">'
  }
<link rel="icon" href="${icon}">
${options.preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">\n`).join('')}<style>${css}</style>
<script type="module" src="${escapeHtml(options.loader)}"${payment}></script>
${structured}</head>
<body>
<airside-shop${attributes}>
${fallback(page)}
</airside-shop>
</body>
</html>
`;
  return new Response(body, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(options.strict ? { 'content-security-policy': policy(options, page.mediaUrl) } : {}),
    },
  });
}

function fallback(page: ShopPage): string {
  const links = page.links.map(
    ({ label, href }) => `<li><a href="${escapeHtml(encodeURI(href))}">${escapeHtml(label)}</a></li>`,
  );
  return [
    `<p><a href="/">Airside</a></p>`,
    `<h1>${escapeHtml(page.title)}</h1>`,
    page.price ? `<p>${escapeHtml(page.price)}</p>` : '',
    page.text ? `<p>${escapeHtml(page.text)}</p>` : '',
    links.length ? `<ul>\n${links.join('\n')}\n</ul>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function policy({ shopUrl, paymentUrl, contentUrl }: PageOptions, mediaUrl?: string): string {
  // The shop's configured address stands beside 'self': pictures keep working when the page is opened by another name of this machine.
  const pictures = new Set([shopUrl, ...originsOf(mediaUrl, contentUrl)]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${cssHash}`,
    `img-src 'self' data: ${[...pictures].join(' ')}`,
    `media-src 'self' ${[...pictures].join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(paymentUrl)].join(' '),
    // Films and maps in what editors wrote.
    ['frame-src', ...originsOf(paymentUrl), ...embedOrigins].join(' '),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
