// How an assortment is written down: a brand, its story, and a line per product.
import type { Kind } from '../images/kinds';

export interface Brand {
  name: string;
  country: string;
  kind: Kind;
  /** Path of the category that its products stand in. */
  in: string;
  story: string;
  /**
   * name|price in USD|strength in % (0 none)|flags. Flags: b best seller, n new, s on special, o out of stock,
   * l low stock, h price hidden, c sold in several sizes, t cheaper by quantity and for employees, d diplomatic
   * catalogue, m at most two per cart, x for the collector: one in stock and no special offers ever.
   */
  items: readonly string[];
}

export interface Item {
  brand: Brand;
  title: string;
  /** Its place among the brand's lines, from 0. */
  place: number;
  dollars: number;
  strength: number;
  flags: ReadonlySet<string>;
}

/** The products of some brands, line by line. */
export function* itemsOf(brands: Iterable<Brand>): Generator<Item> {
  for (const brand of brands)
    for (const [place, line] of brand.items.entries()) {
      const [title = '', dollars, strength, flags = ''] = line.split('|');
      yield {
        brand,
        title,
        place,
        dollars: Number(dollars),
        strength: Number(strength),
        flags: new Set(flags),
      };
    }
}
