// Writes the HTML of a shop page: head, <airside-shop> with its route target, and content that reads well without script.
import { createHash } from 'node:crypto';
import type { BraintreeEnvironment } from '../../src/checkout/payment/braintree/origins';
import { escapeHtml } from '../http/html';
import { home, type ShopPage } from './page';
import { permissionsPolicy, policyHeaders } from './policy';
import { anchor, join, list } from './readable';

/**
 * What stands round <airside-shop>, and the content that people without script read. With script, that content keeps its
 * place unseen, so that nothing flashes when the shop takes over; where the script does not come, it appears.
 */
const css = `
html{background:#fffdf9;color:#151a26;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
body{margin:0}
airside-shop{display:block;min-height:100vh}
airside-shop:not(:defined){box-sizing:border-box;max-width:1440px;margin:0 auto;padding:32px 20px}
@media(scripting:enabled){airside-shop:not(:defined){animation:airside-wait 4s step-end}@keyframes airside-wait{from{visibility:hidden}}}
airside-shop>:is(h1,h2){font-family:Georgia,serif;font-weight:400;line-height:1.2}
airside-shop a{color:#7d5a1e}
airside-shop>nav ul{display:flex;flex-wrap:wrap;gap:4px 24px;padding:0;list-style:none}
airside-shop img{max-width:100%;height:auto}
`.replace(/\n/g, '');
const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Where the shop has no picture of its own, by those that only a build has. */
function installable({ icon }: ShopPage): string {
  return `<link rel="icon" href="${escapeHtml(icon ?? '/icons/192.png')}">
<link rel="apple-touch-icon" href="${escapeHtml(icon ?? '/icons/180.png')}">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#fffdf9">
`;
}

export interface DocumentOptions {
  /** The shop's own origin; canonical links start with it. */
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** Where the content service's pictures come from, when that is not the shop's origin. */
  pictureUrl?: string;
  /** What the backend lacks, where that is known. */
  missingFields?: string;
  /** Module to start with. */
  loader: string;
  /** Chunks and faces worth asking for before the loader has run. */
  preload: readonly string[];
  /** Where browsers report what the page's policy has blocked. */
  reportPath?: string;
  /** Development needs what Vite injects. */
  strict: boolean;
}

export function shopDocument(page: ShopPage, options: DocumentOptions): Response {
  const { shopUrl, paymentUrl, missingFields, loader, preload, strict } = options;
  const payment = paymentUrl ? ` data-payment-url="${escapeHtml(paymentUrl)}"` : '';
  const lacks = missingFields === undefined ? '' : ` data-missing-fields="${escapeHtml(missingFields)}"`;
  const body = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.documentTitle)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${forSearchEngines(page, shopUrl)}${strict ? installable(page) : '<link rel="icon" href="data:,">\n'}${preload
    .map(preloadLink)
    .join('')}<style>${css}</style>
<script type="module" src="${escapeHtml(loader)}"${payment}${lacks}></script>
</head>
<body>
<airside-shop${shopAttributes(page)}>
${readable(page)}
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
      // Wallets open windows of their own, and speak to the page that did.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': permissionsPolicy(options),
      ...(strict ? policyHeaders({ ...options, mediaUrl: page.mediaUrl, styleHash }) : {}),
    },
  });
}

/** A face that does not come in time is not used at all (src/ui/display-face.ts). */
function preloadLink(file: string): string {
  const what = file.endsWith('.woff2')
    ? 'preload" as="font" type="font/woff2" crossorigin'
    : 'modulepreload"';
  return `<link rel="${what} href="${escapeHtml(file)}">\n`;
}

function shopAttributes({ target, pageSize }: ShopPage): string {
  const attributes = {
    'page-type': target?.type,
    'page-uid': target?.uid,
    'page-url-key': target?.urlKey,
    'page-identifier': target?.identifier,
    'page-size': pageSize?.toString(),
  };
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function forSearchEngines(page: ShopPage, shopUrl: string): string {
  const { title, description, image, area, status } = page;
  const address = shopUrl + page.canonical;
  const isListed = status === 200 && !page.isPrivate;
  const named = (name: string, content: string | undefined): string =>
    content ? `<meta name="${name}" content="${escapeHtml(content)}">\n` : '';
  const shared = (name: string, content: string | undefined): string =>
    content ? `<meta property="og:${name}" content="${escapeHtml(content)}">\n` : '';
  if (!isListed)
    return (
      named('robots', 'noindex') +
      (status === 200 ? `<link rel="canonical" href="${escapeHtml(address)}">\n` : '')
    );
  return [
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">\n`,
    shared('site_name', page.shopName),
    shared('type', area === 'product' ? 'product' : 'website'),
    shared('title', title),
    shared('description', description),
    shared('url', address),
    shared('image', image),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    structuredData(page.structured),
  ].join('');
}

/** Data only: it never runs, so no policy needs to allow it. */
function structuredData(things: readonly object[]): string {
  if (!things.length) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>\n`;
}

/** Where nothing comes to take the page over: no script, or a browser below the floor (docs/embed.md). */
const onlyToRead =
  '<p data-nosnippet>This page can be read here; to order, use a browser of 2024 or later, with JavaScript.</p>';

function readable(page: ShopPage): string {
  return join(
    onlyToRead,
    `<nav aria-label="Main">${list([{ ...home, label: page.shopName || home.label }, ...page.menu].map(anchor))}</nav>`,
    !!page.crumbs.length &&
      `<nav aria-label="You are here">${list([home, ...page.crumbs].map(anchor))}</nav>`,
    `<h1>${escapeHtml(page.title)}</h1>`,
    page.content,
  );
}
