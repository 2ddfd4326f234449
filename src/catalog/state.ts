// What the catalogue remembers for the whole page: behaviour 3's catalog slots, and where its pages are.
import { batch, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import type { ChildCategory, ProductSummary } from './product';

export interface KnownCategory extends ChildCategory {
  parentId: string;
  /** uids in the order of the menu; undefined until the children were stored. */
  children?: readonly string[];
}

export interface CatalogState {
  /** Keyed by uid. */
  readonly categories: ReadonlySignal<ReadonlyMap<string, KnownCategory>>;
  readonly currentPage: ReadonlySignal<number>;
  readonly pageSize: ReadonlySignal<number>;
  /** Pages of the last listing, for a pagination that stands while the next one loads. */
  readonly prevPageTotal: ReadonlySignal<number>;
  /** behaviour 4.5: ignored if the category already has children; else sorted by position, then uid. */
  updateCategories(parentId: string, children: readonly ChildCategory[]): void;
  showPage(page: { currentPage: number; pageSize: number; pages?: number }): void;
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

/** behaviour 9. */
export const defaultPageSize = 6;

type Shopper = Pick<Storefront, 'storeView' | 'user'>;

/** Reads everything that prices and assortment depend on; inside an effect it makes the effect follow them. */
export function followShopper(shopper: Shopper): void {
  void readShopper(shopper);
}

const readShopper = ({ storeView, user }: Shopper): string =>
  [storeView.code.value, storeView.currency.value, user.isSignedIn.value].join();

export function createCatalog(storefront: Storefront): CatalogState {
  const { routing } = storefront;
  const categories = signal<ReadonlyMap<string, KnownCategory>>(new Map());
  const currentPage = signal(1);
  const pageSize = signal(defaultPageSize);
  const prevPageTotal = signal(0);
  const products = new Map<string, KnownProduct & { shopper: string }>();
  const shopperNow = () => untracked(() => readShopper(storefront));
  function learnProduct(product: KnownProduct): void {
    const { uid, urlKey, path } = product;
    const known = { ...product, shopper: shopperNow() };
    for (const key of [uid, urlKey]) if (key) products.set(key, known);
    if (path) routing.learn(`/${path}`, { type: 'PRODUCT', uid, urlKey });
  }

  return {
    categories,
    currentPage,
    pageSize,
    prevPageTotal,
    updateCategories(parentId, children) {
      const known = categories.peek();
      const parent = known.get(parentId);
      if (parent?.children || children.length === 0) return;
      const sorted = [...children].sort((a, b) => a.position - b.position || (a.uid < b.uid ? -1 : 1));
      const next = new Map(known);
      for (const child of sorted) next.set(child.uid, { ...next.get(child.uid), ...child, parentId });
      const stored = parent ?? {
        uid: parentId,
        name: '',
        path: '',
        position: 0,
        isEmployeeRestricted: false,
        parentId: '',
      };
      next.set(parentId, { ...stored, children: sorted.map(({ uid }) => uid) });
      categories.value = next;
    },
    showPage(page) {
      batch(() => {
        currentPage.value = page.currentPage;
        pageSize.value = page.pageSize;
        if (page.pages !== undefined) prevPageTotal.value = page.pages;
      });
    },
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
