// What goes with what in the seeded assortment: related, up-sell and cross-sell products.
import { run, type Database } from '../database';

/** A product that shoppers see, with the price that it starts at. */
export interface Shown {
  id: number;
  cents: number;
}

/** The next few in a circle, never the one at `index` itself. */
const following = <T>(list: readonly T[], index: number, count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length - 1) },
    (_, step) => list[(index + 1 + step) % list.length]!,
  );

/** As many as stand beside each other on a wide screen. */
const row = 5;
/** Fewer look lost there. */
const fewestDearer = 3;

/** One product of each of some shelves that stand far apart, so that not every gin goes with vodka. */
const acrossShelves = (shelves: readonly (readonly Shown[])[], at: number, index: number): Shown[] => {
  const steps = Array.from({ length: row }, (_, step) =>
    Math.ceil(((step + 1) * shelves.length) / (row + 1)),
  );
  const others = new Set(steps.map((step) => shelves[(at + step) % shelves.length]!));
  others.delete(shelves[at]!);
  return [...others].map((shelf) => shelf[index % shelf.length]!);
};

/** Related: the next few of the same category. Up-sell: the next dearer ones of it. Cross-sell: of other categories. */
export function writeLinks(db: Database, shelves: readonly (readonly Shown[])[]): void {
  const write = (id: number, type: string, others: readonly Shown[]) =>
    others.forEach((other, position) =>
      run(db, 'INSERT INTO product_link VALUES (?, ?, ?, ?)', id, other.id, type, position),
    );
  shelves.forEach((shelf, at) => {
    shelf.forEach(({ id }, index) => {
      write(id, 'related', following(shelf, index, row));
      write(id, 'crosssell', acrossShelves(shelves, at, index));
    });
    const byPrice = [...shelf].sort((one, other) => one.cents - other.cents);
    byPrice.forEach(({ id, cents }, index) => {
      const dearer = byPrice.slice(index + 1, index + 1 + row).filter((other) => other.cents > cents);
      if (dearer.length >= fewestDearer) write(id, 'upsell', dearer);
    });
  });
}
