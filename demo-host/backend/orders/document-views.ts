// Invoices, shipments and credit memos as GraphQL answers them.
import { encodeUid } from '../cart/uid';
import type { Context } from '../context';
import {
  documentComments,
  documentLines,
  documentsOf,
  tracksOf,
  type DocumentKind,
  type DocumentLineRow,
  type DocumentRow,
} from './documents';
import { lineView, money, shippingView, taxViews } from './line-view';
import { orderTaxes, type OrderLineRow, type OrderRow, type OrderTaxRow } from './rows';

const numberOf = ({ id }: DocumentRow) => String(id).padStart(9, '0');

const items = {
  invoice: { __typename: 'InvoiceItem', quantity: 'quantity_invoiced' },
  shipment: { __typename: 'ShipmentItem', quantity: 'quantity_shipped' },
  credit_memo: { __typename: 'CreditMemoItem', quantity: 'quantity_refunded' },
} as const satisfies Record<DocumentKind, object>;

/** The order's documents of one kind, oldest first. */
export function documentViews(context: Context, order: OrderRow, lines: OrderLineRow[], kind: DocumentKind) {
  return documentsOf(context.db, order.id, kind).map((row) => documentView(context, order, lines, row));
}

function documentView(context: Context, order: OrderRow, lines: OrderLineRow[], row: DocumentRow) {
  const { db } = context;
  const own = documentLines(db, row);
  const number = numberOf(row);
  return {
    // Magento encodes the entity id of the others, but the number of a shipment.
    id: encodeUid(row.kind === 'shipment' ? number : row.id),
    number,
    comments: documentComments(db, row).map(({ message, created_at: timestamp }) => ({ message, timestamp })),
    items: own.flatMap((part) => {
      const line = lines.find(({ id }) => id === part.line_id);
      return line ? [itemView(context, order, line, row.kind, part)] : [];
    }),
    ...(row.kind === 'shipment'
      ? { tracking: tracksOf(db, row.id) }
      : {
          total: totalView(order, row, own, orderTaxes(db, order.id)),
        }),
  };
}

function itemView(
  context: Context,
  order: OrderRow,
  line: OrderLineRow,
  kind: DocumentKind,
  part: DocumentLineRow,
) {
  const { __typename, quantity } = items[kind];
  return {
    __typename,
    id: encodeUid(part.id),
    product_name: line.name,
    product_sku: line.sku,
    product_sale_price: money(line.price_cents, order),
    order_item: () => lineView(context, order, line),
    discounts: discountsView(order, part.discount_cents),
    [quantity]: part.quantity,
  };
}

function discountsView(order: OrderRow, cents: number) {
  if (order.discount_label === null || cents === 0) return [];
  return [{ amount: money(cents, order), label: order.discount_label, applied_to: 'ITEM' }];
}

function totalView(order: OrderRow, row: DocumentRow, lines: DocumentLineRow[], taxes: OrderTaxRow[]) {
  const sum = (of: (line: DocumentLineRow) => number) => lines.reduce((total, line) => total + of(line), 0);
  const subtotal = sum((line) => line.total_cents);
  const discount = sum((line) => line.discount_cents);
  const tax = sum((line) => line.tax_cents);
  const base =
    sum((line) => line.base_total_cents - line.base_discount_cents + line.base_tax_cents) +
    row.base_shipping_cents;
  return {
    subtotal: money(subtotal, order),
    discounts: discountsView(order, discount),
    total_shipping: money(row.shipping_cents, order),
    shipping_handling: shippingView(row.shipping_cents, order),
    total_tax: money(tax, order),
    taxes: taxViews(order, taxes, tax),
    grand_total: money(subtotal - discount + row.shipping_cents + tax, order),
    base_grand_total: { value: base / 100, currency: 'USD' },
    adjustment: money(0, order),
  };
}
