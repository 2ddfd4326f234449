// Writes the demo catalogue: categories, attributes, products and their reviews.
import { run, type Database } from '../database';
import { brands as demoBrands } from './assortment';
import type { Brand } from './brand';
import { seedCategories, type SeedCategory } from './categories';
import { writeLinks, type Shown } from './product-links';
import { seedFamilies, sizes, type SeedProduct } from './products';
import { reviewsFor } from './wording';

const day = 24 * 60 * 60 * 1000;

/** Magento's numbers: 1 is the technical root, 2 the store's root category. */
function writeCategories(db: Database, categories: readonly SeedCategory[]): Map<string, number> {
  const ids = new Map<string, number>();
  const positions = new Map<string, number>();
  const insert = `INSERT INTO category (id, parent_id, name, description, url_key, url_path, level, path, position,
    include_in_menu, is_employee_restricted, meta_title, meta_description) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  run(db, insert, 1, null, 'Root Catalog', null, '', '', 0, '1', 0, 1, 0, null, null);
  run(db, insert, 2, 1, 'Default Category', null, '', '', 1, '1/2', 1, 1, 0, null, null);
  const paths = new Map<number, string>([[2, '1/2']]);
  categories.forEach((category, index) => {
    const id = index + 3;
    const parts = category.path.split('/');
    const parentPath = parts.slice(0, -1).join('/');
    const parent = ids.get(parentPath) ?? 2;
    const path = `${paths.get(parent) ?? '1/2'}/${id}`;
    const position = (positions.get(parentPath) ?? 0) + 1;
    positions.set(parentPath, position);
    ids.set(category.path, id);
    paths.set(id, path);
    const text = category.description ?? null;
    run(
      db,
      insert,
      ...[
        id,
        parent,
        category.name,
        text && `<p>${text}</p>`,
        parts.at(-1) ?? '',
        category.path,
        parts.length + 1,
      ],
      ...[path, position, category.hidden ? 0 : 1, category.restricted ? 1 : 0, category.name, text],
    );
  });
  return ids;
}

/** Attribute ids as in a Magento with its own attributes first. */
const attributes = [
  { id: 138, code: 'brand', label: 'Brand', input: 'select', filter: 1, sort: 0, search: 1, position: 1 },
  { id: 139, code: 'bottle_size', label: 'Bottle size', input: 'select', filter: 1, sort: 0, search: 0, position: 2 },
  { id: 140, code: 'country_origin', label: 'Country of origin', input: 'select', filter: 1, sort: 0, search: 1, position: 3 },
  { id: 141, code: 'brand_name', label: 'Brand name', input: 'text', filter: 0, sort: 1, search: 1, position: 0 },
  { id: 142, code: 'is_new', label: 'New', input: 'boolean', filter: 1, sort: 0, search: 0, position: 4 },
  { id: 143, code: 'best_seller', label: 'Best seller', input: 'boolean', filter: 1, sort: 0, search: 0, position: 5 },
  { id: 144, code: 'hide_price', label: 'Hide price', input: 'boolean', filter: 0, sort: 0, search: 0, position: 0 },
  { id: 145, code: 'abv', label: 'Alcohol by volume', input: 'text', filter: 0, sort: 0, search: 0, position: 0 },
] as const; // oxfmt-ignore

type Options = ReadonlyMap<string, number>;

/** Options by "<attribute id>/<label>"; ids go on from 4, as a fresh Magento's do. */
function writeAttributes(db: Database, brands: readonly Brand[]): Options {
  for (const { id, code, label, input, filter, sort, search, position } of attributes)
    run(
      db,
      'INSERT INTO attribute VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, code, label, input, filter, sort, search, position],
    );
  const options = new Map<string, number>();
  const write = (attribute: number, labels: Iterable<string>) => {
    let position = 0;
    for (const label of labels) {
      const id = options.size + 4;
      options.set(`${attribute}/${label}`, id);
      run(db, 'INSERT INTO attribute_option VALUES (?, ?, ?, ?)', id, attribute, label, ++position);
    }
  };
  write(138, new Set(brands.map((brand) => brand.name)));
  write(139, sizes);
  write(140, new Set(brands.map((brand) => brand.country).sort()));
  return options;
}

function valuesOf(
  { item, size, type }: SeedProduct,
  options: Options,
): [attribute: number, value: string | undefined][] {
  const { brand, flags, strength } = item;
  const option = (attribute: number, label: string) => String(options.get(`${attribute}/${label}`) ?? '');
  const yes = (flag: string) => (flags.has(flag) ? '1' : '0');
  return [
    [138, option(138, brand.name)],
    [139, size && type === 'simple' ? option(139, size) : undefined],
    [140, option(140, brand.country)],
    [141, brand.name],
    [142, yes('n')],
    [143, yes('b')],
    [144, yes('h')],
    [145, strength > 0 ? `${strength}%` : undefined],
  ];
}

interface Writer {
  db: Database;
  now: Date;
  options: Options;
  categories: ReadonlyMap<string, number>;
}

function writeProduct({ db, now, options, categories }: Writer, product: SeedProduct, id: number): void {
  const { item, sku, name } = product;
  // New things came last month, the rest within the last two years.
  const created = new Date(now.getTime() - (item.flags.has('n') ? 20 : 700 - (id % 700)) * day).toISOString();
  const special = product.specialCents !== null && product.type === 'simple';
  run(
    db,
    `INSERT INTO product (id, sku, type_id, name, url_key, visibility, price_cents, special_price_cents, special_from,
      special_to, weight, description, short_description, meta_title, meta_description, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, sku, product.type, name, product.urlKey, product.visibility, product.cents],
    ...(special
      ? [product.specialCents, startOfDay(now, -30), startOfDay(now, 365)]
      : ([null, null, null] as const)),
    ...[1.2, product.description, product.short, name, `${name} at duty-free prices.`, created, created],
  );
  for (const [attribute, value] of valuesOf(product, options))
    if (value) run(db, 'INSERT INTO product_value VALUES (?, ?, ?)', id, attribute, value);
  const picture = `/${item.brand.kind}/${sku.toLowerCase()}`;
  const write = 'INSERT INTO product_image (product_id, file, label, position, roles) VALUES (?, ?, ?, ?, ?)';
  run(db, write, id, `${picture}.png`, name, 1, 'image,small_image,thumbnail');
  // What is new and what sells best is shown from nearer too; of a family, what shoppers see of it.
  if (product.visibility > 1 && (item.flags.has('n') || item.flags.has('b')))
    run(db, write, id, `${picture}-close.png`, `${name}, a closer look`, 2, '');
  run(
    db,
    'INSERT INTO stock (product_id, quantity, is_in_stock, max_sale_quantity) VALUES (?, ?, ?, ?)',
    ...[
      id,
      product.quantity,
      product.type === 'configurable' || product.quantity > 0 ? 1 : 0,
      product.maxPerCart,
    ],
  );
  for (const tier of product.tiers)
    run(db, 'INSERT INTO tier_price VALUES (?, ?, ?, ?)', id, tier.group, tier.quantity, tier.cents);
  if (product.visibility === 1) return;
  for (const path of [item.brand.in, ...product.alsoIn]) {
    const category = categories.get(path);
    if (category) run(db, 'INSERT INTO category_product VALUES (?, ?, ?)', category, id, id);
  }
}

