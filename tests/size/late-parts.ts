// Late parts that bring a screen along: code of a page that the shopper is not on, loaded for a detail of the one they are on.
import { screens } from '../../elements/build/chunks/chunks';

/** Of `.vite/manifest.json`; keys name what `imports` and `dynamicImports` name. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** "chunks/cart-page-AbCd123.js" → "cart-page". */
export const chunkName = (file: string): string => file.replace(/^chunks\/|-[\w-]{7}\.js$/g, '');

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** Choosing a product's options is most of what its page does; a chunk of its own would be one more on every product page. */
const allowed = [
  'src/account/wishlist/ChooseOptions.tsx brings product-page to wishlist',
  'src/catalog/purchase/OptionsDialog.tsx brings product-page to product',
  'src/catalog/purchase/OptionsDialog.tsx brings product-page to QuickAdd',
  // Only where a backend tells a brand by its option alone.
  'src/catalog/brand-names/brand-names.ts brings brand-page to catalog',
];

/** A line for each: "cart/MiniCartDrawer.tsx brings cart-page". An element that is loaded late is a page or stands in one; it is no part. */
export function screensBroughtAlong(manifest: Manifest): string[] {
  const lines = Object.entries(manifest).flatMap(([key, { dynamicImports = [] }]) => {
    const files = (of: string) => [...filesOf(manifest, of)].map((each) => manifest[each]?.file ?? '');
    const own = new Set(files(key));
    return dynamicImports
      .filter((part) => part.startsWith('src/'))
      .flatMap((part) =>
        files(part)
          .filter((file) => !own.has(file) && screens.includes(chunkName(file)))
          .map((file) => `${part} brings ${chunkName(file)} to ${chunkName(manifest[key]!.file)}`),
      );
  });
  return [...new Set(lines)].filter((line) => !allowed.includes(line)).sort();
}
