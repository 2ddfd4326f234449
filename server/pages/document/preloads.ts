// Which files each kind of page needs first: chunks, and the face of its headings.
import { builtFiles, type BuildManifest } from '../../../elements/build/files/built-files';
import type { Area } from '../page';

const elements: Record<Area, string[]> = {
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
/** Of every page of the shop. */
const frame = [
  'elements/tags/shop/shop.ts',
  'elements/tags/header/header.ts',
  'elements/kit/takeover/takeover.ts',
];

/** Paths of the chunks and faces that a kind of page needs first, from the root; `folder`: of the build. */
export function preloadsOf(manifest: BuildManifest, folder = '/'): (area: Area) => readonly string[] {
  const known = new Map<Area, string[]>();
  return (area) => {
    let paths = known.get(area);
    if (!paths) {
      const own = elements[area].map((name) => `elements/tags/${name}/${name}.ts`);
      const { chunks, assets } = builtFiles(manifest, [...frame, ...own]);
      const faces = assets.filter((file) => file.endsWith('.woff2'));
      known.set(area, (paths = [...faces, ...chunks].map((file) => folder + file)));
    }
    return paths;
  };
}