function startOfDay(now: Date, days: number): string {
  return `${new Date(now.getTime() + days * day).toISOString().slice(0, 10)}T00:00:00.000Z`;
}

/** The last of a family is the one that shoppers see; its variants stand before it. */
function writeFamily(writer: Writer, family: readonly SeedProduct[], first: number): number {
  const { db } = writer;
  family.forEach((product, index) => writeProduct(writer, product, first + index));
  const last = first + family.length - 1;
  if (family.length === 1) return last;
  run(
    db,
    "INSERT INTO product_axis (product_id, attribute_id, label, position) VALUES (?, 139, 'Bottle size', 0)",
    last,
  );
  for (let variant = first; variant < last; variant++)
    run(db, 'INSERT INTO product_variant VALUES (?, ?)', last, variant);
  return last;
}

function writeReviews({ db, now }: Writer, sku: string, id: number): void {
  reviewsFor(sku).forEach((review, index) => {
    const created = new Date(now.getTime() - (10 + index * 17 + (id % 13)) * day).toISOString();
    const average = (review.votes.reduce((sum, vote) => sum + vote, 0) / review.votes.length) * 20;
    const row = [id, review.nickname, review.title, review.text, Math.round(average), created] as const;
    const inserted = run(
      db,
      'INSERT INTO review (product_id, nickname, title, text, rating, approved, created_at) VALUES (?, ?, ?, ?, ?, 1, ?)',
      ...row,
    );
    review.votes.forEach((value, rating) =>
      run(
        db,
        'INSERT INTO review_vote (review_id, rating_id, value) VALUES (?, ?, ?)',
        inserted.id,
        rating + 1,
        value,
      ),
    );
  });
}

export interface Assortment {
  brands: readonly Brand[];
  categories: readonly SeedCategory[];
}

/** Family by family, so that its size costs time and no memory. `onProgress` is told how many products are written. */
export function seedCatalogue(
  db: Database,
  now: Date,
  { brands, categories }: Assortment = { brands: demoBrands, categories: seedCategories },
  onProgress?: (products: number) => void,
): void {
  const writer: Writer = {
    db,
    now,
    categories: writeCategories(db, categories),
    options: writeAttributes(db, brands),
  };
  const byCategory = new Map<string, Shown[]>();
  let id = 0;
  for (const family of seedFamilies(brands)) {
    id = writeFamily(writer, family, id + 1);
    const shown = family.at(-1);
    if (!shown) continue;
    writeReviews(writer, shown.sku, id);
    const near = byCategory.get(shown.item.brand.in) ?? [];
    near.push({ id, cents: Math.min(...family.flatMap(({ cents }) => cents ?? [])) });
    byCategory.set(shown.item.brand.in, near);
    onProgress?.(id);
  }
  writeLinks(db, [...byCategory.values()]);
}
