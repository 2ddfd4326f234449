// Owns the one way to the backend: GraphQL by a client that comes with the first request, and REST (behaviour 7.1, 7.2).
import type { ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import { createCapabilities } from './capabilities';
import type { ClientOptions } from './client';
import type { Client } from './client-api';
import { createIdentity } from './identity';
import { lateClient } from './late-client';
import { late } from '../late/late';
import type { Identity } from './operation';

export interface Transport extends Client {
  /** `path` as in '/V1/guest-carts/…'. Rejects with TransportError, its message filled in from the answer's parameters. */
  rest<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { signal?: AbortSignal },
  ): Promise<T>;
  /** Fetches the code of query, watch and mutate, which comes with the first of them, for somebody who is about to ask. */
  preload(): void;
  /** Whether the backend has 'Customer.groupId', 'Query.storeEvents', 'Query.cart(terminal:)' …; true until learned otherwise. */
  has(coordinate: string): boolean;
  /** What the backend is known to lack. */
  capabilities: ReadonlySignal<ReadonlySet<string>>;
  /** Asks what the backend lacks, where the page does not tell: for who shows what only some backends have. */
  survey(): Promise<void>;
  /** The backend no longer knows the session. */
  onUnauthorized(callback: () => void): () => void;
}

export interface TransportOptions extends Pick<ClientOptions, 'lateCache'> {
  endpoint: string;
  restUrl: string;
  storage: BrowserStorage;
  /** Store view code where none is stored. */
  storeView?: string;
  /** Where the shop's server is; ends with a slash. */
  shopUrl?: string;
  /** What the backend lacks, as the page's server says it. */
  missingFields?: string;
  fetch?: typeof fetch;
}

/** Only the checkout speaks REST. */
const restCode = late(() => import('./rest'));

export function createTransport({
  endpoint,
  restUrl,
  storage,
  storeView,
  shopUrl,
  missingFields,
  lateCache,
  ...options
}: TransportOptions): Transport {
  const send: typeof fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const identity = createIdentity(storage, storeView);
  const capabilities = createCapabilities({
    storage,
    missingFields,
    // Beside the backend: a shop on a page of another site has its own address there, and no such file.
    shopUrl: shopUrl && new URL('./', endpoint).href,
    fetch: send,
  });
  const unauthorized = new Set<() => void>();
  const onUnauthorized = (refused: Identity) => {
    if (identity.current.peek().token !== refused.token) return;
    unauthorized.forEach((callback) => callback());
    identity.drop('token', refused);
  };
  const client = lateClient(async () => {
    // Its first document needs them.
    if (capabilities.missing.peek().size) import('./lessons').catch(() => undefined);
    const { createClient } = await import('./client');
    return createClient({
      endpoint,
      fetch: send,
      storage,
      identity,
      capabilities,
      onUnauthorized,
      lateCache,
    });
  });

  return {
    ...client,
    async rest(...request) {
      const { createRest } = await restCode();
      const rest = createRest({
        restUrl,
        fetch: send,
        identity: () => identity.current.peek(),
        onUnauthorized: () => onUnauthorized(identity.current.peek()),
      });
      return rest(...request);
    },
    has: capabilities.has,
    capabilities: capabilities.missing,
    survey: capabilities.survey,
    onUnauthorized(callback) {
      unauthorized.add(callback);
      return () => void unauthorized.delete(callback);
    },
    dispose() {
      identity.dispose();
      client.dispose();
      unauthorized.clear();
    },
  };
}
