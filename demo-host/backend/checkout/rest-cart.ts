// The cart, its lines and its totals as REST answers them.
import { configurableOptions } from '../cart/configurable-options';
import { amountOf, type PricedCart, type PricedLine } from '../cart/pricing';
import { cartAddress, type CartAddressRow } from '../cart/rows';
import { shippingDescription, type ShippingMethod } from '../cart/shipping-methods';
import type { Context } from '../context';
import { namedDetails } from '../customer/address-details';
import { restCustomer } from '../customer/rest-view';
import { findCustomer, type CustomerRow } from '../customer/rows';

export function restTotals(context: Context, priced: PricedCart) {
  const { subtotal, discount, shipping, tax, taxes, grandTotal, coupon, currency } = priced;
  const percent = taxes.reduce((sum, rate) => sum + rate.percent, 0);
  const fullTax = {
    base: priced.lines.reduce((sum, line) => sum + line.fullTax.base, 0),
    cents: priced.lines.reduce((sum, line) => sum + line.fullTax.cents, 0),
  };
  const price = shipping?.price ?? { base: 0, cents: 0 };
  const shippingSegment = {
    code: 'shipping',
    title: shipping ? `Shipping & Handling (${shippingDescription(shipping)})` : 'Shipping & Handling',
    value: price.cents / 100,
  };
  return {
    grand_total: grandTotal.cents / 100,
    base_grand_total: grandTotal.base / 100,
    subtotal: subtotal.cents / 100,
    base_subtotal: subtotal.base / 100,
    discount_amount: -discount.cents / 100 || 0,
    base_discount_amount: -discount.base / 100 || 0,
    subtotal_with_discount: (subtotal.cents - discount.cents) / 100,
    base_subtotal_with_discount: (subtotal.base - discount.base) / 100,
    shipping_amount: price.cents / 100,
    base_shipping_amount: price.base / 100,
    shipping_discount_amount: 0,
    base_shipping_discount_amount: 0,
    tax_amount: tax.cents / 100,
    base_tax_amount: tax.base / 100,
    weee_tax_applied_amount: null,
    shipping_tax_amount: 0,
    base_shipping_tax_amount: 0,
    subtotal_incl_tax: (subtotal.cents + fullTax.cents) / 100,
    ...(priced.isVirtual && { base_subtotal_incl_tax: (subtotal.base + fullTax.base) / 100 }),
    shipping_incl_tax: price.cents / 100,
    base_shipping_incl_tax: price.base / 100,
    base_currency_code: 'USD',
    quote_currency_code: currency,
    ...(coupon && { coupon_code: coupon.code }),
    items_qty: priced.pieces,
    items: priced.lines.map((line) => totalsItem(context, line, coupon?.percent ?? 0, percent)),
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal.cents / 100 },
      ...(coupon && discount.cents > 0
        ? [{ code: 'discount', title: `Discount (${coupon.label})`, value: -discount.cents / 100 }]
        : []),
      ...(priced.isVirtual ? [] : [shippingSegment]),
      {
        code: 'tax',
        title: 'Tax',
        value: tax.cents / 100,
        extension_attributes: {
          tax_grandtotal_details: taxes.map((rate, n) => ({
            amount: rate.amount.cents / 100,
            rates: [{ percent: String(rate.percent), title: rate.title }],
            group_id: n + 1,
          })),
        },
      },
      { code: 'grand_total', title: 'Grand Total', value: grandTotal.cents / 100, area: 'footer' },
    ],
  };
}

