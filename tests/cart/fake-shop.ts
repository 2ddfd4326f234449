// Real cart and checkout state over a backend that answers what the test says.
import { computed, signal } from '@preact/signals-core';
import { createAppState } from '../../src/app/state';
import { createToasts } from '../../src/app/toasts';
import { createCartState } from '../../src/cart/state';
import { createStoreViewState } from '../../src/store-view/state';
import { createText } from '../../src/words/text';
import { createBrowserStorage, type BrowserStorage } from '../../src/storage/browser-storage';
import type { Storefront, StorefrontConfig } from '../../src/storefront';
import { TransportError } from '../../src/transport/errors';
import type { AnswerOptions } from '../../src/transport/client-api';
import { mayBeDone } from '../../src/transport/may-be-done';
import { nameOf } from '../../src/transport/answers/give-answers';
import { isAnswer } from '../../src/transport/answers/partial-answer';
import type { Transport } from '../../src/transport/transport';
import { answerTo } from '../support/answers/schema-answer';
import type { SessionEnd, UserState } from '../../src/user/state';

export type Variables = Record<string, unknown>;
/** Data, an error to reject with, or a promise of either; by operation name, or 'POST /V1/…' for REST. */
export type Answers = Record<string, (variables: Variables, body: unknown) => unknown>;

/** The answers of an operation wait for the first call of what this gives. */
export function hold(answers: Answers, name: string): () => void {
  const answer = answers[name]!;
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  answers[name] = (variables, body) => released.then(() => answer(variables, body));
  return release;
}

export function graphqlError(message: string, category?: string): TransportError {
  return new TransportError('graphql', message, {
    entries: [{ message, ...(category ? { category } : {}) }],
  });
}

/** An answer in which the field at `path` has failed. */
export function partialAnswer(data: object, path: (string | number)[]): TransportError {
  const message = 'Internal server error';
  return new TransportError('graphql', message, { data, entries: [{ message, path }] });
}

export function networkError(): TransportError {
  return new TransportError('network', 'Failed to fetch');
}

export function restError(status: number, message: string): TransportError {
  return new TransportError('backend', message, { status, entries: [{ message }] });
}

/** Rejects when whoever asks waits no longer. */
const givenUp = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TransportError('aborted', 'Given up')));
  });

/** Storage as a browser has it, and everything that was ever written to it. */
export function memoryArea() {
  const items = new Map<string, string>();
  const written: string[] = [];
  const area: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      written.push(value);
      items.set(key, value);
    },
  };
  return { area, written };
}

export interface FakeShopOptions {
  signedIn?: boolean;
  standalone?: boolean;
  area?: Storage;
  /** Gets what state would be told when another tab changes storage. */
  onStorageChange?: (key: string, callback: (value: unknown) => void) => void;
}

