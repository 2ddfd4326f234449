// The shop's own origin: backend, build files, and an HTML page for every other address.
import { join } from 'node:path';
import { readManifest } from '../elements/build/files/built-files';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { compressing } from '../server/http/compression';
import type { Handler } from '../server/http/listen';
import type { MissingFields } from '../server/pages/missing-fields';
import { createPolicyReports, reportPath } from '../server/http/policy-reports';
import { createPageRenderer, isForMachines } from '../server/pages';
import { preloadsOf } from '../server/pages/document/preloads';
import type * as Render from '../server/render/index';
import { folders, loaderOf, type Runtime } from './runtimes';
import { createStaticFiles } from '../server/http/static-files';

const backendPath = /^\/(graphql|rest|api|uploads|media|health|newsletter|_demo|static\/version[^/]*)(\/|$)/;

export interface ShopSiteOptions {
  backend: Handler;
  buildFolder: string;
  /** 'react' when absent. */
  runtime?: Runtime;
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** Where the content service's pictures come from, when that is not the shop's origin. */
  pictureUrl?: string;
  /** What the backend lacks. */
  missingFields?: MissingFields;
  /** How listings go on. */
  listing?: 'pages' | 'more';
  /** What shoppers know the sites as that may embed the shop's elements, by origin. */
  sites?: Readonly<Record<string, string>>;
  /** A sheet of tokens that its pages wear, as a path. */
  theme?: string;
  /** What draws first screens; without it pages only read well until the shop has come. */
  render?: typeof Render;
}

export function isBackendPath(pathname: string): boolean {
  return backendPath.test(pathname);
}

/** People and crawlers ask for HTML; a script, style or picture that is not there is plainly not there. */
export function wantsPage(request: Request, url: URL): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isForMachines(url.pathname)) return true;
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.(?!html$)\w+$/.test(url.pathname);
}

export function createShopSite(options: ShopSiteOptions): Handler {
  const files = createStaticFiles(options.buildFolder);
  const { buildFolder, runtime = 'react', render } = options;
  const folder = folders[runtime];
  const preload = preloadsOf(readManifest(join(buildFolder, folder)), folder);
  const answer = createPageRenderer({
    ...rendererOptions(options),
    preload,
    firstScreens: render?.createFirstScreens({
      shopUrl: options.shopUrl,
      missingFields: options.missingFields,
      fetch: options.backend,
    }),
    loader: loaderOf(runtime),
    reportPath,
  });
  const page = compressing(answer);
  const reports = createPolicyReports();
  return async (request, client) => {
    const url = new URL(request.url);
    if (isBackendPath(url.pathname)) return options.backend(request, client);
    if (url.pathname === reportPath) return reports(request);
    const file = await files(request, url);
    if (file) return file;
    if (wantsPage(request, url)) return page(request);
    return new Response('Not found', { status: 404, headers: { 'access-control-allow-origin': '*' } });
  };
}

/** Backend and content service are asked without a request of the network. */
export function rendererOptions({ backend, ...options }: ShopSiteOptions) {
  const { shopUrl, paymentUrl, braintree, pictureUrl, missingFields, listing, sites, theme } = options;
  return { shopUrl, paymentUrl, braintree, pictureUrl, missingFields, listing, sites, theme, fetch: backend };
}
