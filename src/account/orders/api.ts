// The document of one order and what is read from its answers; with history-api the only file here that knows the backend's words.
import type { OrderDetailFragment } from '../../graphql/generated/account-orders-fragments';
import { present, type Loose } from '../../graphql/loose';
import { image } from '../../catalog/product-image';
import { variantPath } from '../../routing/variant-parameter';
import { parseTime } from '../../words/dates';
import { money, type MoneyAnswer } from './amount';
import { trackingHref, type Order, type OrderAddress, type OrderItem } from './order';

export { CustomerOrderDocument } from '../../graphql/generated/account-orders';

/** `isOwn`: asked for by its signed-in buyer. Where the backend does not say what may be done, an order can be reordered. */
export function parseOrder(answer: OrderDetailFragment, isOwn: boolean): Order {
  const { total } = answer;
  const actions: readonly string[] = answer.available_actions
    ? present(answer.available_actions)
    : ['REORDER'];
  return {
    id: answer.id,
    number: answer.number,
    placed: parseTime(answer.order_date),
    status: answer.status,
    items: present(answer.items).map(parseItem),
    shippingAddress: parseAddress(answer.shipping_address),
    billingAddress: parseAddress(answer.billing_address),
    shippingMethod: answer.shipping_method ?? undefined,
    payment: parsePayment(answer),
    shipments: present(answer.shipments).map((shipment) => ({
      number: shipment.number,
      tracking: present(shipment.tracking).map(({ carrier, title, number }) => ({
        title,
        number: number ?? '',
        href: trackingHref(carrier, number ?? ''),
      })),
      items: present(shipment.items).map((item) => ({
        name: item.product_name ?? item.product_sku,
        quantity: item.quantity_shipped,
      })),
      remarks: parseRemarks(shipment.comments),
    })),
    invoices: parseDocuments(answer.invoices),
    refunds: parseDocuments(answer.credit_memos),
    remarks: parseRemarks(answer.comments),
    subtotal: money(total?.subtotal),
    discounts: present(total?.discounts).flatMap(({ label, amount }) => {
      const off = money(amount);
      return off ? { label, amount: off } : [];
    }),
    shipping: money(total?.total_shipping),
    tax: money(total?.total_tax),
    total: money(total?.grand_total),
    canReorder: isOwn && actions.includes('REORDER'),
    canCancel: actions.includes('CANCEL'),
  };
}

function parseItem(item: NonNullable<NonNullable<OrderDetailFragment['items']>[number]>): OrderItem {
  const { product } = item;
  // Of a product with options it is the parent, and what was bought goes by a SKU of its own.
  const variant = product?.sku === item.product_sku ? undefined : item.product_sku;
  return {
    id: item.id,
    sku: item.product_sku,
    name: item.product_name ?? item.product_sku,
    options: [...present(item.selected_options), ...present(item.entered_options)].map(
      ({ label, value }) => ({
        label,
        value,
      }),
    ),
    price: money(item.product_sale_price) ?? { value: 0, currency: 'USD' },
    ordered: item.quantity_ordered ?? 0,
    shipped: item.quantity_shipped ?? 0,
    canceled: item.quantity_canceled ?? 0,
    refunded: item.quantity_refunded ?? 0,
    ...(product?.url_key ? { path: variantPath(product.url_key + (product.url_suffix ?? ''), variant) } : {}),
    ...(product ? { image: image(product.small_image?.url, '')?.url } : {}),
  };
}

function parseAddress(answer: OrderDetailFragment['shipping_address']): OrderAddress | undefined {
  if (!answer) return undefined;
  const { firstname, middlename, lastname, company, street, city, region, postcode } = answer;
  const town = [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: [firstname, middlename, lastname].filter(Boolean).join(' '),
    lines: [company, ...present(street), town].filter((line): line is string => Boolean(line)),
    country: answer.country_code ?? undefined,
    telephone: answer.telephone ?? undefined,
  };
}

/** Payment modules name what they tell as they like; of a card nobody needs more than its brand and its last digits. */
function parsePayment({ payment_methods }: OrderDetailFragment): string[] {
  return present(payment_methods).flatMap(({ name, additional_data }) => {
    const told = (pattern: RegExp) =>
      present(additional_data).find((data) => pattern.test(data.name ?? ''))?.value ?? '';
    const brand = told(/brand|credit card type/i);
    const last4 = /(\d{4})\D*$/.exec(told(/last.?4|card number/i))?.[1];
    return [name, brand, last4 ? `···· ${last4}` : ''].filter(Boolean);
  });
}

type RemarksAnswer = OrderDetailFragment['comments'];

const parseRemarks = (answer: RemarksAnswer) =>
  present(answer).map(({ message, timestamp }) => ({ text: message, made: parseTime(timestamp) }));

const parseDocuments = (
  answers: Loose<
    readonly Loose<{
      number: string;
      total?: Loose<{ grand_total: MoneyAnswer }>;
      comments?: RemarksAnswer;
    }>[]
  >,
) =>
  present(answers).map(({ number, total, comments }) => ({
    number,
    total: money(total?.grand_total),
    remarks: parseRemarks(comments ?? null),
  }));
