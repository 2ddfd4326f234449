// An assortment of any size: the hand-written one, cut or continued with invented brands. The same for the same number.
import { brands as written } from './assortment';
import type { Brand } from './brand';
import { seedCategories, type SeedCategory } from './categories';
import { brandEnds, brandStarts, titlesOf } from './invented-names';
import { familySize, keyOf } from './products';
import type { Assortment } from './seed-catalogue';
import { hashOf } from './wording';

const linesPerBrand = 32;
const productsPerCategory = 170;

/** Where invented brands may stand: wherever a hand-written one does that everybody may see. */
const places = [...new Map(written.map((brand) => [`${brand.in}/${brand.kind}`, brand])).values()].filter(
  ({ in: path }) => !seedCategories.some((category) => category.path === path && category.restricted),
);
const countries = [...new Set(written.map((brand) => brand.country))];

/** A number from 0 to 1 that a text stands for. */
function share(text: string): number {
  return hashOf(text) / 2 ** 32;
}

function pick<T>(from: readonly T[], text: string): T {
  const picked = from[Math.floor(share(text) * from.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}

/** Further categories, in proportion: "Gin" gets one per country, and so on. */
function categoriesFor(products: number): SeedCategory[] {
  const leaves = [...new Set(places.map((place) => place.in))];
  const wanted = Math.min(leaves.length * countries.length, Math.floor(products / productsPerCategory));
  return Array.from({ length: wanted }, (_, index) => {
    const leaf = leaves[index % leaves.length] ?? '';
    const country = countries[Math.floor(index / leaves.length)] ?? '';
    return { path: `${leaf}/${keyOf(country)}`, name: country };
  });
}

/** How often each flag of the assortment is set, in %. */
const flagShares = { b: 4, n: 5, s: 8, o: 5, l: 5, h: 1, c: 5, t: 5, d: 4, m: 1 };

function lineOf(brand: Pick<Brand, 'name' | 'kind'>, number: number): string {
  const { firsts, seconds, dollars, strength } = titlesOf(brand.kind);
  const place = (number + hashOf(brand.name)) % (firsts.length * seconds.length);
  const title = `${firsts[place % firsts.length]} ${seconds[Math.floor(place / firsts.length)]}`.trim();
  const key = `${brand.name}/${title}`;
  const price = dollars[0] + (dollars[1] - dollars[0]) * share(`${key}/price`) ** 3;
  const proof = strength[0] + (strength[1] - strength[0]) * share(`${key}/strength`);
  const flags = Object.entries(flagShares).filter(
    ([flag, percent]) => share(`${key}/${flag}`) * 100 < percent,
  );
  return [title, price.toFixed(2), proof.toFixed(0), flags.map(([flag]) => flag).join('')].join('|');
}

function* inventBrands(categories: ReadonlySet<string>): Generator<Brand> {
  const known = new Set(written.map((brand) => brand.name));
  for (const first of ['', ...brandStarts])
    for (const end of brandEnds)
      for (const start of brandStarts) {
        const name = first === '' ? `${start}${end}` : `${first} ${start}${end}`;
        if (known.has(name)) continue;
        const { kind, in: leaf } = pick(places, `${name}/place`);
        const country = pick(countries, `${name}/country`);
        const own = `${leaf}/${keyOf(country)}`;
        const story = `${name} comes from a family house in ${country} that answers for everything it sells.`;
        const items = Array.from({ length: linesPerBrand }, (_, number) => lineOf({ name, kind }, number));
        yield { name, country, kind, in: categories.has(own) ? own : leaf, story, items };
      }
}

function* concat<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list;
}

/** What a brand's lines become until there is no room; a family that does not fit is sold in one size. */
function fit(brand: Brand, room: number): { brand: Brand; size: number } {
  const items: string[] = [];
  let size = 0;
  for (const line of brand.items) {
    if (size === room) break;
    const whole = /c[^|]*$/.test(line) ? familySize : 1;
    const fits = size + whole <= room;
    items.push(fits ? line : line.replace(/c([^|]*)$/, '$1'));
    size += fits ? whole : 1;
  }
  return { brand: { ...brand, items }, size };
}

/** `products`: rows of the product table, variants of configurables counted. */
export function assortmentOf(products: number): Assortment {
  const more = categoriesFor(products);
  const brands: Brand[] = [];
  let size = 0;
  for (const brand of concat(written, inventBrands(new Set(more.map((category) => category.path))))) {
    if (size >= products) break;
    const fitted = fit(brand, products - size);
    brands.push(fitted.brand);
    size += fitted.size;
  }
  return { brands, categories: [...seedCategories, ...more] };
}
