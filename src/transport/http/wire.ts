// Requests in flight: equal GETs share one fetch; one that must be fresh replaces and aborts the one before it (behaviour 7.1).
import { readable } from '../texts/texts';

export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Goes on when the page has gone. */
  keepalive?: boolean;
  cache?: RequestCache;
  credentials: RequestCredentials;
}

export interface WireAnswer {
  status: number;
  statusText: string;
  body: string;
  cacheId?: string;
}

export interface Wire {
  /** Returns how to lose interest; the fetch is aborted when nobody is left. */
  ask(
    request: WireRequest,
    onAnswer: (answer: WireAnswer) => void,
    onFailure: (cause: unknown) => void,
  ): () => void;
}

interface Listener {
  onAnswer: (answer: WireAnswer) => void;
  onFailure: (cause: unknown) => void;
}

interface Flight {
  controller: AbortController;
  listeners: Set<Listener>;
}

export function createWire(fetch: typeof globalThis.fetch): Wire {
  const flights = new Map<string, Flight>();

  const start = (key: string, request: WireRequest, listeners: Set<Listener>): void => {
    const flight: Flight = { controller: new AbortController(), listeners };
    flights.set(key, flight);
    // Who was replaced or given up must not hear of its end.
    const land = (tell: (listener: Listener) => void) => {
      if (flights.get(key) !== flight) return;
      flights.delete(key);
      [...listeners].forEach(tell);
    };
    const { url, ...init } = request;
    exchange(() => fetch(url, { ...init, signal: flight.controller.signal })).then(
      (answer) => land(({ onAnswer }) => onAnswer(answer)),
      (cause: unknown) => land(({ onFailure }) => onFailure(cause)),
    );
  };

  let posts = 0;
  return {
    ask(request, onAnswer, onFailure) {
      const { method, url, headers, cache } = request;
      const key = method === 'GET' ? JSON.stringify([url, headers]) : `${method} ${++posts}`;
      const known = flights.get(key);
      const listener = { onAnswer, onFailure };
      const listeners = known?.listeners ?? new Set();
      listeners.add(listener);
      const isFresh = cache === 'no-store' || cache === 'reload';
      if (!known || isFresh) {
        // The earlier callers get the fresh answer.
        start(key, request, listeners);
        known?.controller.abort();
      }
      return () => {
        const flight = flights.get(key);
        if (!listeners.delete(listener) || listeners.size || flight?.listeners !== listeners) return;
        flights.delete(key);
        flight.controller.abort();
      };
    },
  };
}

async function exchange(send: () => Promise<Response>): Promise<WireAnswer> {
  const response = await send();
  return {
    status: response.status,
    statusText: response.statusText,
    body: await readable(await response.text()),
    // null across origins unless the server exposes the header.
    cacheId: response.headers.get('x-magento-cache-id') ?? undefined,
  };
}
