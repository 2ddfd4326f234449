// Pages of the shop as a server answers them: titled, linked and priced before any script runs (docs/operate.md).
import { matchRoute } from '../../src/routing/route-table';
import { screenOf } from '../../src/routing/target';
import { withoutView } from '../../src/routing/read-view';
import { sniffing } from '../http/answers';
import type { FirstScreen, FirstScreens } from './document/first-screen';
import type { MissingFields } from './missing-fields';
import { outagePage } from '../http/outage-page';
import { BackendDownError, createAskBackend } from './ask-backend';
import { readable, shopDocument, type DocumentOptions } from './document/document';
import { lookUpPage } from './look-up';
import { elementAt } from './element';
import type { Area, ShopPage } from './page';
import { robots } from './robots';
import { isSitemap, sitemap } from './sitemap';
import { checkTheme } from './document/theme';
import { speculationFile, speculationPath } from './document/speculation';
import { webManifest } from './web-manifest';

export interface RendererOptions extends Pick<
  DocumentOptions,
  'shopUrl' | 'paymentUrl' | 'braintree' | 'pictureUrl' | 'listing' | 'sites' | 'theme'
> {
  /** Address of the backend's GraphQL; the shop's own /graphql when absent. */
  endpoint?: string;
  /** Base of the content service; the shop's own /api when absent. */
  contentUrl?: string;
  /** How backend and content service are asked; the global fetch when absent. */
  fetch?: (request: Request) => Response | Promise<Response>;
  /** Paths of the files that a kind of page needs first (`preloadsOf`). */
  preload?: (area: Area) => readonly string[];
  /** What the backend lacks; browsers learn it by themselves when absent. */
  missingFields?: MissingFields;
  /** Where browsers report what the page's policy has blocked; nowhere when absent. */
  reportPath?: string;
  /** Draws what people see before any script (`airside/render`: createFirstScreens); without it a page only reads well. */
  firstScreens?: FirstScreens;
  /** The module to start with; /airside.js when absent. */
  loader?: string;
  /** Leaves out the Content-Security-Policy and what only a build has. */
  isDevelopment?: boolean;
}

/** For elements on pages that this server has not written. */
const missingFieldsPath = '/missing-fields.txt';
const manifestPath = '/manifest.webmanifest';
/** Sheets of what the server has drawn (server/render/sheets.ts), and single elements. */
const servedFolder = '/served/';

/** Asked for by machines that do not say they want a page. */
export const isForMachines = (pathname: string): boolean =>
  ['/robots.txt', missingFieldsPath, manifestPath, speculationPath].includes(pathname) ||
  pathname.startsWith(servedFolder) ||
  isSitemap(pathname);

/**
 * Request → Response for every address of the shop that is no file and not the backend's: an HTML page (200, 404 or 500),
 * a redirect of the backend (301, 302), an element for a page of another site, robots.txt, the sitemap, the web app manifest, the rules for what browsers may prepare,
 * the list of what the backend lacks, or 502 to 504 while the backend is down. Keeps no state but the names of fields that the backend lacks, and how long
 * its listings are, so one may run per worker.
 */
export function createPageRenderer(options: RendererOptions): (request: Request) => Promise<Response> {
  const { shopUrl, firstScreens, fetch = (request: Request) => globalThis.fetch(request) } = options;
  checkTheme(options.theme, shopUrl);
  const ask = createAskBackend(fetch, options.endpoint ?? `${shopUrl}/graphql`);
  const contentUrl = options.contentUrl ?? `${shopUrl}/api`;
  const listings = {};
  async function firstScreen(url: URL, page: ShopPage): Promise<FirstScreen | undefined> {
    const screen = screenAt(url, page);
    try {
      return screen && (await firstScreens?.draw(withoutView(url), screen, readable(page)));
    } catch (error) {
      // The page is read, and browsers draw it themselves.
      console.error(`airside: ${url.pathname} could not be drawn`, error);
      return undefined;
    }
  }

  return async (request) => {
    const url = inShop(request.url, shopUrl);
    const sheet = firstScreens?.sheetAt(url.pathname);
    if (sheet !== undefined) return sheetFile(sheet);
    if (url.pathname.startsWith(servedFolder))
      return (firstScreens && (await elementAt(url, firstScreens))) ?? missing();
    if (url.pathname === '/robots.txt') return robots(shopUrl);
    if (url.pathname === manifestPath) return webManifest(ask, options).catch(whyNot(url));
    if (url.pathname === speculationPath) return speculationFile();
    if (url.pathname === missingFieldsPath) return listOf(options.missingFields);
    if (isSitemap(url.pathname))
      return sitemap(ask, url.pathname, shopUrl).then((file) => file ?? missing(), whyNot(url));
    const page = await lookUpPage({ url, ask, shopUrl, contentUrl, fetch, listings });
    if (page instanceof Response) return page;
    const first = await firstScreen(url, page);
    const written = {
      ...options,
      missingFields: options.missingFields?.known(),
      loader: options.loader ?? '/airside.js',
      preload: options.preload?.(page.area) ?? [],
      strict: !options.isDevelopment,
    };
    return shopDocument(page, written, first);
  };
}

/**
 * The address as browsers have it: a server behind the one that ends TLS, or asked by another name, is told of another origin.
 * By parts: a path may look like another site's address.
 */
function inShop(asked: string, shopUrl: string): URL {
  const { pathname, search } = new URL(asked);
  return Object.assign(new URL(shopUrl), { pathname, search });
}

/** The element that browsers show at this address: what the backend has there stands above a fixed route. */
function screenAt(url: URL, { status, target }: ShopPage) {
  if (status !== 200) return undefined;
  return (target && screenOf(target)) ?? matchRoute(url.pathname, url.searchParams);
}

async function listOf(fields: MissingFields | undefined): Promise<Response> {
  const list = await fields?.learned();
  const headers = { ...sniffing, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
  if (list !== undefined) return new Response(list, { headers });
  // What could not be learned now may be later.
  return new Response(null, { status: fields ? 503 : 404, headers });
}

/** Its name is the hash of what is in it. */
function sheetFile(text: string): Response {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return new Response(text, { headers: { ...sniffing, ...headers } });
}

/** A server of another release may have it, and a CDN a moment later. */
const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { ...sniffing, 'cache-control': 'no-store' } });

const whyNot =
  ({ pathname }: URL) =>
  (error: unknown): Response => {
    if (error instanceof BackendDownError) return outagePage(error.status);
    console.error(`airside: ${pathname} could not be answered`, error);
    return new Response(null, { status: 500, headers: sniffing });
  };
