// The shop's own origin: backend, build files, and an HTML page for every other address.
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { createAskBackend } from './ask-backend';
import type { Handler } from './listen';
import { lookUpPage } from './page-lookup';
import { readPreloads } from './preloads';
import { shopPage } from './shop-page';
import { createStaticFiles } from './static-files';

const backendPath = /^\/(graphql|rest|api|uploads|media|health|newsletter|_demo|static\/version[^/]*)(\/|$)/;

export interface ShopSiteOptions {
  backend: Handler;
  buildFolder: string;
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** Where pictures of the content service may come from besides the shop's own origin. */
  contentUrl?: string;
}

export function isBackendPath(pathname: string): boolean {
  return backendPath.test(pathname);
}

/** People and crawlers ask for HTML; a script, style or picture that is not there is plainly not there. */
export function wantsPage(request: Request, url: URL): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.(?!html$)\w+$/.test(url.pathname);
}

export function createShopSite(options: ShopSiteOptions): Handler {
  const files = createStaticFiles(options.buildFolder);
  const preloads = readPreloads(options.buildFolder);
  const ask = createAskBackend(options.backend, options.shopUrl);
  return async (request, client) => {
    const url = new URL(request.url);
    if (isBackendPath(url.pathname)) return options.backend(request, client);
    const file = await files(request, url);
    if (file) return file;
    if (!wantsPage(request, url))
      return new Response('Not found', { status: 404, headers: { 'access-control-allow-origin': '*' } });
    const page = await lookUpPage(ask, url);
    if (page instanceof Response) return page;
    return shopPage(page, {
      shopUrl: options.shopUrl,
      paymentUrl: options.paymentUrl,
      braintree: options.braintree,
      contentUrl: options.contentUrl,
      loader: '/airside.js',
      preload: preloads(page.area),
      strict: true,
    });
  };
}
