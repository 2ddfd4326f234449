// Makes a document out of pieces of an order: which pieces, and what part of each amount falls to them.
import { sqlTime } from '../sql-time';
import { documentsOf, insertComment, insertDocument, type DocumentKind } from './documents';
import { OrderActionRefused, type At } from './order-state';
import type { OrderLineRow } from './rows';

/** Pieces by line id. */
export type Pieces = Readonly<Record<number, number>>;

export type Chosen = { line: OrderLineRow; quantity: number }[];

/** Throws for a line of another order and for more pieces than are left. */
export function choose(
  lines: OrderLineRow[],
  pieces: Pieces | undefined,
  left: (line: OrderLineRow) => number,
): Chosen {
  const strange = Object.keys(pieces ?? {}).filter((id) => !lines.some((line) => line.id === Number(id)));
  if (strange.length > 0) throw new OrderActionRefused(`The order has no item ${strange.join(', ')}.`);
  const chosen = lines.map((line) => ({ line, quantity: pieces ? (pieces[line.id] ?? 0) : left(line) }));
  for (const { line, quantity } of chosen)
    if (quantity < 0 || quantity > left(line))
      throw new OrderActionRefused(`The quantity ${quantity} of the item ${line.sku} is not left.`);
  const some = chosen.filter(({ quantity }) => quantity > 0);
  if (some.length === 0) throw new OrderActionRefused('You must choose at least one item.');
  return some;
}

// Parts of an amount add up to it, whatever rounding takes from one of them.
function share(cents: number, line: OrderLineRow, done: number, quantity: number): number {
  const upTo = (pieces: number) => Math.round((cents * pieces) / line.quantity);
  return upTo(done + quantity) - upTo(done);
}

function documentLine(line: OrderLineRow, done: number, quantity: number) {
  const part = (cents: number) => share(cents, line, done, quantity);
  return {
    line_id: line.id,
    quantity,
    total_cents: part(line.total_cents),
    base_total_cents: part(line.base_total_cents),
    discount_cents: part(line.discount_cents),
    base_discount_cents: part(line.base_discount_cents),
    tax_cents: part(line.tax_cents),
    base_tax_cents: part(line.base_tax_cents),
  };
}

export interface Shipping {
  cents: number;
  base: number;
}

export interface Writing {
  kind: DocumentKind;
  chosen: Chosen;
  /** Pieces of a line that earlier documents of this kind have. */
  done: (line: OrderLineRow) => number;
  shipping?: Shipping;
  comment?: string;
}

/** Answers the document's id. */
export function write(at: At, orderId: number, { kind, chosen, done, shipping, comment }: Writing): number {
  const created_at = sqlTime(at.now);
  const id = insertDocument(at.db, {
    kind,
    order_id: orderId,
    shipping_cents: shipping?.cents ?? 0,
    base_shipping_cents: shipping?.base ?? 0,
    created_at,
    lines: chosen.map(({ line, quantity }) => documentLine(line, done(line), quantity)),
  });
  if (comment !== undefined)
    insertComment(at.db, { order_id: orderId, message: comment, created_at }, { kind, id });
  return id;
}

/** Shipping on the documents of a kind, so far. */
export function shippingOn({ db }: At, orderId: number, kind: DocumentKind): Shipping {
  return documentsOf(db, orderId, kind).reduce(
    (sum, row) => ({ cents: sum.cents + row.shipping_cents, base: sum.base + row.base_shipping_cents }),
    { cents: 0, base: 0 },
  );
}
