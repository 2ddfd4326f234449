// `airside/storefront`: what an app's own code says to the shop of its page, and asks of it.
import type { ReadonlySignal } from '@preact/signals-core';
import { createStorefront as create } from '../../src/storefront';
import { camelCase } from '../kit/attributes';
import { readConfig } from '../kit/config';
import { storefrontContext as context } from '../kit/context';
import { defaultStorefront } from '../kit/default-storefront';
import { page } from '../kit/page';
import { followStorefront } from './followed-storefront';
import { standBack, takePage } from './page-owner';

/** What is not said follows the endpoint, and without one the page's own origin. Addresses may be relative to the page. */
export interface ShopConfig {
  /** GraphQL endpoint, e.g. https://shop.example/graphql */
  endpoint?: string;
  /** Magento REST base without version. */
  restUrl?: string;
  /** Base of the content service. */
  contentUrl?: string;
  /** Where links lead: the address of the standalone shop. */
  shopUrl?: string;
  /** Where links to the cart lead: a page with <airside-cart-page> on the app's own site, or one of the shop's. */
  cartUrl?: string;
  /** The same for the checkout, with <airside-checkout>. */
  checkoutUrl?: string;
  /** Origin of the demo card fields. */
  paymentUrl?: string;
  /** Store view code to start with. */
  storeView?: string;
  /** How listings go on. */
  listing?: 'pages' | 'more';
  locale?: string;
}

/** State of a shop; signals are those of @preact/signals-core. */
export interface Storefront {
  readonly cart: {
    /** Pieces in the cart; undefined while nothing is known. */
    readonly count: ReadonlySignal<number | undefined>;
    readonly isEmpty: ReadonlySignal<boolean>;
    /** Asks for the cart, where there is one. */
    loadExisting(): Promise<void>;
    /** false where it did not go in: elements on the page say why. */
    addItem(item: NewItem): Promise<boolean>;
  };
  readonly user: {
    readonly isSignedIn: ReadonlySignal<boolean>;
    signOut(): Promise<void>;
  };
  /** Ends all requests and listeners. */
  dispose(): void;
}

export interface NewItem {
  sku: string;
  quantity: number;
  /** uids of the chosen options, with the parent's SKU as `sku`. */
  selectedOptions?: string[];
}

/** For providers of your own, by the web components community's context protocol; elements below get what they answer. */
export const storefrontContext: symbol = context as unknown as symbol;

/** Says where the page's shop is, unless a loader has said it. Best before the first element stands; elements that stand begin again. */
export function configure(config: ShopConfig): void {
  // A server renders no elements.
  if (typeof document === 'undefined') return;
  if (!takePage()) return standBack();
  const shared = page();
  shared.script = { src: location.href, dataset: { ...config } };
  delete shared.config;
  const before = shared.storefront;
  if (!before) return;
  const shop = document.querySelector('airside-shop');
  if (shop && before.config.standalone) return restart(shop);
  delete shared.storefront;
  const storefront = defaultStorefront();
  const answer = (event: Event): void => {
    const { context: wanted, callback } = event as Partial<StorefrontRequest>;
    if (wanted === context) callback?.(storefront);
  };
  document.addEventListener('context-request', answer);
  document.dispatchEvent(Object.assign(new Event('context-provider'), { context }));
  document.removeEventListener('context-request', answer);
  before.dispose();
}

/** The shop owns the Storefront of its page: out of the page it lets go of it, back in it begins again. */
function restart(shop: Element): void {
  const place = document.createComment('');
  shop.replaceWith(place);
  queueMicrotask(() => place.replaceWith(shop));
}

interface StorefrontRequest extends Event {
  context: unknown;
  callback(storefront: Storefront): void;
}

let followed: Storefront | undefined;

/** The one that all elements of the page share, unless an <airside-store> is above them; made when it is first asked for. */
export function pageStorefront(): Storefront {
  return takePage() ? defaultStorefront() : (followed ??= followStorefront());
}

/** One of its own, for code that shows no elements. Dispose it. */
export function createStorefront(config: ShopConfig = {}): Storefront {
  const said: Record<string, string | undefined> = { ...config };
  const get = (name: string) => said[camelCase(name)];
  return create(readConfig({ origin: location.origin, get }));
}
