// What the catalogue remembers for the whole page: SPEC 3's catalog slots, and products asked for by SKU.
import { batch, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { parseProductsBySku, ProductsBySkuDocument } from './api';
import type { BuyableProduct, ChildCategory, ProductSummary } from './product';

export interface KnownCategory extends ChildCategory {
  parentId: string;
  /** uids in the order of the menu; undefined until the children were stored. */
  children?: readonly string[];
}

/** pending with a product: it is being asked again. Neither product nor error nor pending: there is none. */
export interface SkuAnswer {
  product?: BuyableProduct;
  error?: Error;
  pending: boolean;
}

export interface CatalogState {
  /** Keyed by uid. */
  readonly categories: ReadonlySignal<ReadonlyMap<string, KnownCategory>>;
  readonly currentPage: ReadonlySignal<number>;
  readonly pageSize: ReadonlySignal<number>;
  /** Pages of the last listing, for a pagination that stands while the next one loads. */
  readonly prevPageTotal: ReadonlySignal<number>;
  /** SPEC 4.5: ignored if the category already has children; else sorted by position, then uid. */
  updateCategories(parentId: string, children: readonly ChildCategory[]): void;
  showPage(page: { currentPage: number; pageSize: number; pages?: number }): void;
  /** The product with this SKU ('' is none); all that are asked for in the same moment share one query. */
  bySku(sku: string): ReadonlySignal<SkuAnswer>;
  reloadSku(sku: string): void;
  /** Takes note of where a product lives, so that its page needs no lookup. */
  learnProduct(product: Pick<ProductSummary, 'uid' | 'urlKey' | 'path'>): void;
  learnCategory(category: { uid: string; path: string }): void;
  /** url_key of a product that was seen. */
  urlKeyOf(uid: string): string | undefined;
}

/** SPEC 9. */
export const defaultPageSize = 6;

/** Elements of one page mount within a few frames; their SKUs travel together. */
const gatheringTime = 20;
const skusPerQuery = 50;

/** Reads everything that prices and assortment depend on; inside an effect it makes the effect follow them. */
export function followShopper({ storeView, user }: Pick<Storefront, 'storeView' | 'user'>): void {
  void storeView.code.value;
  void storeView.currency.value;
  void user.isSignedIn.value;
}

export function createCatalog(storefront: Storefront): CatalogState {
  const { transport, routing } = storefront;
  const categories = signal<ReadonlyMap<string, KnownCategory>>(new Map());
  const currentPage = signal(1);
  const pageSize = signal(defaultPageSize);
  const prevPageTotal = signal(0);
  const answers = new Map<string, Signal<SkuAnswer>>();
  const urlKeys = new Map<string, string>();
  let wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shopper = 0;

  function want(sku: string): void {
    wanted.add(sku);
    timer ??= setTimeout(() => {
      const skus = [...wanted];
      wanted = new Set();
      timer = undefined;
      for (let start = 0; start < skus.length; start += skusPerQuery)
        void ask(skus.slice(start, start + skusPerQuery));
    }, gatheringTime);
  }

  async function ask(skus: string[]): Promise<void> {
    const asked = shopper;
    const settle = (answerOf: (sku: string, before: SkuAnswer) => SkuAnswer) => {
      if (asked !== shopper) return;
      batch(() => {
        for (const sku of skus) {
          const answer = answers.get(sku);
          if (answer) answer.value = answerOf(sku, answer.peek());
        }
      });
    };
    try {
      const data = await transport.query(
        ProductsBySkuDocument,
        { skus, pageSize: skus.length },
        { policy: 'network-only' },
      );
      const products = new Map(
        parseProductsBySku(data).map((product) => [product.sku.toLowerCase(), product]),
      );
      for (const product of products.values()) learnProduct(product);
      settle((sku) => ({ product: products.get(sku.toLowerCase()), pending: false }));
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      settle((_, before) => ({ product: before.product, error, pending: false }));
    }
  }

  function reloadSku(sku: string): void {
    const answer = answers.get(sku);
    if (!answer || !sku) return;
    answer.value = { product: answer.peek().product, pending: true };
    want(sku);
  }

  function learnProduct({ uid, urlKey, path }: Pick<ProductSummary, 'uid' | 'urlKey' | 'path'>): void {
    if (urlKey) urlKeys.set(uid, urlKey);
    if (path) routing.learn(`/${path}`, { type: 'PRODUCT', uid });
  }

  const stop = effect(() => {
    followShopper(storefront);
    untracked(() => {
      shopper += 1;
      for (const sku of answers.keys()) reloadSku(sku);
    });
  });
  storefront.onDispose(() => {
    stop();
    clearTimeout(timer);
  });

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
    bySku(sku) {
      let answer = answers.get(sku);
      if (!answer) {
        answer = signal<SkuAnswer>({ pending: sku !== '' });
        answers.set(sku, answer);
        if (sku) want(sku);
      }
      return answer;
    },
    reloadSku,
    learnProduct,
    learnCategory({ uid, path }) {
      if (path) routing.learn(`/${path}`, { type: 'CATEGORY', uid });
    },
    urlKeyOf: (uid) => urlKeys.get(uid),
  };
}
