// One line of an order as GraphQL answers it, and the amounts that orders and their documents share.
import { encodeUid } from '../cart/uid';
import { isHiddenProduct } from '../catalog/audience';
import { findProductById, productResolvable } from '../catalog/products';
import type { Context } from '../context';
import { roundRows } from '../tax/rounding';
import type { OrderLineRow, OrderRow, OrderTaxRow } from './rows';
import { lineStatus } from './rules';

export const money = (cents: number, { currency }: Pick<OrderRow, 'currency'>) => ({
  value: cents / 100,
  currency,
});

/** `cents` of tax in the parts that the order's taxes have of it. */
export function taxViews(order: OrderRow, taxes: readonly OrderTaxRow[], cents: number) {
  const exact = taxes.map((tax) => (order.tax_cents === 0 ? 0 : (tax.cents * cents) / order.tax_cents));
  return roundRows(exact).map((part, n) => ({
    amount: money(part, order),
    title: taxes[n]?.title ?? '',
    rate: taxes[n]?.percent ?? 0,
  }));
}

/** Shipping is not taxed here. */
export function shippingView(cents: number, order: OrderRow) {
  const amount = money(cents, order);
  return {
    total_amount: amount,
    amount_including_tax: amount,
    amount_excluding_tax: amount,
    discounts: [],
    taxes: [],
  };
}

export function lineView(context: Context, order: OrderRow, line: OrderLineRow) {
  const price = money(line.price_cents, order);
  const total = money(line.total_cents, order);
  const totalWithTax = line.total_cents + line.full_tax_cents;
  const priceWithTax = money(Math.round(totalWithTax / line.quantity), order);
  const discounts =
    order.discount_label !== null && line.discount_cents > 0
      ? [{ amount: money(line.discount_cents, order), label: order.discount_label, applied_to: 'ITEM' }]
      : [];
  return {
    __typename: 'OrderItem',
    id: encodeUid(line.id),
    product_name: line.name,
    product_sku: line.sku,
    product_url_key: line.url_key,
    product_type: line.product_type,
    product_sale_price: price,
    product: () => {
      const product = findProductById(context.db, line.parent_id ?? line.product_id);
      return product && !isHiddenProduct(context, product.id) ? productResolvable(product, context) : null;
    },
    prices: {
      price,
      price_including_tax: priceWithTax,
      original_price: price,
      original_price_including_tax: priceWithTax,
      row_total: total,
      row_total_including_tax: money(totalWithTax, order),
      original_row_total: total,
      original_row_total_including_tax: money(totalWithTax, order),
      total_item_discount: money(line.discount_cents, order),
      discounts,
      fixed_product_taxes: [],
    },
    quantity_ordered: line.quantity,
    quantity_invoiced: line.invoiced,
    quantity_shipped: line.shipped,
    quantity_canceled: line.canceled,
    quantity_refunded: line.refunded,
    quantity_returned: null,
    selected_options: JSON.parse(line.options) as unknown,
    entered_options: [],
    gift_message: null,
    discounts,
    status: lineStatus(line),
  };
}
