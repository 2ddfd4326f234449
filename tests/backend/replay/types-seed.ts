// The seed of the recordings about product types, brought into the form that the backend reads; what it does not sell is left out.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Row = Record<string, unknown>;

const sold = new Set(['simple', 'virtual', 'configurable']);
const inputs = new Set(['select', 'multiselect', 'boolean', 'text']);

const productOf = (all: readonly Row[]) => (row: Row) => {
  const stock = row['stock'] as { is_in_stock: boolean; min_sale_qty: unknown; max_sale_qty: unknown; sources: Record<string, { qty: number; in_stock: boolean }> }; // prettier-ignore
  const number = (value: unknown, standard: number) => (typeof value === 'number' ? value : standard);
  const configurable = row['configurable'] as { attributes: Row[]; variants: string[] } | undefined;
  const bySku = new Map(all.map((other) => [other['sku'], other['id']]));
  return {
    ...row,
    tier_prices: (row['tier_prices'] as Row[]).map((tier) => ({
      ...tier,
      customer_group: tier['all_groups'] ? 'all' : tier['customer_group_id'],
      value: tier['value'] ?? (Number(row['price']) * (100 - Number(tier['percentage_value']))) / 100,
    })),
    stock: {
      qty: Object.values(stock.sources).reduce((sum, { qty }) => sum + qty, 0),
      is_in_stock: stock.is_in_stock,
      min_sale_qty: number(stock.min_sale_qty, 1),
      max_sale_qty: number(stock.max_sale_qty, 10_000),
    },
    configurable_options: configurable?.attributes,
    variants: configurable?.variants.map((sku) => ({ id: bySku.get(sku) })),
  };
};

const attributeOf = (row: Row) => ({
  attribute_id: row['id'],
  code: row['code'],
  label: row['label'],
  input: inputs.has(String(row['input'])) ? row['input'] : 'text',
  user_defined: true,
  position: row['position'],
  flags: ['is_filterable_in_search', 'used_for_sort_by', 'is_searchable'].filter((name) => row[name] === 1),
  options: (row['options'] as Row[] | undefined)?.map((option) => ({
    ...option,
    position: option['sort_order'],
  })),
});

/** Answers a folder for `seed` of a backend. */
export function typesSeedFolder(folder: string): string {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const into = mkdtempSync(join(tmpdir(), 'types-seed-'));
  const write = (name: string, value: unknown) => writeFileSync(join(into, name), JSON.stringify(value));
  const stores = read<Row & { store_views: Row[]; media: Row }>('stores.json');
  write('stores.json', {
    ...stores,
    email: { store: 'shop@magento.test' },
    storeConfig: {},
    media: {
      resized: stores.media['resized'],
      placeholder: 'http://magento.test/static/version1/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/{role}.jpg', // prettier-ignore
    },
    store_views: stores.store_views.map((view) => ({
      ...view,
      sort_order: 0,
      is_active: true,
      is_default: true,
      default_display_currency: 'USD',
    })),
  });
  const directory = read<{ countries: { id: string; regions: [number, string, string][] | null }[] }>('directory.json'); // prettier-ignore
  write(
    'directory_countries.json',
    directory.countries.map(({ id, regions }) => [id, id, id, id, regions]),
  );
  write(
    'categories.json',
    read<Row[]>('categories.json').map((row) => ({
      ...row,
      is_active: row['level'] === 0 || row['is_active'],
      include_in_menu: 1,
      is_anchor: row['is_anchor'] ? 1 : 0,
    })),
  ); // prettier-ignore
  write('attributes.json', { product: read<Row[]>('attributes.json').filter(({ input }) => input !== 'weee').map(attributeOf) }); // prettier-ignore
  const products = read<Row[]>('products.json').filter(({ type }) => sold.has(String(type)));
  write('products.json', products.map(productOf(products)));
  const customers = read<{ customers: Row[] }>('customers.json');
  write('customers.json', customers);
  const rules = read<{ coupons: { code: string; name: string; action: string; amount: number }[] }>(
    'rules.json',
  );
  write(
    'coupons.json',
    rules.coupons.filter(({ action }) => action === 'by_percent').map(({ code, name, amount }) => ({ code, label: name, amount })),
  ); // prettier-ignore
  return into;
}
