// A seeded assortment as the product CSV that a merchant would import.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assortmentOf } from '../../demo-host/backend/seed/large-assortment';
import { seedFamilies, type SeedProduct } from '../../demo-host/backend/seed/products';
import type { SeedCategory } from '../../demo-host/backend/seed/categories';

const columns = [
  'sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites', 'name', 'description',
  'short_description', 'weight', 'product_online', 'tax_class_name', 'visibility', 'price', 'special_price', 'url_key',
  'meta_title', 'additional_attributes', 'qty', 'min_cart_qty', 'max_cart_qty', 'is_in_stock', 'manage_stock',
  'configurable_variations', 'configurable_variation_labels',
] as const; // oxfmt-ignore
type Row = Partial<Record<(typeof columns)[number], string>>;

const cell = (text: string) => (/[\s,"]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
const money = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const yes = (flag: boolean) => (flag ? 'Yes' : 'No');

function rowOf(
  product: SeedProduct,
  family: readonly SeedProduct[],
  names: ReadonlyMap<string, string>,
): Row {
  const { item, type } = product;
  const { brand, flags, strength } = item;
  const variants = family.filter((one) => one.parentSku === product.sku);
  const paths = product.visibility === 1 ? [] : [brand.in, ...product.alsoIn];
  return {
    sku: product.sku,
    attribute_set_code: 'Default',
    product_type: type,
    categories: paths.map((path) => names.get(path) ?? '').join(','),
    product_websites: 'base',
    name: product.name,
    description: product.description,
    short_description: product.short,
    weight: '1.20',
    product_online: '1',
    tax_class_name: 'None',
    visibility: product.visibility === 1 ? 'Not Visible Individually' : 'Catalog, Search',
    price: money(product.cents),
    special_price: type === 'simple' ? money(product.specialCents) : '',
    url_key: product.urlKey,
    meta_title: product.name,
    additional_attributes: [
      `brand=${brand.name}`,
      ...(product.size && type === 'simple' ? [`bottle_size=${product.size}`] : []),
      `country_origin=${brand.country}`,
      ...(strength > 0 ? [`alcohol_by_volume=${strength}%`] : []),
      `is_new=${yes(flags.has('n'))}`,
      `best_seller=${yes(flags.has('b'))}`,
    ].join(','),
    qty: String(product.quantity),
    min_cart_qty: '1',
    max_cart_qty: String(product.maxPerCart),
    is_in_stock: type === 'configurable' || product.quantity > 0 ? '1' : '0',
    manage_stock: '1',
    configurable_variations: variants.map(({ sku, size }) => `sku=${sku},bottle_size=${size}`).join('|'),
    configurable_variation_labels: variants.length > 0 ? 'bottle_size=Bottle size' : '',
  };
}

/** 'spirits/gin' → 'Default Category/Spirits/Gin'. */
function categoryNames(categories: readonly SeedCategory[]): Map<string, string> {
  const names = new Map([['', 'Default Category']]);
  for (const { path, name } of categories) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    names.set(path, `${names.get(parent) ?? 'Default Category'}/${name}`);
  }
  return names;
}

function* lines(products: number): Generator<string> {
  const { brands, categories } = assortmentOf(products);
  const names = categoryNames(categories);
  yield columns.join(',') + '\n';
  for (const family of seedFamilies(brands))
    for (const product of family) {
      const row = rowOf(product, family, names);
      yield columns.map((column) => cell(row[column] ?? '')).join(',') + '\n';
    }
}

/** Writes `products` rows. */
export async function writeCsv(file: string, products: number): Promise<void> {
  await pipeline(Readable.from(lines(products)), createWriteStream(file));
}
