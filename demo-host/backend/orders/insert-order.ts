// Writes the order of a cart.
import { randomBytes } from 'node:crypto';
import { stockedId, type PricedCart } from '../cart/pricing';
import { cartAddress } from '../cart/rows';
import { configurableOptions } from '../cart/configurable-options';
import { shippingDescription } from '../cart/shipping-methods';
import type { Context } from '../context';
import { one } from '../database';
import { sqlTime } from '../sql-time';
import { insertRow } from './insert-row';
import { findOrder, type OrderRow } from './rows';

export interface NewOrder {
  priced: PricedCart;
  email: string;
  paymentMethod: string;
  card?: { brand: string; last4: string };
}

/** Writes the order of a cart. Call inside the transaction that also closes the cart and takes the stock. */
export function insertOrder(context: Context, { priced, email, paymentMethod, card }: NewOrder): OrderRow {
  const { db } = context;
  const { cart, shipping } = priced;
  const next = (
    one<{ id: number }>(db, 'SELECT coalesce(max(id), 0) + 1 AS id FROM sales_order')?.id ?? 1
  ).toString();
  const id = insertRow(db, 'sales_order', {
    number: next.padStart(9, '0'),
    token: randomBytes(24).toString('base64url'),
    cart_id: cart.id,
    customer_id: cart.customer_id,
    email,
    store: cart.store,
    currency: priced.currency,
    subtotal_cents: priced.subtotal.cents,
    base_subtotal_cents: priced.subtotal.base,
    discount_cents: priced.discount.cents,
    base_discount_cents: priced.discount.base,
    shipping_cents: shipping?.price.cents ?? 0,
    base_shipping_cents: shipping?.price.base ?? 0,
    tax_cents: priced.tax.cents,
    base_tax_cents: priced.tax.base,
    grand_total_cents: priced.grandTotal.cents,
    base_grand_total_cents: priced.grandTotal.base,
    coupon: priced.coupon?.code ?? null,
    discount_label: priced.coupon?.label ?? null,
    carrier_title: shipping?.carrier_title ?? null,
    shipping_description: shipping ? shippingDescription(shipping) : null,
    shipping_method: shipping ? `${shipping.carrier_code}_${shipping.method_code}` : null,
    payment_method: paymentMethod,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    created_at: sqlTime(context.now),
  });
  insertLines(context, id, priced);
  for (const { title, percent, amount } of priced.taxes)
    insertRow(db, 'sales_order_tax', {
      order_id: id,
      title,
      percent,
      cents: amount.cents,
      base_cents: amount.base,
    });
  for (const kind of ['shipping', 'billing'] as const) {
    const address = cartAddress(db, cart.id, kind);
    if (!address || (kind === 'shipping' && priced.isVirtual)) continue;
    const { firstname, lastname, company, street, city, region, region_id, region_code } = address;
    const { postcode, country_id, telephone, details } = address;
    const place = { street, city, region, region_id, region_code, postcode, country_id };
    insertRow(db, 'sales_order_address', {
      order_id: id,
      kind,
      firstname,
      lastname,
      company,
      ...place,
      telephone,
      details,
    });
  }
  const order = findOrder(db, id);
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

// As in the cart, a configurable line takes two ids.
function insertLines(context: Context, orderId: number, priced: PricedCart): void {
  const { db } = context;
  let next =
    one<{ id: number }>(
      db,
      "SELECT coalesce(max(id + (product_type = 'configurable')), 0) + 1 AS id FROM sales_order_line",
    )?.id ?? 1;
  for (const { row, product, variant, unit, total, discount, tax, fullTax } of priced.lines) {
    const options = variant
      ? configurableOptions(context, product.id, variant.id).map(
          ({ option_label: label, value_label: value }) => ({
            label,
            value,
          }),
        )
      : [];
    insertRow(db, 'sales_order_line', {
      id: next,
      order_id: orderId,
      product_id: stockedId(row),
      parent_id: variant ? product.id : null,
      sku: variant?.sku ?? product.sku,
      name: product.name,
      url_key: product.url_key,
      product_type: product.type_id,
      options: JSON.stringify(options),
      quantity: row.quantity,
      price_cents: unit.cents,
      base_price_cents: unit.base,
      total_cents: total.cents,
      base_total_cents: total.base,
      discount_cents: discount.cents,
      base_discount_cents: discount.base,
      tax_cents: tax.cents,
      base_tax_cents: tax.base,
      full_tax_cents: fullTax.cents,
    });
    next += variant ? 2 : 1;
  }
}
