// Owns the one way to the backend: GraphQL by a client that comes with the first request, and REST (behaviour 7.1, 7.2).
import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import { hasStoredCache } from './cache/stored-cache';
import { createCapabilities } from './capabilities/capabilities';
import type { ClientOptions } from './client';
import type { Client } from './client-api';
import { takingEarly } from './answers/early-answer';
import { createIdentity } from './identity';
import { lateClient } from './late-client';
import { late } from '../late/late';
import type { Identity } from './operation';
import type { PlainQuestions } from './plain-question';
import type { GiveAnswers, TakeAnswer } from './answers/give-answers';

export interface Transport extends Client {
  /** `path` as in '/V1/guest-carts/…'. Rejects with TransportError, its message filled in from the answer's parameters. */
  rest<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { signal?: AbortSignal },
  ): Promise<T>;
  /** Fetches the code of query, watch and mutate, for somebody who is about to ask, or for later presses where the page `hasRested`. */
  preload(hasRested?: boolean): Promise<void>;
  /** What the page's server has said already, by path and query of a GET. */
  take: TakeAnswer;
  /** Whether the backend has 'Customer.groupId', 'Query.storeEvents', 'Query.cart(terminal:)' …; true until learned otherwise. */
  has(coordinate: string): boolean;
  /** What the backend is known to lack. */
  capabilities: ReadonlySignal<ReadonlySet<string>>;
  /** Asks what the backend lacks, where the page does not tell: for who shows what only some backends have. */
  survey(): Promise<void>;
  /** The backend no longer knows the session. */
  onUnauthorized(callback: () => void): () => void;
}

export interface TransportOptions extends Pick<ClientOptions, 'lateCache' | 'locale'> {
  endpoint: string;
  restUrl: string;
  storage: BrowserStorage;
  /** Store view code where none is stored. */
  storeView?: string;
  /** Where the shop's server is; ends with a slash. */
  shopUrl?: string;
  /** What the backend lacks, as the page's server says it. */
  missingFields?: string;
  /** What the page's server has asked already. */
  answers?: GiveAnswers;
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
  ...options
}: TransportOptions): Transport {
  const send = takingEarly(options.fetch ?? ((...request) => globalThis.fetch(...request)));
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
  const { client, take, stop } = createAsking({
    ...options,
    ...{ endpoint, fetch: send, storage, identity, capabilities, onUnauthorized },
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
    take,
    has: capabilities.has,
    capabilities: capabilities.missing,
    survey: capabilities.survey,
    onUnauthorized(callback) {
      unauthorized.add(callback);
      return () => void unauthorized.delete(callback);
    },
    dispose() {
      stop();
      identity.dispose();
      client.dispose();
      unauthorized.clear();
    },
  };
}

/** Who asks: the page itself, a plain question, or the client, which is fetched when it is needed. */
function createAsking({ answers, ...parts }: ClientOptions & Pick<TransportOptions, 'answers'>) {
  const { endpoint, fetch, storage, identity, capabilities, lateCache } = parts;
  /** Somebody, or another store view or currency, has answers of its own. */
  const isGuest = () => !Object.values(identity.current.peek()).some(Boolean);
  const take: TakeAnswer = answers?.(isGuest) ?? (() => undefined);
  /** A guest's first questions need no client; what an earlier visit left is to be shown before one is asked. */
  const isPlain = () =>
    !lateCache &&
    !identity.current.peek().token &&
    capabilities.missing.peek().size === 0 &&
    !hasStoredCache(storage);
  const plainQuestions = late(async () => {
    const { createPlainQuestions } = await import('./plain-question');
    const onRest = () => void client.preload(true);
    return (plain = createPlainQuestions({ endpoint, fetch, identity, onRest }));
  });
  let plain: PlainQuestions | undefined;
  const loadClient = async (hasRested: boolean) => {
    // Its first document needs them.
    if (capabilities.missing.peek().size) import('./capabilities/lessons').catch(() => undefined);
    const { createClient } = await import('./client');
    return createClient({ ...parts, fetch: plain?.fetch ?? fetch, hasRested });
  };
  const client = lateClient(loadClient, {
    take,
    plainQuestions: () => (isPlain() ? plainQuestions() : undefined),
    identity: () => identity.current.peek(),
  });
  // What was answered without it was for whoever we were.
  let isFirst = true;
  const stopFollowing = effect(() => {
    void identity.current.value;
    if (!isFirst) void client.preload();
    isFirst = false;
  });

  const stop = () => {
    stopFollowing();
    plain?.dispose();
  };
  return { client, take, stop };
}