export function fakeShop(answers: Answers, options: FakeShopOptions = {}) {
  const { signedIn = false, standalone = false, area = memoryArea().area, onStorageChange } = options;
  const calls: { name: string; variables: Variables; body?: unknown }[] = [];
  const config: StorefrontConfig = {
    endpoint: 'https://shop.example/graphql',
    restUrl: 'https://shop.example/rest',
    contentUrl: 'https://shop.example/api',
    shopUrl: 'https://shop.example/',
    locale: 'en_US',
    tokenTtl: 3600,
    standalone,
  };

  async function ask(
    name: string,
    variables: Variables,
    body?: unknown,
    document?: string,
  ): Promise<unknown> {
    calls.push({ name, variables, ...(body === undefined ? {} : { body }) });
    await Promise.resolve();
    const answer = answers[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    const result = await answer(variables, body);
    if (result instanceof Error) throw result;
    if (!document) return result;
    const { withheld, ...data } = result as Record<string, unknown>;
    return { ...(answerTo(document, data) as object), ...(withheld ? { withheld } : {}) };
  }
  /** As far as the answer goes. */
  async function told<D>(document: string, variables: Variables, options: AnswerOptions<D> = {}): Promise<D> {
    const { onWithheld, needs, onPartial } = options;
    const answer = await ask(nameOf(document), variables, undefined, document).catch(
      (error: TransportError) => {
        if (!isAnswer({ data: error.data as D, error }, needs)) throw error;
        onPartial?.(error);
        return error.data;
      },
    );
    const { withheld } = answer as { withheld?: string[] };
    if (withheld) onWithheld?.(withheld);
    return answer as D;
  }
  const transport: Transport = {
    query: (document, variables, options) => told(document, variables as Variables, options),
    mutate: (document, variables, options) =>
      told(document, variables as Variables, options).catch(async (error: TransportError) => {
        const { ifLost } = options;
        // As the client does, without its patience.
        const found =
          typeof ifLost === 'function' && mayBeDone(error) && (await ifLost().catch(() => undefined));
        if (!found) throw error;
        return found;
      }),
    rest: (method, path, body, { signal } = {}) =>
      Promise.race([ask(`${method} ${path}`, {}, body), givenUp(signal)]) as never,
    watch: () => () => undefined,
    take: () => undefined,
    preload: async () => undefined,
    survey: async () => undefined,
    has: () => true,
    capabilities: signal(new Set<string>()),
    evictPrivate: () => void calls.push({ name: 'evictPrivate', variables: {} }),
    onUnauthorized: () => () => undefined,
    dispose: () => undefined,
  };

  const kept = createBrowserStorage('test', { area });
  const storage: BrowserStorage = {
    ...kept,
    onChange(key, callback) {
      onStorageChange?.(key, callback);
      return kept.onChange(key, callback);
    },
  };
  const token = signal<string | undefined>(signedIn ? 'token' : undefined);
  const signOuts = new Set<(why: SessionEnd) => void>();
  const user = {
    token,
    isSignedIn: computed(() => token.value !== undefined),
    currentUser: signal(
      signedIn ? { email: 'diana@example.com', firstname: 'Diana', lastname: 'Prince' } : undefined,
    ),
    clearToken() {
      token.value = undefined;
      signOuts.forEach((callback) => callback('signed-out'));
    },
    aroundSignIn: () => undefined,
    onSignOut(callback: (why: SessionEnd) => void) {
      signOuts.add(callback);
      return () => void signOuts.delete(callback);
    },
  } as unknown as UserState;

  const text = createText('en_US');
  const app = createAppState();
  const toasts = createToasts();
  const visited: string[] = [];
  const routing = { navigate: (to: string) => void visited.push(to) };
  const cart = createCartState({
    standalone: config.standalone,
    storage,
    transport,
    app,
    routing,
    toasts,
    user,
    text,
  });
  const features = new Map<unknown, unknown>();
  const storefront = {
    feature<T>(create: (shop: Storefront) => T): T {
      if (!features.has(create)) features.set(create, create(storefront));
      return features.get(create) as T;
    },
    config,
    text,
    storage,
    transport,
    app,
    toasts,
    user,
    storeView: createStoreViewState({ storage, transport }),
    cart,
    onDispose: () => undefined,
  } as unknown as Storefront;
  const messages = () => [...toasts.toasts.value.values()].map((toast) => toast.message);
  return {
    storefront,
    cart,
    storage,
    user,
    toasts,
    calls,
    visited,
    messages,
    names: () => calls.map((call) => call.name),
  };
}

const usd = (value: number) => ({ value, currency: 'USD' });

export interface RawLine {
  uid: string;
  sku: string;
  quantity: number;
  price?: number;
  /** Makes it a configurable line. */
  variant?: string;
  error?: string;
  stockStatus?: 'OUT_OF_STOCK';
}

/** A line as CartDetails asks for it. */
export function rawLine({ uid, sku, quantity, price = 10, variant, error, stockStatus }: RawLine) {
  const gallery = [
    { url: `https://shop.example/media/${sku}-2.jpg`, position: 2, disabled: false },
    { url: `https://shop.example/media/${sku}-1.jpg`, position: 1, disabled: false },
  ];
  const product = {
    uid: `p-${sku}`,
    sku,
    name: `Name of ${sku}`,
    url_key: sku.toLowerCase(),
    url_suffix: '.html',
    stock_status: stockStatus ?? 'IN_STOCK',
    thumbnail: null,
    media_gallery: gallery,
  };
  return {
    __typename: variant ? 'ConfigurableCartItem' : 'SimpleCartItem',
    uid,
    quantity,
    errors: error ? [{ code: 'ITEM_QTY', message: error }] : null,
    prices: { price: usd(price), row_total: usd(price * quantity) },
    product: { __typename: variant ? 'ConfigurableProduct' : 'SimpleProduct', ...product },
    ...(variant
      ? {
          configured_variant: {
            uid: `p-${variant}`,
            sku: variant,
            stock_status: product.stock_status,
            media_gallery: [],
          },
          configurable_options: [
            {
              configurable_product_option_uid: 'option',
              configurable_product_option_value_uid: `value-${variant}`,
              option_label: 'Bottle size',
              value_label: '70 cl',
            },
          ],
        }
      : {}),
  };
}

/** An answer to CartDetails. */
export function rawCart(id: string, lines: RawLine[], shipping?: number) {
  const items = lines.map((line) => rawLine(line));
  const sum = items.reduce((total, item) => total + item.prices.row_total.value, 0);
  return {
    cart: {
      id,
      total_quantity: lines.reduce((total, line) => total + line.quantity, 0),
      applied_coupons: null,
      prices: {
        grand_total: usd(sum + (shipping ?? 0)),
        subtotal_excluding_tax: usd(sum),
        discounts: null,
        applied_taxes: [],
      },
      shipping_addresses:
        shipping === undefined
          ? []
          : [
              {
                street: ['1 Main St'],
                selected_shipping_method: {
                  carrier_code: 'flatrate',
                  method_code: 'flatrate',
                  amount: usd(shipping),
                },
              },
            ],
      items,
    },
  };
}

/** A cart with codes on it, and what they take off. */
export function withCoupons<C extends { prices: object }>(cart: C, codes: readonly string[], off = 0) {
  const discounts = off ? [{ label: 'Discount', amount: usd(off) }] : null;
  return {
    ...cart,
    applied_coupons: codes.length ? codes.map((code) => ({ code })) : null,
    prices: { ...cart.prices, discounts },
  };
}

/** What a change answers of a cart: totals, and the lines of the page that it asks for. */
export function rawChange(cartId: unknown, lines: RawLine[], { page = 1, order = 'ASC' }: Variables = {}) {
  const { items, ...sums } = rawCart(String(cartId), lines).cart;
  const sorted = order === 'DESC' ? [...items].reverse() : items;
  const start = (Number(page) - 1) * 20;
  return { ...sums, itemsV2: { total_count: items.length, items: sorted.slice(start, start + 20) } };
}

/** A backend with one cart that behaves: adding, changing and removing lines works. */
export function behavingCart(initial: RawLine[] = [], id = 'cart-1') {
  let lines = initial.map((line) => ({ ...line }));
  let serial = 100;
  let carts = 0;
  const cart = (variables: Variables) => rawChange(variables.cartId, lines, variables);
  const answers: Answers = {
    CreateCart: () => ({ cartId: carts++ === 0 ? id : `${id}-${carts}` }),
    CheckUserIsAuthed: ({ cartId }) => ({ cart: { id: cartId } }),
    CartDetails: ({ cartId }) => rawCart(String(cartId), lines),
    AddProductsToCart: (variables) => {
      for (const item of variables.cartItems as {
        sku: string;
        quantity: number;
        selected_options?: string[];
      }[]) {
        const variant = item.selected_options?.[0]?.replace('value-', '');
        const same = lines.find((line) => line.sku === item.sku && line.variant === variant);
        if (same) same.quantity += item.quantity;
        else
          lines.push({
            uid: `uid-${++serial}`,
            sku: item.sku,
            quantity: item.quantity,
            ...(variant ? { variant } : {}),
          });
      }
      return { addProductsToCart: { cart: cart(variables), user_errors: [] } };
    },
    UpdateCartItem: (variables) => {
      const { itemId, quantity } = variables;
      lines = lines.map((line) => (line.uid === itemId ? { ...line, quantity: quantity as number } : line));
      return { updateCartItems: { cart: cart(variables), errors: [] } };
    },
    RemoveItemFromCart: (variables) => {
      lines = lines.filter((line) => line.uid !== variables.itemId);
      return { removeItemFromCart: { cart: cart(variables) } };
    },
  };
  return {
    answers,
    lines: () => lines,
    /** What a new cart after a replacement holds. */
    empty() {
      lines = [];
    },
  };
}
