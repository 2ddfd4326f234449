// Orders as GraphQL answers them.
import { paymentTitle } from '../cart/payment-methods';
import { encodeUid } from '../cart/uid';
import type { Context } from '../context';
import { attributeValues, detailsIn } from '../customer/address-details';
import { availableActions } from './actions';
import { documentViews } from './document-views';
import { lineView, money, shippingView, taxViews } from './line-view';
import { orderAddress, orderLines, orderTaxes, type OrderAddressRow, type OrderRow } from './rows';
import { statusLabels } from './status';

export function orderView(context: Context, order: OrderRow) {
  const { db } = context;
  const of = (cents: number) => money(cents, order);
  const lines = orderLines(db, order.id);
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
    order_status_change_date: (order.status_changed_at ?? order.created_at).slice(0, 10),
    status: statusLabels[order.status],
    grand_total: order.grand_total_cents / 100,
    carrier: order.carrier_title,
    shipping_method: order.shipping_description,
    is_virtual: order.shipping_method === null,
    applied_coupons: order.coupon === null ? [] : [{ code: order.coupon }],
    available_actions: () => availableActions(context, order),
    customer_info: () => {
      const billing = orderAddress(db, order.id, 'billing');
      return { firstname: billing?.firstname ?? '', lastname: billing?.lastname ?? null };
    },
    shipping_address: () => address('shipping'),
    billing_address: () => address('billing'),
    items: () => lines.map((line) => lineView(context, order, line)),
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
    invoices: () => documentViews(context, order, lines, 'invoice'),
    shipments: () => documentViews(context, order, lines, 'shipment'),
    credit_memos: () => documentViews(context, order, lines, 'credit_memo'),
    // Magento has the field and never fills it: remarks on the order itself are not told.
    comments: null,
    gift_message: null,
    total: {
      subtotal: of(order.subtotal_cents),
      subtotal_excl_tax: of(order.subtotal_cents),
      subtotal_incl_tax: of(lines.reduce((sum, line) => sum + line.full_tax_cents, order.subtotal_cents)),
      total_shipping: of(order.shipping_cents),
      shipping_handling: shippingView(order.shipping_cents, order),
      total_tax: of(order.tax_cents),
      taxes: () => taxViews(order, orderTaxes(db, order.id), order.tax_cents),
      discounts,
      grand_total: of(order.grand_total_cents),
      base_grand_total: { value: order.base_grand_total_cents / 100, currency: 'USD' },
    },
  };
}

function addressView(row: OrderAddressRow) {
  const details = detailsIn(row.details);
  return {
    ...row,
    street: row.street.split('\n'),
    country_code: row.country_id,
    region_id: row.region_id === null ? null : String(row.region_id),
    ...details,
    custom_attributesV2: attributeValues(details),
  };
}
