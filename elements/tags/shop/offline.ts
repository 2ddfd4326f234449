// The shop without a network: puts the service worker under it, and shows again what failed when the network is back.
import { askServiceWorker, registerServiceWorker } from '../../../src/app/service-worker';
import type { Storefront } from '../../../src/storefront';

/** Only what the shop's own origin serves may be kept there, and only there is a worker (decision 012). */
const isServedHere = (): boolean => new URL(import.meta.url).origin === location.origin;

/** The answer stops it; the worker stays. A build without a worker (development) goes without. */
export function livesOffline(
  { app, routing }: Pick<Storefront, 'app' | 'routing'>,
  reload = () => location.reload(),
): () => void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator && isServedHere())
    void keepVisited(navigator.serviceWorker);
  const onOnline = (): void => {
    const { state, tag } = routing.screen.peek();
    if (state === 'error') routing.refresh();
    // Its code did not come, and some browsers do not ask for a module twice.
    else if (tag && !customElements.get(tag)) reload();
  };
  // The network may have come back before anybody listened here.
  if (app.hasBeenOffline.peek() && app.isOnline.peek()) onOnline();
  window.addEventListener('online', onOnline);
  return () => window.removeEventListener('online', onOnline);
}

/** A first page has loaded all it needs before there was a worker to keep it. */
async function keepVisited(workers: ServiceWorkerContainer): Promise<void> {
  if (!workers.controller)
    workers.addEventListener('controllerchange', () => handOver(workers), { once: true });
  await registerServiceWorker();
}

function handOver({ controller }: ServiceWorkerContainer): void {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  const below = (...folders: string[]): string[] =>
    own.filter(({ pathname }) => folders.includes(pathname.split('/')[1] ?? '')).map(({ href }) => href);
  // Workbox's own message: the addresses go through its routes as if the page had asked for them again.
  controller?.postMessage({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [
        [location.href, { headers: { accept: 'text/html' } }],
        ...below('chunks', 'assets', 'served'),
      ],
    },
  });
  void askServiceWorker({ type: 'PREFETCH_IMAGES', urls: below('media', 'uploads') }).catch(() => undefined);
}
