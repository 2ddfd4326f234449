// Brands as the shop can list them: what they are called, and which one is meant. Pure.

export interface Brand {
  /** Option of the attribute `brand`. */
  id: string;
  name: string;
  /** What its page and its CMS block (`brand-<slug>`) are called. */
  slug: string;
  /** Products that this shopper can see. */
  count: number;
}

/** "Maison d’Été & Fils" → "maison-d-ete-fils". A name without any letter keeps none. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

export const brandPath = ({ slug }: Pick<Brand, 'slug'>): string => `/brands/${encodeURIComponent(slug)}`;

/** `asked` is an option id, a name in any spelling, or a slug. */
export function findBrand(brands: readonly Brand[], asked: string): Brand | undefined {
  const slug = slugOf(asked);
  return (
    brands.find(({ id }) => id === asked) ?? (slug ? brands.find((brand) => brand.slug === slug) : undefined)
  );
}

/** The largest ones, by name, with the one that is shown among them. */
export function mainBrands(brands: readonly Brand[], shown: Brand | undefined, most: number): Brand[] {
  const largest = [...brands].sort((a, b) => b.count - a.count).slice(0, most);
  const chosen = shown && !largest.includes(shown) ? [...largest.slice(0, most - 1), shown] : largest;
  return chosen.sort((a, b) => a.name.localeCompare(b.name));
}
