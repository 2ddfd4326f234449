// Writes the HTML of a shop page: head, <airside-shop> with its route target, and content that reads well without script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { embedOrigins } from '../src/content/cms/embeds';
import { cardOrigins } from './card-origins';
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

const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('../elements/shop/icon.svg', import.meta.url), 'utf8').trim())}`;

/** Files that only a build has. */
const installable = `<link rel="apple-touch-icon" href="/icons/180.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#fffdf9">
`;

export interface PageOptions {
  /** The shop's own origin; canonical links start with it. */
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
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
${options.strict ? installable : ''}${options.preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">\n`).join('')}<style>${css}</style>
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

function policy({ shopUrl, contentUrl, ...providers }: PageOptions, mediaUrl?: string): string {
  // The shop's configured address stands beside 'self': pictures keep working when the page is opened by another name of this machine.
  const pictures = new Set([shopUrl, ...originsOf(mediaUrl, contentUrl)]);
  const cards = cardOrigins(providers);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${cssHash}`,
    `img-src 'self' data: ${[...pictures].join(' ')}`,
    `media-src 'self' ${[...pictures].join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self'", ...cards.requests].join(' '),
    // Films and maps in what editors wrote.
    ['frame-src', ...cards.frames, ...embedOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
