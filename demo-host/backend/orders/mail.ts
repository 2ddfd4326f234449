// The confirmation mail of an order.
import { paymentTitle } from '../cart/payment-methods';
import type { PricedCart } from '../cart/pricing';
import type { Context } from '../context';
import { detailsIn } from '../customer/address-details';
import type { Database } from '../database';
import { findCountry } from '../store-view/countries';
import { letter } from '../outbox/letter';
import type { NewMail } from '../outbox/mails';
import { orderAddress, type OrderAddressRow, type OrderRow } from './rows';

function postal(db: Database, address: OrderAddressRow): string {
  const { firstname, lastname, company, street, city, region_code, postcode, country_id } = address;
  const { prefix, middlename, suffix } = detailsIn(address.details);
  const country = country_id === null ? undefined : findCountry(db, country_id)?.name;
  return [
    [prefix, firstname, middlename, lastname, suffix],
    [company],
    [street],
    [city && `${city},`, region_code, postcode],
    [country ?? country_id],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n');
}

/** Where the shop shows it; a guest proves there whose it is. */
const orderPath = ({ customer_id, number }: OrderRow): string =>
  customer_id === null
    ? `/guest-order?number=${encodeURIComponent(number)}`
    : `/order-history?order=${encodeURIComponent(number)}`;

export function orderMail(context: Context, order: OrderRow, priced: PricedCart): NewMail {
  const { db } = context;
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${order.currency}`;
  const lines = priced.lines.map(
    ({ row, product, variant, total }) =>
      `${row.quantity} × ${(variant ?? product).name}: ${money(total.cents)}`,
  );
  const sums = [
    `Subtotal: ${money(order.subtotal_cents)}`,
    ...(order.discount_cents > 0 ? [`Discount: -${money(order.discount_cents)}`] : []),
    `Shipping: ${money(order.shipping_cents)}`,
    ...(order.tax_cents > 0 ? [`Tax: ${money(order.tax_cents)}`] : []),
    `Total: ${money(order.grand_total_cents)}`,
  ];
  const billing = orderAddress(db, order.id, 'billing');
  const shipping = orderAddress(db, order.id, 'shipping');
  const card = order.card_last4 === null ? '' : `, ${order.card_brand} ending in ${order.card_last4}`;
  const body = letter(
    context,
    billing?.firstname ?? '',
    `Thank you for your order ${order.number}.`,
    lines.join('\n'),
    sums.join('\n'),
    ...(shipping ? [`It goes to\n${postal(db, shipping)}`] : []),
    ...(order.shipping_description ? [`Sent as ${order.shipping_description}`] : []),
    `Paid by ${paymentTitle(order.payment_method)}${card}`,
    `Look at it here:\n${context.baseUrl}${orderPath(order)}`,
  );
  return { to: order.email, subject: `Your order ${order.number}`, body };
}