/** What was chosen on a line, as the JSON text that PHP would write. */
function optionsText(context: Context, { product, variant }: PricedLine): string {
  const chosen = variant ? configurableOptions(context, product.id, variant.id) : [];
  return JSON.stringify(chosen.map(({ value_label: value, option_label: label }) => ({ value, label })))
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function totalsItem(context: Context, line: PricedLine, percent: number, taxPercent: number) {
  const { row, product, unit, total, tax, fullTax, discount } = line;
  const inclTax = (kind: 'base' | 'cents') => (total[kind] + fullTax[kind]) / 100;
  const each = (kind: 'base' | 'cents') => Math.round((inclTax(kind) * 100) / row.quantity) / 100;
  return {
    item_id: row.id,
    price: unit.cents / 100,
    base_price: unit.base / 100,
    qty: row.quantity,
    row_total: total.cents / 100,
    base_row_total: total.base / 100,
    row_total_with_discount: 0,
    tax_amount: tax.cents / 100,
    base_tax_amount: tax.base / 100,
    tax_percent: taxPercent,
    discount_amount: discount.cents / 100,
    base_discount_amount: discount.base / 100,
    discount_percent: percent,
    price_incl_tax: each('cents'),
    base_price_incl_tax: each('base'),
    row_total_incl_tax: inclTax('cents'),
    base_row_total_incl_tax: inclTax('base'),
    options: optionsText(context, line),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: product.name,
  };
}

export function restShippingMethod(context: Context, { baseCents, ...method }: ShippingMethod) {
  const amount = amountOf(context, baseCents);
  return {
    carrier_code: method.carrier_code,
    method_code: method.method_code,
    carrier_title: method.carrier_title,
    method_title: method.method_title,
    amount: amount.cents / 100,
    base_amount: amount.base / 100,
    available: true,
    error_message: '',
    price_excl_tax: amount.cents / 100,
    price_incl_tax: amount.cents / 100,
  };
}

/** `quoteId` is the masked id for guests and the numeric one inside a cart. */
export const restItems = (context: Context, priced: PricedCart, quoteId: string) =>
  priced.lines.map(({ row, product, variant, unit }) => ({
    item_id: row.id,
    sku: (variant ?? product).sku,
    qty: row.quantity,
    name: product.name,
    price: unit.cents / 100,
    product_type: product.type_id,
    quote_id: quoteId,
    ...(variant && {
      product_option: {
        extension_attributes: {
          configurable_item_options: configurableOptions(context, product.id, variant.id).map(
            ({ id, value_id }) => ({ option_id: String(id), option_value: value_id }),
          ),
        },
      },
    }),
  }));

/** The cart itself. One that became an order has lost its items and names the order's number. */
export function restCart(context: Context, priced: PricedCart) {
  const { db, store } = context;
  const { cart } = priced;
  const customer = cart.customer_id === null ? undefined : findCustomer(db, cart.customer_id);
  const items = restItems(context, priced, String(cart.id));
  const isActive = cart.is_active === 1;
  return {
    id: cart.id,
    created_at: cart.created_at,
    updated_at: cart.updated_at,
    is_active: isActive,
    is_virtual: priced.isVirtual,
    ...(isActive && { items }),
    items_count: priced.lines.length,
    items_qty: priced.pieces,
    customer: customer ? restCustomer(db, customer) : { email: null, firstname: null, lastname: null },
    billing_address: {
      ...restAddress(cartAddress(db, cart.id, 'billing'), customer, customer?.default_billing),
      same_as_billing: 0,
    },
    ...(cart.order_number !== null && { reserved_order_id: cart.order_number }),
    orig_order_id: 0,
    currency: {
      global_currency_code: 'USD',
      base_currency_code: 'USD',
      store_currency_code: 'USD',
      quote_currency_code: cart.currency,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: amountOf(context, 1_000_000).cents / 1_000_000,
    },
    customer_is_guest: !customer,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: store.id,
    ...(isActive && {
      extension_attributes: { shipping_assignments: [shippingAssignment(context, priced, customer, items)] },
    }),
  };
}

function shippingAssignment(
  { db }: Context,
  { cart, shipping }: PricedCart,
  customer: CustomerRow | undefined,
  items: unknown[],
) {
  const address = restAddress(cartAddress(db, cart.id, 'shipping'), customer, customer?.default_shipping);
  return {
    shipping: {
      address: { ...address, same_as_billing: 1 },
      method: shipping ? `${shipping.carrier_code}_${shipping.method_code}` : null,
    },
    items,
  };
}

function restAddress(
  address: CartAddressRow | undefined,
  customer: CustomerRow | undefined,
  fallbackId: number | null | undefined,
) {
  const bookId = address ? address.customer_address_id : fallbackId;
  return {
    id: address?.id ?? 0,
    region: address?.region ?? null,
    region_id: address?.region_id ?? null,
    region_code: address?.region_code ?? null,
    country_id: address?.country_id ?? null,
    street: (address?.street ?? '').split('\n'),
    telephone: address?.telephone ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    firstname: address?.firstname ?? null,
    lastname: address?.lastname ?? null,
    ...(customer && { customer_id: customer.id }),
    ...namedDetails(address?.details),
    email: customer?.email ?? address?.email ?? null,
    ...(bookId != null && { customer_address_id: bookId }),
    save_in_address_book: 0,
  };
}
