// A backend filled with what the recorded one was seeded with, as far as carts and checkout need it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import type { Backend, BackendOptions } from '../../demo-host/backend';
import { createHandler } from '../../demo-host/backend/handle';
import { saveSetting } from '../../demo-host/backend/settings';
import { seedCoupons, type SeedCoupon } from '../../demo-host/backend/cart/coupons';
import { seedCustomers, type SeedCustomer } from '../../demo-host/backend/customer/seed';
import { openDatabase, run, transaction, type Database, type Value } from '../../demo-host/backend/database';

interface SeedProduct {
  id: number;
  sku: string;
  type: string;
  name: string;
  status: number;
  visibility: number;
  url_key: string;
  price: number | null;
  special_price: number | null;
  special_from_date: string | null;
  special_to_date: string | null;
  tier_prices: { customer_group: number | 'all'; qty: number; value: number }[];
  attributes: Record<string, string | number | null>;
  stock: { qty: number | null; is_in_stock: boolean; min_sale_qty: number; max_sale_qty: number };
  media: { id: number; file: string; label: string; position: number; types: string[] }[];
  configurable_options?: { id: number; attribute_id: number; label: string; position: number }[];
  variants?: { id: number }[];
}
interface Used {
  id: string;
  available_regions: { id: number; code: string; name: string }[] | null;
}
interface SeedAttribute {
  attribute_id: number;
  code: string;
  label: string;
  input: string;
  user_defined: boolean;
  position: number;
  options?: { id: number; label: string; position: number }[];
}

const read = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, 'contract/seed', name), 'utf8')) as T;

const cents = (value: number | null) => (value === null ? null : Math.round(value * 100));

function insert(db: Database, table: string, row: Record<string, Value>): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  run(db, `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row));
}

function seedDirectory(db: Database, folder: string): void {
  // The last column is null, the regions, or the name of the file that has them.
  type Line = [string, string, string, string, [number, string, string][] | string | null];
  const { used_countries: used } = read<{ used_countries: Used[] }>(folder, 'directory.json');
  for (const [id, iso3, name, , regions] of read<Line[]>(folder, 'directory_countries.json')) {
    insert(db, 'country', { id, iso3, name });
    for (const [region, code, label] of Array.isArray(regions) ? regions : []) {
      insert(db, 'region', { id: region, country_id: id, code, name: label });
    }
  }
  for (const { id: country, available_regions: regions } of used) {
    for (const region of regions ?? []) insert(db, 'region', { country_id: country, ...region });
  }
  insert(db, 'currency_rate', { currency: 'USD', rate: 1 });
  insert(db, 'currency_rate', { currency: 'EUR', rate: 0.92 });
  insert(db, 'store_view', { id: 1, code: 'default', name: 'Default Store View', is_default: 1 });
}

function seedAttributes(db: Database, folder: string): Map<string, number> {
  const inputs = new Set(['select', 'boolean', 'text']);
  const { product } = read<{ product: SeedAttribute[] }>(folder, 'attributes.json');
  const own = product.filter(({ user_defined, input }) => user_defined && inputs.has(input));
  for (const { attribute_id: id, code, label, input, position, options } of own) {
    insert(db, 'attribute', { id, code, label, input, position });
    for (const option of options ?? []) {
      insert(db, 'attribute_option', {
        id: option.id,
        attribute_id: id,
        label: option.label,
        position: option.position,
      });
    }
  }
  return new Map(own.map(({ code, attribute_id }) => [code, attribute_id]));
}

function seedProducts(db: Database, folder: string, attributes: Map<string, number>): void {
  const products = read<SeedProduct[]>(folder, 'products.json');
  for (const product of products) {
    const { id } = product;
    insert(db, 'product', {
      id,
      sku: product.sku,
      type_id: product.type,
      name: product.name,
      url_key: product.url_key,
      status: product.status,
      visibility: product.visibility,
      price_cents: cents(product.price),
      special_price_cents: cents(product.special_price),
      special_from: product.special_from_date,
      special_to: product.special_to_date,
      created_at: '2026-11-21 05:51:00',
      updated_at: '2026-11-21 05:51:00',
    });
    insert(db, 'stock', {
      product_id: id,
      quantity: product.stock.qty ?? 0,
      is_in_stock: product.stock.is_in_stock ? 1 : 0,
      min_sale_quantity: product.stock.min_sale_qty,
      max_sale_quantity: product.stock.max_sale_qty,
    });
    for (const [code, value] of Object.entries(product.attributes)) {
      const attribute = attributes.get(code);
      if (attribute !== undefined && value !== null) {
        insert(db, 'product_value', { product_id: id, attribute_id: attribute, value: String(value) });
      }
    }
    for (const tier of product.tier_prices) {
      insert(db, 'tier_price', {
        product_id: id,
        customer_group: tier.customer_group === 'all' ? null : tier.customer_group,
        quantity: tier.qty,
        price_cents: cents(tier.value),
      });
    }
    for (const { id: image, file, label, position, types } of product.media) {
      insert(db, 'product_image', {
        id: image,
        product_id: id,
        file,
        label,
        position,
        roles: types.join(','),
      });
    }
  }
  for (const { id, configurable_options: options, variants } of products) {
    for (const { id: axis, attribute_id, label, position } of options ?? []) {
      insert(db, 'product_axis', { id: axis, product_id: id, attribute_id, label, position });
    }
    for (const variant of variants ?? []) {
      insert(db, 'product_variant', { parent_id: id, child_id: variant.id });
    }
  }
}

/** The recorded server's schema as SDL, in a file. */
export function recordedSchema(folder: string): string {
  const path = join(folder, 'contract/recordings/schema/introspection-full.json');
  const recorded = JSON.parse(readFileSync(path, 'utf8')) as {
    response: { body: { data: IntrospectionQuery } };
  };
  const file = join(mkdtempSync(join(tmpdir(), 'airside-schema-')), 'schema.graphql');
  writeFileSync(file, printSchema(buildClientSchema(recorded.response.body.data)));
  return file;
}

/** `folder` is what sharedDir() answers. */
export function createContractShop(folder: string, options: Partial<BackendOptions> = {}): Backend {
  const now = options.now ?? (() => new Date('2026-11-21T06:17:00Z'));
  const all: BackendOptions = { file: ':memory:', baseUrl: 'http://magento.test', now, ...options };
  const db = openDatabase(all.file);
  transaction(db, () => {
    seedDirectory(db, folder);
    seedProducts(db, folder, seedAttributes(db, folder));
    const images = 'frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder';
    saveSetting(db, 'media/placeholder_path', `static/version1692137637/${images}/%role%.jpg`);
    saveSetting(db, 'media/product_path', 'catalog/product/cache/a3de2d1a85d8e2bd523b820c5e440b10');
    seedCoupons(db, read<SeedCoupon[]>(folder, 'coupons.json'));
  });
  seedCustomers(db, now(), read<{ customers: SeedCustomer[] }>(folder, 'customers.json').customers);
  return { db, handle: createHandler(db, all), close: () => void db.close() };
}
