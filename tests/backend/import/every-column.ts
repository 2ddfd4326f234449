// A file as Magento's own export writes it: every column of each row is filled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, type Cells } from './csv';

const exported = readFileSync(join(import.meta.dirname, 'fixtures/export.csv'), 'utf8');
/** Of Magento's export. */
export const columns = exported.slice(0, exported.indexOf('\n')).trim().split(',');

/** What the columns that are used may hold; every other one holds a word. */
export const usual: Cells = {
  store_view_code: '',
  attribute_set_code: 'Default',
  product_type: 'simple',
  categories: 'Default Category/Spirits/Gin',
  product_websites: 'base',
  description: '<p>Dry, with lemon.</p>',
  short_description: 'Dry.',
  weight: '1.2',
  product_online: '1',
  tax_class_name: 'None',
  visibility: 'Catalog, Search',
  price: '20.00',
  special_price: '18.00',
  special_price_from_date: '2026-11-01',
  special_price_to_date: '2030-12-31',
  meta_title: 'Gin',
  meta_keywords: 'gin',
  meta_description: 'A gin.',
  created_at: '2026-11-01 10:00:00',
  updated_at: '2026-11-02 10:00:00',
  new_from_date: '2026-11-01',
  new_to_date: '2026-12-01',
  country_of_manufacture: 'NL',
  additional_attributes: 'brand=Harbour,bottle_size=750 ml,is_new=Yes',
  qty: '10',
  out_of_stock_qty: '0',
  use_config_min_qty: '1',
  allow_backorders: '0',
  use_config_backorders: '1',
  min_cart_qty: '1',
  use_config_min_sale_qty: '1',
  max_cart_qty: '0',
  use_config_max_sale_qty: '1',
  is_in_stock: '1',
  manage_stock: '1',
  use_config_manage_stock: '1',
  use_config_qty_increments: '1',
  qty_increments: '0',
  use_config_enable_qty_inc: '1',
  enable_qty_increments: '0',
  custom_options: 'name=Card,type=field,required=0,price=1',
  configurable_variations: '',
  configurable_variation_labels: '',
};

/** What every file says. */
const plain = ['description', 'short_description', 'weight', 'product_online', 'special_price'];

const rowOf = (index: number, count: number): Cells => ({
  ...Object.fromEntries(columns.map((column) => [column, usual[column] ?? 'x'])),
  sku: `S-${index}`,
  name: `Gin ${index}`,
  url_key: `gin-${index}`,
  base_image: '',
  ...Object.fromEntries(
    ['related_skus', 'crosssell_skus', 'upsell_skus'].map((column) => [column, `S-${(index + 1) % count}`]),
  ),
});

export const everyColumn = (count: number): string =>
  csv(Array.from({ length: count }, (_, index) => rowOf(index, count)));

/** The same goods, told by those columns alone that any file has. */
export function fewColumns(count: number): string {
  const kept = ['sku', 'name', 'url_key', ...plain];
  const short = (cells: Cells): Cells => Object.fromEntries(kept.map((key) => [key, cells[key] ?? '']));
  return csv(Array.from({ length: count }, (_, index) => short(rowOf(index, count))));
}
