// What the catalogue remembers for the whole page: products that were seen, and where its pages are.
import { untracked } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import type { ProductSummary } from './product';

export interface CatalogState {
  /** Takes note of a product that was seen: its page needs no lookup, and begins with what is known of it. */
  learnProduct(product: KnownProduct): void;
  learnCategory(category: { uid: string; path: string }): void;
  /** A product that was seen, with what it costs this shopper here. `key`: its uid, or its url_key. */
  known(key: string): KnownProduct | undefined;
}

export type KnownProduct = Pick<
  ProductSummary,
  'uid' | 'urlKey' | 'path' | 'name' | 'brand' | 'image' | 'offer' | 'isPriceHidden'
>;

type Shopper = Pick<Storefront, 'storeView' | 'user'>;

/** Reads everything that prices and assortment depend on; inside an effect it makes the effect follow them. */
export function followShopper(shopper: Shopper): void {
  void readShopper(shopper);
}

const readShopper = ({ storeView, user }: Shopper): string =>
  [storeView.code.value, storeView.currency.value, user.isSignedIn.value].join();

export function createCatalog(storefront: Storefront): CatalogState {
  const { routing } = storefront;
  const products = new Map<string, KnownProduct & { shopper: string }>();
  const shopperNow = () => untracked(() => readShopper(storefront));
  function learnProduct(product: KnownProduct): void {
    const { uid, urlKey, path } = product;
    const known = { ...product, shopper: shopperNow() };
    for (const key of [uid, urlKey]) if (key) products.set(key, known);
    if (path) routing.learn(`/${path}`, { type: 'PRODUCT', uid, urlKey });
  }

  return {
    learnProduct,
    learnCategory({ uid, path }) {
      if (path) routing.learn(`/${path}`, { type: 'CATEGORY', uid });
    },
    known(key) {
      const product = products.get(key);
      // What it cost somebody else, or elsewhere, is no answer.
      if (product && product.shopper !== shopperNow())
        return { ...product, offer: undefined, isPriceHidden: false };
      return product;
    },
  };
}
