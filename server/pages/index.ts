// Pages of the shop as a server answers them: titled, linked and priced before any script runs (docs/operate.md).
import { sniffing } from '../http/answers';
import type { MissingFields } from './missing-fields';
import { outagePage } from '../proxy/failure';
import { BackendDownError, createAskBackend } from './ask-backend';
import { shopDocument, type DocumentOptions } from './document';
import { lookUpPage } from './look-up';
import type { Area } from './page';
import { robots } from './robots';
import { isSitemap, sitemap } from './sitemap';
import { webManifest } from './web-manifest';

export interface RendererOptions extends Pick<
  DocumentOptions,
  'shopUrl' | 'paymentUrl' | 'braintree' | 'pictureUrl'
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
  /** The module to start with; /airside.js when absent. */
  loader?: string;
  /** Leaves out the Content-Security-Policy and what only a build has. */
  isDevelopment?: boolean;
}

/** For elements on pages that this server has not written. */
const missingFieldsPath = '/missing-fields.txt';
const manifestPath = '/manifest.webmanifest';

/** Asked for by machines that do not say they want a page. */
export const isForMachines = (pathname: string): boolean =>
  ['/robots.txt', missingFieldsPath, manifestPath].includes(pathname) || isSitemap(pathname);

/**
 * Request → Response for every address of the shop that is no file and not the backend's: an HTML page (200, 404 or 500),
 * a redirect of the backend (301, 302), robots.txt, the sitemap, the web app manifest, the list of what the backend
 * lacks, or 502 to 504 while the backend is down. Keeps no state but the names of fields that the backend lacks, so one
 * may run per worker.
 */
export function createPageRenderer(options: RendererOptions): (request: Request) => Promise<Response> {
  const { shopUrl, fetch = (request: Request) => globalThis.fetch(request) } = options;
  const ask = createAskBackend(fetch, options.endpoint ?? `${shopUrl}/graphql`);
  const contentUrl = options.contentUrl ?? `${shopUrl}/api`;
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/robots.txt') return robots(shopUrl);
    if (url.pathname === manifestPath) return webManifest(ask, shopUrl).catch(whyNot);
    if (url.pathname === missingFieldsPath) return listOf(options.missingFields);
    if (isSitemap(url.pathname))
      return sitemap(ask, url.pathname, shopUrl).then((file) => file ?? missing(), whyNot);
    const page = await lookUpPage({ url, ask, shopUrl, contentUrl, fetch });
    if (page instanceof Response) return page;
    return shopDocument(page, {
      ...options,
      missingFields: options.missingFields?.known(),
      loader: options.loader ?? '/airside.js',
      preload: options.preload?.(page.area) ?? [],
      strict: !options.isDevelopment,
    });
  };
}

async function listOf(fields: MissingFields | undefined): Promise<Response> {
  const list = await fields?.learned();
  const headers = { ...sniffing, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
  if (list !== undefined) return new Response(list, { headers });
  // What could not be learned now may be later.
  return new Response(null, { status: fields ? 503 : 404, headers });
}

const missing = (): Response => new Response('Not found', { status: 404, headers: sniffing });

function whyNot(error: unknown): Response {
  return error instanceof BackendDownError
    ? outagePage(error.status)
    : new Response(null, { status: 500, headers: sniffing });
}
