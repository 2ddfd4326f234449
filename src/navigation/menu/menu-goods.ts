// What a submenu shows of its shelf: the first products that can be had, and the brands of which there are most.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { BrandsDocument, parseBrands } from '../../catalog/brand-names/api';
import { mainBrands, type Brand } from '../../catalog/brand-names/brands';
import type { ProductSummary } from '../../catalog/product';
import { shelfOfScope } from '../../catalog/shelf/shelf';
import { shelfFilter, shelfScope } from '../../catalog/shelf/shelf-api';
import { followShopper } from '../../catalog/state';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';

/** The third stands there where the screen is wide enough. */
const mostProducts = 3;
/** Of the first products some may be sold out, and many of one brand. */
const looked = 12;
const mostBrands = 8;

export interface MenuGoods {
  /** undefined: not answered yet. */
  products: ReadonlySignal<readonly ProductSummary[] | undefined>;
  /** By name. */
  brands: ReadonlySignal<readonly Brand[] | undefined>;
  dispose(): void;
}

/** Each brand once, before any comes again. */
function varied(products: readonly ProductSummary[]): ProductSummary[] {
  const brands = products.map(({ brand }) => brand);
  const firsts = products.filter(({ brand }, index) => brands.indexOf(brand) === index);
  return [...new Set([...firsts, ...products])];
}

/** `uid` of the category. */
export function createMenuGoods(storefront: Storefront, uid: string): MenuGoods {
  const shelf = shelfOfScope(storefront, shelfScope(uid), looked);
  const brands = liveQuery(
    storefront.transport,
    BrandsDocument,
    () => {
      followShopper(storefront);
      return { everything: shelfFilter(uid), blocks: [], hasBlock: false };
    },
    (data) => mainBrands(parseBrands(data), undefined, mostBrands),
  );
  return {
    products: computed(() => {
      const products = shelf.products.value?.filter(({ path, inStock }) => path && inStock);
      return products && varied(products).slice(0, mostProducts);
    }),
    brands: brands.data,
    dispose() {
      shelf.dispose();
      brands.dispose();
    },
  };
}
