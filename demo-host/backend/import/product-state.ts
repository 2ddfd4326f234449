// What a product's rows should hold once a draft is written: from the file's cells, over what the shop had.
import { cleared, isGiven, readNumber, readSwitch, readVisibility, unprotected } from './cells';
import { readDate, type DateOrder } from './dates';
import type { Draft } from './draft-store';

/** Columns of the product table, in the order in which they are written. */
// oxfmt-ignore
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
  'min_quantity',
  'backorders',
  'quantity_increments',
] as const;
export type StockState = Record<(typeof stockColumns)[number], number>;

// oxfmt-ignore
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
  min_quantity: 0,
  backorders: 0,
  quantity_increments: 0,
};

type Reader = (text: string, dates: DateOrder) => string | number | null;
const cents: Reader = (text) => Math.round((readNumber(unprotected(text)) ?? 0) * 100);
const number: Reader = (text) => readNumber(unprotected(text)) ?? null;
const date: Reader = (text, order) => readDate(text, order) ?? null;
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

/** What a cell that says nothing means: as it was, or, in a catalogue that takes the place of the old one, nothing. */
const saysNothing = (text: string, replaces: boolean) => text === '' && !replaces;

/**
 * `before`: what the shop has. A column that the file lacks changes nothing of it; an empty cell neither, unless the
 * file `replaces` the catalogue.
 */
export function productState(
  draft: Draft,
  before: ProductState | undefined,
  { replaces, dates }: { replaces: boolean; dates: DateOrder },
): ProductState {
  const state: ProductState = {
    ...(before ?? { ...freshProduct, name: draft.sku }),
    sku: before?.sku ?? draft.sku,
    url_key: draft.urlKey,
  };
  for (const [column, field, read] of readers) {
    const text = draft.row[column];
    if (text === undefined || saysNothing(text, replaces)) continue;
    if (text === '' || text === cleared)
      state[field] = field in freshProduct ? freshProduct[field as keyof typeof freshProduct] : state[field];
    else state[field] = read(text, dates);
  }
  // The variants carry the prices.
  if (state.type_id === 'configurable') state.price_cents = null;
  return state;
}

type StockField = keyof StockState;
const amount = (text: string) => readNumber(unprotected(text));
const flag = (text: string) => (readSwitch(text) ? 1 : 0);
/** 0, 1 or 2, as Magento's export has it; or a word for yes or no. */
const backorders = (text: string) => readNumber(text) ?? flag(text);

const stockReaders: readonly (readonly [
  column: string,
  field: StockField,
  read: (text: string) => number | undefined,
  fromSettings?: string,
])[] = [
  ['qty', 'quantity', amount],
  ['manage_stock', 'manage_stock', flag, 'use_config_manage_stock'],
  ['min_cart_qty', 'min_sale_quantity', amount, 'use_config_min_sale_qty'],
  ['max_cart_qty', 'max_sale_quantity', amount, 'use_config_max_sale_qty'],
  ['out_of_stock_qty', 'min_quantity', amount, 'use_config_min_qty'],
  ['allow_backorders', 'backorders', backorders, 'use_config_backorders'],
  ['qty_increments', 'quantity_increments', amount, 'use_config_qty_increments'],
];

/** As `productState`, of stock. Where the file does not say whether a product is in stock, its quantity does. */
export function stockState(draft: Draft, before: StockState | undefined, replaces: boolean): StockState {
  const { row } = draft;
  const state = { ...freshStock, ...before };
  for (const [column, field, read, fromSettings = ''] of stockReaders) {
    const text = row[column];
    if (readSwitch(row[fromSettings] ?? '')) state[field] = freshStock[field];
    else if (text !== undefined && !saysNothing(text, replaces))
      state[field] = (isGiven(row, column) ? read(text) : undefined) ?? freshStock[field];
  }
  if (isWithoutSteps(row)) state.quantity_increments = 0;
  if (isGiven(row, 'is_in_stock')) state.is_in_stock = flag(row['is_in_stock'] ?? '');
  else if (!before || decidesStock.some((column) => isGiven(row, column)))
    state.is_in_stock = hasSomething(draft, state) ? 1 : 0;
  return state;
}

const decidesStock = ['qty', 'manage_stock', 'allow_backorders', 'out_of_stock_qty'];

/** Of a configurable its variants tell; what is not counted is there, and what is not may come later. */
function hasSomething({ row }: Draft, state: StockState): boolean {
  const isOne = row['product_type']?.toLowerCase() !== 'configurable' && state.manage_stock !== 0;
  return !isOne || state.backorders !== 0 || state.quantity > Math.max(0, state.min_quantity);
}

/** A switch of its own turns steps on; a list that lacks it and has steps means them. */
function isWithoutSteps(row: Draft['row']): boolean {
  const isOff = isGiven(row, 'enable_qty_increments') && !readSwitch(row['enable_qty_increments'] ?? '');
  return isOff || readSwitch(row['use_config_enable_qty_inc'] ?? '') === true;
}
