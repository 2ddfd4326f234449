// Which files each kind of page needs first: chunks, and the face of its headings.
import { builtFiles, type BuildManifest } from '../../elements/build/built-files';
import type { Area } from './page';

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
/** Stand on every page of the shop. */
const frame = ['shop', 'header'];

/** Paths of the chunks and faces that a kind of page needs first, from the root; `folder`: of the build. */
export function preloadsOf(manifest: BuildManifest, folder = '/'): (area: Area) => readonly string[] {
  const known = new Map<Area, string[]>();
  return (area) => {
    let paths = known.get(area);
    if (!paths) {
      const sources = [...frame, ...elements[area]].map((name) => `elements/tags/${name}/${name}.ts`);
      const { chunks, assets } = builtFiles(manifest, sources);
      const faces = assets.filter((file) => file.endsWith('.woff2'));
      known.set(area, (paths = [...faces, ...chunks].map((file) => folder + file)));
    }
    return paths;
  };
}
