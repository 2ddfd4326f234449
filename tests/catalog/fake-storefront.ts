// A Storefront for catalogue tests: real catalogue code over signals and a backend that answers what the test says.
import { computed, signal } from '@preact/signals-core';
import { vi } from 'vitest';
import type { Cart, NewCartItem } from '../../src/cart/cart';
import { nameOf } from '../../src/transport/answers/give-answers';
import { isAnswer } from '../../src/transport/answers/partial-answer';
import { createText } from '../../src/words/text';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import type { Storefront } from '../../src/storefront';
import { TransportError } from '../../src/transport/errors';
import type { WatchResult } from '../../src/transport/client-api';
import type { Transport } from '../../src/transport/transport';
import { answerTo } from '../support/answers/schema-answer';

/** Document name and variables → data, or an error. */
export type Answer = (operation: string, variables: Record<string, unknown>) => object | Error;

export interface FakeOptions {
  standalone?: boolean;
  url?: string;
  gridPerPage?: number;
  addItem?: (item: NewCartItem) => Promise<boolean>;
  cart?: Partial<Cart>;
  /** What came with the page. */
  take?: Transport['take'];
}

export function fakeStorefront(answer: Answer, options: FakeOptions = {}) {
  const shopUrl = 'https://shop.example/';
  const url = signal(new URL(options.url ?? 'spirits.html', shopUrl));
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const features = new Map<unknown, unknown>();
  const cleanUps: (() => void)[] = [];
  const addItemError = signal<Error | undefined>(undefined);
  const currency = signal('USD');

  const respond = (document: never, variables: never): object | Error => {
    const operation = nameOf(document);
    asked.push({ operation, variables });
    const result = answer(operation, variables);
    return result instanceof Error ? result : (answerTo(document, result) as object);
  };
  const transport: Pick<
    Transport,
    'query' | 'watch' | 'mutate' | 'preload' | 'has' | 'take' | 'capabilities'
  > = {
    has: () => true,
    take: options.take ?? (() => undefined),
    capabilities: signal(new Set<string>()),
    preload: async () => undefined,
    mutate: async (document, variables) => transport.query(document, variables),
    query: async (document, variables, { needs } = {}) => {
      await Promise.resolve();
      const result = respond(document as never, variables as never);
      if (!(result instanceof Error)) return result as never;
      const { data } = result as TransportError;
      // As far as the answer goes.
      if (!data || !isAnswer({ data: data as never, error: result }, needs)) throw result;
      return data as never;
    },
    watch: (document, variables, onResult) => {
      let open = true;
      queueMicrotask(() => {
        if (!open) return;
        const result = respond(document as never, variables as never);
        onResult(
          (result instanceof Error
            ? { data: (result as TransportError).data, error: result as TransportError, stale: false }
            : { data: result, stale: false }) as WatchResult<never>,
        );
      });
      return () => void (open = false);
    },
  };
  const navigate = vi.fn((to: string, _options?: { replace?: boolean }) => {
    url.value = /^[?#]/.test(to) ? new URL(to, url.peek()) : new URL(to, shopUrl);
  });
  const learn = vi.fn();
  const addItem = vi.fn(options.addItem ?? (async () => true));
  const updateItem = vi.fn(async (_uid: string, _quantity: number) => true);
  const cart = signal(options.cart);
  const storefront = {
    config: {
      standalone: options.standalone ?? true,
      endpoint: `${shopUrl}graphql`,
      shopUrl,
      locale: 'en_US',
    },
    text: createText('en_US'),
    transport,
    storage: createBrowserStorage(`test ${Math.random()}`),
    routing: {
      url,
      path: computed(() => url.value.pathname),
      navigate,
      learn,
      href: (path: string) => new URL(path, shopUrl).href,
      setTitle: vi.fn(),
    },
    user: {
      isSignedIn: signal(false),
      isEmployee: signal(false),
      currentUser: signal(undefined),
      token: signal(undefined),
    },
    storeView: {
      code: signal('default'),
      currency,
      pageSize: signal(options.gridPerPage ?? 12),
      told: signal({ name: 'Gins', defaultTitle: '', claim: '', homePage: 'home', linkBases: [] }),
    },
    cart: {
      addItem,
      addItemError,
      getCartError: signal(undefined),
      updateItem,
      updateItemError: signal(undefined),
      removeItemError: signal(undefined),
      details: cart,
      wantedOf: () => undefined,
      preload: async () => undefined,
    },
    feature<T>(create: (storefront: Storefront) => T): T {
      if (!features.has(create)) features.set(create, create(storefront as unknown as Storefront));
      return features.get(create) as T;
    },
    onDispose: (callback: () => void) => void cleanUps.push(callback),
    dispose: () => cleanUps.forEach((cleanUp) => cleanUp()),
  };
  return {
    storefront: storefront as unknown as Storefront,
    url,
    asked,
    navigate,
    learn,
    addItem,
    addItemError,
    updateItem,
    cart,
    currency,
  };
}

/** `data`: what was answered in spite of it. */
export const graphqlError = (message: string, data?: object) =>
  new TransportError('graphql', message, {
    status: 200,
    entries: [{ message, category: 'graphql-input' }],
    data,
  });
