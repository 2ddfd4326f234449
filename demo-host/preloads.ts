// Which chunks each kind of page needs first.
import { readBuiltFiles } from '../elements/build/built-files';
import type { ShopPage } from './page-lookup';

const elements: Record<ShopPage['area'], string[]> = {
  home: ['home'],
  category: ['category-page'],
  product: ['product-page'],
  brand: ['brand-page'],
  search: ['search-page'],
  cart: ['cart-page'],
  checkout: ['checkout'],
  account: [],
  content: ['cms-page'],
  contact: ['contact'],
  events: ['events'],
  event: ['event'],
};
/** Stand on every page of the shop. */
const frame = ['shop', 'header'];

/** Paths to preload for an area, from the root; none where the build has no manifest. */
export function readPreloads(buildFolder: string): (area: ShopPage['area']) => string[] {
  const filesOf = readBuiltFiles(buildFolder);
  const known = new Map<string, string[]>();
  return (area) => {
    let paths = known.get(area);
    if (!paths) {
      const sources = [...frame, ...elements[area]].map((name) => `elements/${name}/${name}.ts`);
      known.set(area, (paths = filesOf(sources).chunks.map((file) => `/${file}`)));
    }
    return paths;
  };
}
