// Writes the HTML of a shop page: head, <airside-shop> with its route target, and the first screen, or content that reads well without script.
import type { BraintreeEnvironment } from '../../../src/checkout/payment/braintree/origins';
import { writeSites } from '../../../src/cart/crossing/site-name';
import { escapeHtml } from '../../http/html';
import { answersElement, keptByCdn, type FirstScreen } from './first-screen';
import { earlyCartPath } from './early-cart';
import { earlyElement, earlyScript } from './early-script';
import { forSearchEngines } from './for-search-engines';
import { home, type Area, type ShopPage } from '../page';
import { hashOf, pageStyle } from './page-style';
import { permissionsPolicy, policyHeaders } from './policy';
import { anchor, join, list } from '../readable';
import { pageRules } from './speculation';
import { themeLink } from './theme';

/** Where the shop has no picture of its own, by those that only a build has. */
function installable({ icon }: ShopPage, theme: string | undefined): string {
  return `<link rel="icon" href="${escapeHtml(icon ?? '/icons/192.png')}">
<link rel="apple-touch-icon" href="${escapeHtml(icon ?? '/icons/180.png')}">
<link rel="manifest" href="/manifest.webmanifest">
${theme ? '' : '<meta name="theme-color" content="#fffdf9">\n'}`;
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
  /** How listings go on: by pages when absent. */
  listing?: 'pages' | 'more';
  /** What shoppers know the sites as that may embed the shop's elements, by origin. Those stand in the pages that bags come to. */
  sites?: Readonly<Record<string, string>>;
  /** A sheet of tokens that the shop's pages wear, as a path on its own origin: '/themes/dark.css'. */
  theme?: string;
  /** Module to start with. */
  loader: string;
  /** Chunks and faces worth asking for before the loader has run. */
  preload: readonly string[];
  /** Where browsers report what the page's policy has blocked. */
  reportPath?: string;
  /** Development needs what Vite injects. */
  strict: boolean;
}

/** `first`: what the server has drawn of the page. */
export function shopDocument(page: ShopPage, options: DocumentOptions, first?: FirstScreen): Response {
  const { shopUrl, loader, preload, missingFields, strict, theme } = options;
  const style = pageStyle(preload);
  const icons = strict ? installable(page, theme) : '<link rel="icon" href="data:,">\n';
  const body = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.documentTitle)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${strict ? early(page, preload, missingFields, first) : ''}${forSearchEngines(page, shopUrl)}${icons}${first ? '' : preload.map(preloadLink).join('')}<style>${style}</style>
${themeLink(theme)}<script type="module" src="${escapeHtml(loader)}"${loaderData(page, options)}></script>
</head>
<body>
<airside-shop${shopAttributes(page)}>
${onlyToRead}
${first ? drawnShop(first, page) : `<main>${toRead(page)}</main>`}
</airside-shop>
</body>
</html>
`;
  return new Response(body, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(first?.screen && first.isWhole && page.status === 200 ? keptByCdn(first.tags) : {}),
      // Other hosts of the same site may prepare it whole (speculation.ts).
      ...(first?.screen ? { 'supports-loading-mode': 'credentialed-prerender' } : {}),
      ...hints(preload, first),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Wallets open windows of their own, and speak to the page that did.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': permissionsPolicy(options),
      ...(strict ? policyHeaders({ ...options, mediaUrl: page.mediaUrl, ...hashes(style, first) }) : {}),
    },
  });
}

const hashes = (style: string, first: FirstScreen | undefined) => ({
  styleHashes: [style, ...(first?.sheets ?? [])].map(hashOf),
  scriptHashes: [...(first?.screen ? [pageRules] : []), earlyScript].map(hashOf),
});

function loaderData(
  { area }: ShopPage,
  { paymentUrl, missingFields, listing, sites }: DocumentOptions,
): string {
  const payment = paymentUrl ? ` data-payment-url="${escapeHtml(paymentUrl)}"` : '';
  const lacks = missingFields === undefined ? '' : ` data-missing-fields="${escapeHtml(missingFields)}"`;
  const known = sites && (area === 'cart' || area === 'checkout') ? writeSites(sites) : '';
  return (
    payment +
    lacks +
    (listing ? ` data-listing="${listing}"` : '') +
    (known && ` data-sites="${escapeHtml(known)}"`)
  );
}

/** ms. So much later than sheet and pictures, what is asked for next comes behind them; the home page's pictures are large. */
const waitOf = (area: Area, { screen }: FirstScreen): number => (area === 'home' ? 200 : screen ? 100 : 0);

/** What is seen comes first: script is asked for after it (early-script.ts). */
function early(
  { area }: ShopPage,
  preload: readonly string[],
  missing: string | undefined,
  first: FirstScreen | undefined,
): string {
  const cart = earlyCartPath(missing);
  if (!first) return earlyElement({ cart });
  const sheet = `<link rel="preload" as="style" href="${escapeHtml(first.sheet)}">\n`;
  const next = first.screen && `<script type="speculationrules" id="airside-next">${pageRules}</script>\n`;
  return (
    sheet +
    (next ?? '') +
    earlyElement({ at: first.answers.at, files: preload, wait: waitOf(area, first), cart })
  );
}

function hints(preload: readonly string[], first: FirstScreen | undefined): Record<string, string> {
  const hinted = first ? [`<${encodeURI(first.sheet)}>; rel=preload; as=style`] : preload.map(earlyHint);
  return hinted.length > 0 ? { link: hinted.join(', ') } : {};
}

/** As it stands once the shop has taken it over: header, screen, footer; and the answers that it was made of. */
function drawnShop({ header, screen, footer, answers }: FirstScreen, page: ShopPage): string {
  return `${header}
<main id="content" tabindex="-1">${screen ?? toRead(page)}
</main>
${footer}
${answersElement(answers)}`;
}

/** Above a checkout the header is lower, before its element is there, too (page-style.ts). */
const toRead = (page: ShopPage): string =>
  `<div${page.area === 'checkout' ? ' data-enclosed' : ''} class="shop-read">${readable(page)}</div>`;

/** A face that does not come in time is not used at all (src/ui/ground/display-face.ts). */
const isFace = (file: string): boolean => file.endsWith('.woff2');

function preloadLink(file: string): string {
  const what = isFace(file) ? 'preload" as="font" type="font/woff2" crossorigin' : 'modulepreload"';
  return `<link rel="${what} href="${escapeHtml(file)}">\n`;
}

/** The same for a CDN, which says it to browsers while it waits for the page (103 Early Hints). */
const earlyHint = (file: string): string =>
  `<${encodeURI(file)}>; rel=${isFace(file) ? 'preload; as=font; type="font/woff2"; crossorigin' : 'modulepreload'}`;

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

/** Where nothing comes to take the page over: no script, or a browser below the floor (docs/embed.md). */
const onlyToRead =
  '<p class="shop-floor" data-nosnippet>This page can be read here; to order, use a browser of 2024 or later, with JavaScript.</p>';

export function readable(page: ShopPage): string {
  return join(
    `<nav aria-label="Main">${list([{ ...home, label: page.shopName || home.label }, ...page.menu].map(anchor))}</nav>`,
    !!page.crumbs.length &&
      `<nav aria-label="You are here">${list([home, ...page.crumbs].map(anchor))}</nav>`,
    `<h1>${escapeHtml(page.title)}</h1>`,
    page.content,
  );
}
