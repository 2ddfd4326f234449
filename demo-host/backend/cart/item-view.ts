// One line of a cart as GraphQL answers it.
import { discount as takenOff } from '../catalog/price/product-price';
import type { ProductNode } from '../catalog/products';
import { isAboutStep, salableQuantity, type StockRow } from '../catalog/stock';
import type { Context } from '../context';
import { setting } from '../settings';
import { configurableOptions } from './configurable-options';
import { amountOf, stockedId, type PricedLine } from './pricing';
import type { CartLineRow } from './rows';
import { encodeUid } from './uid';

export const money = (cents: number, currency: string) => ({ value: cents / 100, currency });

/** What all lines read together; looked up by product id. */
export interface Parts {
  node(productId: number): ProductNode | undefined;
  stock(productId: number): StockRow | undefined;
}

export function itemView(
  context: Context,
  line: PricedLine,
  label: string | undefined,
  { node, stock }: Parts,
) {
  const { row, product, variant, problem } = line;
  const of = (cents: number) => money(cents, context.currency);
  const isDiscounted = label !== undefined && line.discount.cents > 0;
  const discounts = isDiscounted ? [{ amount: of(line.discount.cents), label, applied_to: 'ITEM' }] : null;
  return {
    __typename: variant
      ? 'ConfigurableCartItem'
      : product.type_id === 'virtual'
        ? 'VirtualCartItem'
        : 'SimpleCartItem',
    uid: encodeUid(row.id),
    id: String(row.id),
    quantity: row.quantity,
    errors:
      problem === undefined
        ? null
        : [{ code: isAboutStep(problem) ? 'ITEM_INCREMENTS' : 'ITEM_QTY', message: problem }],
    is_available: problem === undefined,
    not_available_message: problem === undefined ? null : notAvailable(context, row),
    min_qty: () => stock(stockedId(row))?.min_sale_quantity ?? null,
    max_qty: () => stock(stockedId(row))?.max_sale_quantity ?? null,
    product: () => node(product.id),
    prices: { ...pricesView(context, line), discounts },
    discount: discounts,
    customizable_options: [],
    gift_message: null,
    ...(variant && {
      configurable_options: () => configurableOptions(context, product.id, variant.id),
      // Magento answers no gallery for the variant of a line, though the variant has pictures.
      configured_variant: () => ({ ...node(variant.id), hidesGalleryEntries: true }),
    }),
  };
}

/** Before the coupon; the catalogue's own discount is what a special, tier or group price takes off the regular one. */
function pricesView(context: Context, { row, product, variant, unit, total, fullTax, discount }: PricedLine) {
  const of = (cents: number) => money(cents, context.currency);
  const regularBase = (variant ?? product).price_cents ?? unit.base;
  const regular = amountOf(context, regularBase).cents;
  return {
    price: of(unit.cents),
    price_including_tax: of(Math.round((total.cents + fullTax.cents) / row.quantity)),
    row_total: of(total.cents),
    row_total_including_tax: of(total.cents + fullTax.cents),
    original_item_price: of(regular),
    original_row_total: of(Math.round(regular * row.quantity)),
    catalog_discount: takenOff(context, regularBase, unit.base),
    row_catalog_discount: takenOff(context, Math.round(regularBase * row.quantity), total.base),
    total_item_discount: of(discount.cents),
    fixed_product_taxes: [],
  };
}

function notAvailable({ db }: Context, row: CartLineRow): string {
  return setting(db, 'cataloginventory/options/not_available_message') === '1'
    ? `Only ${salableQuantity(db, stockedId(row))} of ${row.quantity} available`
    : 'Not enough items for sale';
}
