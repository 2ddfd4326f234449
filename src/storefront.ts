// createStorefront: the one place that wires storage, transport and state together.
import type { BrowserStorage } from './storage/browser-storage';
import type { Transport } from './transport/transport';
import type { AppState } from './app/state';
import type { Toasts } from './app/toasts';
import type { Routing } from './routing/state';
import type { UserState } from './user/state';
import type { StoreViewState } from './store-view/state';
import type { CartState } from './cart/state';
import type { Text } from './locale/text';

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
  /** Origin of the demo card fields; absent where another payment provider is used. */
  paymentUrl?: string;
  /** Store view code to start with when none is stored. */
  storeView?: string;
  /** Locale of texts; only en_US exists (SPEC 1). */
  locale: string;
  /** Session length in seconds where neither token nor backend says (SPEC 9). */
  tokenTtl: number;
  /** true inside <airside-shop>: history, titles and reloads are ours (DESIGN 1.12). */
  standalone: boolean;
}

export interface Storefront {
  readonly config: StorefrontConfig;
  readonly text: Text;
  readonly storage: BrowserStorage;
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
