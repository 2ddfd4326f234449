// The shop's service worker, served at /sw.js (behaviour 7.5): what was visited can be visited again without a network.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keptAddress, requestKind, type RequestKind } from './request-kind';

/** The part of ServiceWorkerGlobalScope used here; the types of both worlds do not go together. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Files that every page of this build needs; written in by the build. */
declare const __AIRSIDE_SHELL__: string[];

const worker = globalThis as unknown as Worker;
const day = 24 * 60 * 60;
/** s; a network that is that slow is as good as none. */
const networkTimeoutSeconds = 4;
const keep = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

/** An answer holds for one store view and one currency, which are not in its address. */
const perStore = {
  async cacheKeyWillBeUsed({ request }: { request: Request }): Promise<string> {
    const url = new URL(request.url);
    url.searchParams.set('store', request.headers.get('store') ?? '');
    url.searchParams.set('currency', request.headers.get('content-currency') ?? '');
    return url.href;
  },
};

// Chunks of earlier builds stay: a page that was opened before a deployment may still ask for them.
const code = new CacheFirst({ cacheName: 'airside-code', plugins: [keep(300, 90)] });
const pictures = new StaleWhileRevalidate({
  cacheName: 'airside-pictures',
  plugins: [keep(400, 30)],
  // A picture in another format than asked for is better than none.
  matchOptions: { ignoreVary: true },
});
const pages = new NetworkFirst({
  cacheName: 'airside-pages',
  networkTimeoutSeconds,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url) }, keep(100, 7)],
});
const loader = new NetworkFirst({ cacheName: 'airside-loader', networkTimeoutSeconds });
const queries = new NetworkFirst({ cacheName: 'airside-queries', plugins: [perStore, keep(300, 1)] });

const strategies: Record<RequestKind, CacheFirst | NetworkFirst | StaleWhileRevalidate> = {
  page: pages,
  loader,
  code,
  picture: pictures,
  query: queries,
};
for (const kind of Object.keys(strategies) as RequestKind[])
  registerRoute(({ request, url }) => requestKind(request, url, location.origin) === kind, strategies[kind]);

// A page that was never visited: the shop comes up and says what is wrong.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await caches.match('/')) ?? Response.error()) : Response.error(),
);

worker.addEventListener('install', (event) => {
  const fetched = (strategy: CacheFirst | NetworkFirst, path: string) =>
    Promise.all(strategy.handleAll({ event: event as never, request: new Request(path) }));
  event.waitUntil(
    Promise.all([
      ...__AIRSIDE_SHELL__.map((path) => fetched(code, path)),
      fetched(loader, '/airside.js'),
      fetched(pages, '/'),
    ]),
  );
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** { type: 'PREFETCH_IMAGES', urls } → { type, fetched } at the sender's port: how many of them can be seen offline. */
worker.addEventListener('message', (event) => {
  const { type, urls } = event.data as { type?: unknown; urls?: string[] };
  if (type !== 'PREFETCH_IMAGES' || !Array.isArray(urls)) return;
  const isFetched = (url: string) =>
    pictures
      .handle({ event: event as never, request: new Request(url, { headers: { accept: 'image/webp,*/*' } }) })
      .then(({ ok }) => ok)
      .catch(() => false);
  event.waitUntil(
    Promise.all(urls.map(isFetched)).then((known) =>
      event.ports[0]?.postMessage({ type, fetched: known.filter(Boolean).length }),
    ),
  );
});
