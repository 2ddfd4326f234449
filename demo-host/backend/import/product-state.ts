// What a product's rows should hold once a draft is written: from the file's cells, over what the shop had.
import { cleared, readDate, readNumber, readSwitch, readVisibility, unprotected } from './cells';
import type { Draft } from './draft-store';

/** Columns of the product table, in the order in which they are written. */
// prettier-ignore
export const productColumns = [
  'sku', 'type_id', 'name', 'url_key', 'status', 'visibility', 'price_cents', 'special_price_cents', 'special_from',
  'special_to', 'new_from', 'new_to', 'tax_class', 'weight', 'country_of_manufacture', 'description',
  'short_description', 'meta_title', 'meta_keywords', 'meta_description',
] as const;
export type ProductColumn = (typeof productColumns)[number];
export type ProductState = Record<ProductColumn, string | number | null>;

export const stockColumns = [
  'quantity',
  'is_in_stock',
  'manage_stock',
  'min_sale_quantity',
  'max_sale_quantity',
] as const;
export type StockState = Record<(typeof stockColumns)[number], number>;

// prettier-ignore
const freshProduct: Omit<ProductState, 'sku' | 'url_key' | 'name'> = {
  type_id: 'simple', status: 1, visibility: 4, price_cents: null, special_price_cents: null, special_from: null,
  special_to: null, new_from: null, new_to: null, tax_class: null, weight: null, country_of_manufacture: null,
  description: null, short_description: null, meta_title: null, meta_keywords: null, meta_description: null,
};
const freshStock: StockState = {
  quantity: 0,
  is_in_stock: 0,
  manage_stock: 1,
  min_sale_quantity: 1,
  max_sale_quantity: 10000,
};

type Reader = (text: string) => string | number | null;
const cents: Reader = (text) => Math.round((readNumber(unprotected(text)) ?? 0) * 100);
const number: Reader = (text) => readNumber(unprotected(text)) ?? null;
const date: Reader = (text) => readDate(text) ?? null;
const words: Reader = (text) => unprotected(text);

const readers: readonly (readonly [column: string, field: ProductColumn, read: Reader])[] = [
  ['product_type', 'type_id', (text) => text.toLowerCase()],
  ['name', 'name', (text) => unprotected(text).trim()],
  ['product_online', 'status', (text) => (readSwitch(text) ? 1 : 2)],
  ['visibility', 'visibility', (text) => readVisibility(text) ?? 4],
  ['price', 'price_cents', cents],
  ['special_price', 'special_price_cents', cents],
  ['special_price_from_date', 'special_from', date],
  ['special_price_to_date', 'special_to', date],
  ['new_from_date', 'new_from', date],
  ['new_to_date', 'new_to', date],
  ['tax_class_name', 'tax_class', (text) => (/^(0|none)$/i.test(text.trim()) ? null : text.trim())],
  ['weight', 'weight', number],
  ['country_of_manufacture', 'country_of_manufacture', words],
  ['description', 'description', words],
  ['short_description', 'short_description', words],
  ['meta_title', 'meta_title', words],
  ['meta_keywords', 'meta_keywords', words],
  ['meta_description', 'meta_description', words],
];

/** `before`: what the shop has, where it is to be kept. */
export function productState(draft: Draft, before: ProductState | undefined): ProductState {
  const state: ProductState = {
    ...(before ?? { ...freshProduct, name: draft.sku }),
    sku: before?.sku ?? draft.sku,
    url_key: draft.urlKey,
  };
  for (const [column, field, read] of readers) {
    const text = draft.row[column];
    if (text === undefined || text === '') continue;
    if (text === cleared)
      state[field] = field in freshProduct ? freshProduct[field as keyof typeof freshProduct] : state[field];
    else state[field] = read(text);
  }
  // The variants carry the prices.
  if (state.type_id === 'configurable') state.price_cents = null;
  return state;
}

const stockReaders: readonly (readonly [column: string, field: keyof StockState, fromSettings?: string])[] = [
  ['qty', 'quantity'],
  ['is_in_stock', 'is_in_stock'],
  ['manage_stock', 'manage_stock', 'use_config_manage_stock'],
  ['min_cart_qty', 'min_sale_quantity', 'use_config_min_sale_qty'],
  ['max_cart_qty', 'max_sale_quantity', 'use_config_max_sale_qty'],
];

/** Magento's rule: a file that has stock columns sets stock, also where a row leaves them empty. */
export function stockState(draft: Draft, before: StockState | undefined): StockState {
  const hasStock = 'qty' in draft.row || 'is_in_stock' in draft.row;
  const state = { ...(hasStock ? freshStock : (before ?? freshStock)) };
  for (const [column, field, fromSettings] of stockReaders) {
    const text = draft.row[column];
    if (text === undefined || text === '' || text === cleared) continue;
    if (fromSettings && draft.row[fromSettings] === '1') state[field] = freshStock[field];
    else
      state[field] =
        field === 'is_in_stock' || field === 'manage_stock'
          ? readSwitch(text)
            ? 1
            : 0
          : (readNumber(unprotected(text)) ?? state[field]);
  }
  return state;
}
