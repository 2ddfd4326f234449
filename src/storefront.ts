// createStorefront: the one place that wires storage, transport and state together.
import { untracked } from '@preact/signals-core';
import { createBrowserStorage, type BrowserStorage } from './storage/browser-storage';
import type { GiveAnswers } from './transport/answers/give-answers';
import { createTransport, type Transport } from './transport/transport';
import { trackOnline } from './app/online';
import { showUnhandledErrors } from './app/unhandled-errors';
import { createAppState, type AppState } from './app/state';
import { createToasts, type Toasts } from './app/toasts';
import { ownPages } from './routing/own-pages';
import type { Routing } from './routing/routing';
import { createRouting } from './routing/state';
import { endExpiredSession } from './user/expiry';
import { createUserState, type UserState } from './user/state';
import { codeKey } from './store-view/keys';
import { createStoreViewState, type StoreViewState } from './store-view/state';
import { createCartState, type CartState } from './cart/state';
import { nearestLocale } from './words/locales';
import { createText, type Text } from './words/text';
import { isSound } from './storage/shapes';
import './stored-shapes';

/** Everything a host page may decide. All URLs absolute. */
export interface StorefrontConfig {
  /** GraphQL endpoint, e.g. https://shop.example/graphql */
  endpoint: string;
  /** Magento REST base without version, e.g. https://shop.example/rest */
  restUrl: string;
  /** Content service base, e.g. https://shop.example/api */
  contentUrl: string;
  /** Where links of embedded elements lead; the shop's own base URL, ends with a slash. */
  shopUrl: string;
  /** Where links to cart and checkout lead, as the page wrote it, relative to itself (src/routing/own-pages.ts). */
  cartUrl?: string;
  checkoutUrl?: string;
  /** Origin of the demo card fields; absent where another payment provider is used. */
  paymentUrl?: string;
  /** Store view code to start with when none is stored. */
  storeView?: string;
  /** What the backend lacks of what the shop asks for, where the page's server knows it. */
  missingFields?: string;
  /** How a listing goes on after its first page: by links to the others, or by a button that adds the next one. Pages when absent. */
  listing?: 'pages' | 'more';
  /** Locale of texts; only en_US exists (behaviour 1). */
  locale: string;
  /** Session length in seconds where neither token nor backend says (behaviour 9). */
  tokenTtl: number;
  /** true inside <airside-shop>: history, titles and reloads are ours (decision 012). */
  standalone: boolean;
}

export interface Storefront {
  readonly config: StorefrontConfig;
  readonly text: Text;
  readonly storage: BrowserStorage;
  /** What every request goes out by. */
  readonly fetch: typeof fetch;
  readonly transport: Transport;
  readonly app: AppState;
  readonly toasts: Toasts;
  readonly routing: Routing;
  readonly user: UserState;
  readonly storeView: StoreViewState;
  readonly cart: CartState;
  /** State of a feature that not every page needs (catalog, checkout, content …), made once per Storefront. */
  feature<T>(create: (storefront: Storefront) => T): T;
  /** Registers clean-up to run on dispose. */
  onDispose(callback: () => void): void;
  dispose(): void;
}

/** What tests and servers may put in place of the browser's own. */
export interface StorefrontOverrides {
  fetch?: typeof fetch;
  storage?: BrowserStorage;
  /** What the page's server has asked already. */
  answers?: GiveAnswers;
  /** Address of the page; the browser's own when absent. */
  url?: URL;
}

/** Storage key: the page was reloaded because the session had ended. */
const endedKey = 'sessionEnded';

/** Builds all state of one shop. Nothing is shared between two of them but what their storage holds. */
export function createStorefront(wanted: StorefrontConfig, overrides: StorefrontOverrides = {}): Storefront {
  const config = { ...wanted, locale: nearestLocale(wanted.locale) };
  const cleanUps: (() => void)[] = [];
  const features = new Map<unknown, unknown>();
  const owned = <T extends { dispose(): void }>(part: T): T => {
    cleanUps.push(() => part.dispose());
    return part;
  };
  const reload = config.standalone ? () => globalThis.location?.reload() : undefined;

  const text = createText(config.locale);
  // Looked up when it is called: a host page may put another in its place.
  const send: typeof fetch = overrides.fetch ?? ((...request) => globalThis.fetch(...request));
  const storage = owned(overrides.storage ?? createBrowserStorage(config.endpoint, { isSound }));
  const hasEnded = endExpiredSession(storage) || storage.get(endedKey) === true;
  storage.remove(endedKey);
  const transport = owned(createTransport({ ...config, storage, fetch: send, answers: overrides.answers }));
  const app = createAppState();
  const toasts = owned(createToasts());
  const user = owned(createUserState({ storage, transport, tokenTtl: config.tokenTtl }));
  const storeView = owned(createStoreViewState({ storage, transport, storeView: config.storeView }));
  const routing = owned(
    createRouting({
      shopUrl: config.shopUrl,
      standalone: config.standalone,
      pages: ownPages(config, globalThis.location?.href),
      chosenView: () => ({
        code: storage.signal<string>(codeKey).value ?? config.storeView,
        currency: storeView.currency.value,
      }),
      said: { toasts, text },
      here: overrides.url,
      transport,
      isSignedIn: () => user.isSignedIn.value,
      setPageLoading: app.setPageLoading,
    }),
  );
  const cart = owned(
    createCartState({ standalone: config.standalone, storage, transport, app, routing, toasts, user, text }),
  );
  const sayThatSessionEnded = () =>
    void toasts.addToast({ type: 'info', message: text('app.sessionExpired') });
  if (hasEnded) sayThatSessionEnded();
  cleanUps.push(
    trackOnline(app, toasts, text),
    showUnhandledErrors(app, toasts, text, reload),
    // behaviour 4.4 reloads; a host page is told instead (decision 012).
    user.onExpired(() => {
      if (!reload) return sayThatSessionEnded();
      // Said by the page that comes.
      storage.set(endedKey, true, 30);
      reload();
    }),
  );

  const storefront: Storefront = {
    config,
    text,
    storage,
    fetch: send,
    transport,
    app,
    toasts,
    routing,
    user,
    storeView,
    cart,
    feature<T>(create: (storefront: Storefront) => T): T {
      // Untracked: a feature first asked for inside an effect must not depend on what that effect depends on.
      if (!features.has(create))
        features.set(
          create,
          untracked(() => create(storefront)),
        );
      return features.get(create) as T;
    },
    onDispose: (callback) => void cleanUps.push(callback),
    dispose() {
      // Latest first: a feature's clean-up may still use what it was built on.
      for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) cleanUp();
      features.clear();
    },
  };
  return storefront;
}
