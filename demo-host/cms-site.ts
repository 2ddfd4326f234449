// The stranger's site: serves demo-host/pages from an origin of its own, as a content management system would.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trustedTypes } from '../elements/kit/release';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { findAdvertised, type Advertised } from './advertised';
import { builderFile, builderPolicy } from './builder-files';
import { createAskBackend } from '../server/pages/ask-backend';
import { cardOrigins } from '../server/pages/document/card-origins';
import { applyVariant, bundledApp, headersOf, variantOf, vendorFile } from './host-pages';
import { escapeHtml, originsOf } from '../server/http/html';
import type { Handler } from '../server/http/listen';
import type { Runtime } from './runtimes';

const folder = fileURLToPath(new URL('./pages/', import.meta.url));
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

export interface CmsSiteOptions {
  shopUrl: string;
  /** Of this site; absent: as it is asked for. */
  siteUrl?: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** Of pages that do not say which; 'react' when absent. */
  runtime?: Runtime;
  backend: Handler;
  /** The shop's modules are reloaded through a socket. */
  isDevelopment?: boolean;
}

/**
 * Pages name the shop as {{shop}}, its script as {{loader}}, this site as {{site}}, what they were asked with as {{search}},
 * what Braintree's cards need as {{cards}} and the product that they advertise as {{sku}};
 * read anew each time, so that they can be edited live.
 */
export function createCmsSite(options: CmsSiteOptions): Handler {
  const ask = createAskBackend(options.backend, `${options.shopUrl}/graphql`);
  return async (request) => {
    const url = new URL(request.url);
    const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
    if (url.pathname === '/health') return Response.json({ status: 'ok' });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const ready =
      vendorFile(name) ?? (await bundledApp(name)) ?? (await builderFile(name, options.isDevelopment));
    if (ready === undefined && !filesBelow(folder).includes(name))
      return new Response('Not found', { status: 404 });
    const advertised = name.endsWith('.html') ? await findAdvertised(ask) : { sku: '' };
    const variant = variantOf(url, options.runtime);
    const placeholders: Record<string, string> = {
      shop: options.shopUrl,
      loader: options.shopUrl + variant.loader,
      site: options.siteUrl ?? url.origin,
      search: url.search,
      payment: options.paymentUrl ?? '',
      cards: JSON.stringify(cardOrigins({ braintree: options.braintree })),
      sku: advertised.sku,
    };
    const text =
      ready ??
      applyVariant(readFileSync(folder + name, 'utf8'), variant).replace(
        /\{\{(\w+)\}\}/g,
        (whole, key: string) => escapeHtml(placeholders[key] ?? whole),
      );
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: {
        'content-type': types[name.split('.').pop() ?? ''] ?? 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        ...headersOf(name, builderPolicy(name, policy(options, advertised))),
      },
    });
  };
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(path.length).replace(/^\//, ''));
}

/** Strict on purpose: what the shop's elements need of a host, and nothing else. */
function policy({ shopUrl, isDevelopment, ...providers }: CmsSiteOptions, { mediaUrl }: Advertised): string {
  const cards = cardOrigins(providers);
  const socket = isDevelopment ? ' ' + shopUrl.replace(/^http/, 'ws') : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${shopUrl}`,
    "style-src 'self'",
    `img-src 'self' ${[...new Set([shopUrl, ...originsOf(mediaUrl)])].join(' ')}`,
    `font-src ${shopUrl}`,
    [`connect-src ${shopUrl}${socket}`, ...cards.requests].join(' '),
    `frame-src ${cards.frames.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trustedTypes].join(' '),
  ].join('; ');
}
