// Sends what stories ask for to the backend, with the faults of the shop they stand in.
import { backendUrl, shopOf } from './shops';

/** Addresses of this origin are answered by `backend`, an origin with a path perhaps; the rest is left alone. */
export function directRequests(backend: string): void {
  const fetchAnywhere = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const requested = new URL(request?.url ?? String(input), location.href);
    const url = requested.origin === location.origin ? backendUrl(requested, backend) : undefined;
    if (!url) return fetchAnywhere(input, init);
    // A browser has six connections to a server: held open, those of one page of stories would be used up.
    if (shopOf(requested.pathname).shop.silent) return never(init?.signal ?? request?.signal);
    const moved = request ? new Request(url, request) : url;
    // To the shop it is a request of its own page; another origin gets no cookies.
    return fetchAnywhere(moved, url.origin === location.origin ? init : { ...init, credentials: 'omit' });
  };
}

function never(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
