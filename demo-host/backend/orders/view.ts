// Orders as GraphQL answers them.
import { encodeUid } from '../cart/uid';
import { findProductById, productResolvable } from '../catalog/products';
import { paymentTitle } from '../checkout/payment-methods';
import type { Context } from '../context';
import { orderAddress, orderLines, type OrderAddressRow, type OrderLineRow, type OrderRow } from './rows';

const statusLabels: Record<string, string> = {
  pending: 'Pending',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
  closed: 'Closed',
  holded: 'On Hold',
};

export function orderView(context: Context, order: OrderRow) {
  const { db } = context;
  const of = (cents: number) => ({ value: cents / 100, currency: order.currency });
  const address = (kind: 'shipping' | 'billing') => {
    const row = orderAddress(db, order.id, kind);
    return row ? addressView(row) : null;
  };
  const discounts = order.discount_label
    ? [{ amount: of(order.discount_cents), label: order.discount_label, applied_to: 'ITEM' }]
    : [];
  return {
    id: encodeUid(order.id),
    number: order.number,
    order_number: order.number,
    increment_id: order.number,
    token: order.token,
    email: order.email,
    order_date: order.created_at,
    created_at: order.created_at,
    order_status_change_date: order.created_at,
    status: statusLabels[order.status] ?? order.status,
    grand_total: order.grand_total_cents / 100,
    carrier: order.carrier_title,
    shipping_method: order.shipping_description,
    is_virtual: order.shipping_method === null,
    applied_coupons: order.coupon === null ? [] : [{ code: order.coupon }],
    available_actions: [],
    shipping_address: () => address('shipping'),
    billing_address: () => address('billing'),
    items: () => orderLines(db, order.id).map((line) => lineView(context, order, line)),
    payment_methods: [
      {
        name: paymentTitle(order.payment_method),
        type: order.payment_method,
        additional_data:
          order.card_last4 === null
            ? []
            : [
                { name: 'brand', value: order.card_brand },
                { name: 'last4', value: order.card_last4 },
              ],
      },
    ],
    invoices: [],
    shipments: [],
    credit_memos: [],
    comments: null,
    gift_message: null,
    total: {
      subtotal: of(order.subtotal_cents),
      subtotal_excl_tax: of(order.subtotal_cents),
      subtotal_incl_tax: of(order.subtotal_cents),
      total_shipping: of(order.shipping_cents),
      shipping_handling: {
        total_amount: of(order.shipping_cents),
        amount_excluding_tax: of(order.shipping_cents),
      },
      total_tax: of(0),
      taxes: [],
      discounts,
      grand_total: of(order.grand_total_cents),
      base_grand_total: { value: order.base_grand_total_cents / 100, currency: 'USD' },
    },
  };
}

function addressView(row: OrderAddressRow) {
  return {
    ...row,
    street: row.street.split('\n'),
    country_code: row.country_id,
    region_id: row.region_id === null ? null : String(row.region_id),
    custom_attributesV2: [],
  };
}

function lineView(context: Context, order: OrderRow, line: OrderLineRow) {
  const of = (cents: number) => ({ value: cents / 100, currency: order.currency });
  return {
    __typename: 'OrderItem',
    id: encodeUid(line.id),
    product_name: line.name,
    product_sku: line.sku,
    product_url_key: line.url_key,
    product_type: line.product_type,
    product_sale_price: of(line.price_cents),
    product: () => {
      const product = findProductById(context.db, line.product_id);
      return product ? productResolvable(product, context) : null;
    },
    quantity_ordered: line.quantity,
    quantity_invoiced: 0,
    quantity_shipped: 0,
    quantity_canceled: 0,
    quantity_refunded: 0,
    quantity_returned: null,
    selected_options: JSON.parse(line.options) as unknown,
    entered_options: [],
    discounts:
      order.discount_label !== null && line.discount_cents > 0
        ? [{ amount: of(line.discount_cents), label: order.discount_label, applied_to: 'ITEM' }]
        : [],
    status: 'Ordered',
  };
}
