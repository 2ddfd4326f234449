// The seed of the recordings about product types, brought into the form that the backend reads; what it does not sell is left out.
import { readJson } from './fresh';

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

/** The files of a seed folder, by name. */
export function typesSeed(folder: string): Record<string, unknown> {
  const read = <T = Row[]>(name: string) => readJson<T>(folder, `${name}.json`);
  const directory = read<{ countries: { id: string; regions: [number, string, string][] | null }[] }>('directory'); // prettier-ignore
  const products = read('products').filter(({ type }) => sold.has(String(type)));
  const { coupons } = read<{ coupons: { code: string; name: string; action: string; amount: number }[] }>('rules'); // prettier-ignore
  const attributes = read('attributes').filter(({ input }) => input !== 'weee');
  return {
    stores: stores(read('stores')),
    directory_countries: directory.countries.map(({ id, regions }) => [id, id, id, id, regions]),
    categories: read('categories').map((row) => ({
      ...row,
      is_active: row['level'] === 0 || row['is_active'],
      include_in_menu: 1,
      is_anchor: row['is_anchor'] ? 1 : 0,
    })),
    attributes: { product: attributes.map(attributeOf) },
    products: products.map(productOf(products)),
    customers: { customers: read<{ customers: Row[] }>('customers').customers },
    coupons: coupons.filter(({ action }) => action === 'by_percent').map(({ code, name, amount }) => ({ code, label: name, amount })), // prettier-ignore
  };
}

const stores = (file: Row & { store_views: Row[]; media: Row }) => ({
  ...file,
  email: { store: 'shop@magento.test' },
  storeConfig: {},
  media: {
    resized: file.media['resized'],
    placeholder: 'http://magento.test/static/version1/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/{role}.jpg', // prettier-ignore
  },
  store_views: file.store_views.map((view) => ({
    ...view,
    sort_order: 0,
    is_active: true,
    is_default: true,
    default_display_currency: 'USD',
  })),
});
