// Reads and writes the documents of an order: invoices, shipments and credit memos, with their lines, tracks and comments.
import type { Database } from '../database';
import { all, one, run } from '../database';
import { insertRow } from './insert-row';

export type DocumentKind = 'invoice' | 'shipment' | 'credit_memo';

export interface DocumentRow {
  kind: DocumentKind;
  id: number;
  order_id: number;
  shipping_cents: number;
  base_shipping_cents: number;
  created_at: string;
}

export interface DocumentLineRow {
  id: number;
  line_id: number;
  quantity: number;
  total_cents: number;
  base_total_cents: number;
  discount_cents: number;
  base_discount_cents: number;
  tax_cents: number;
  base_tax_cents: number;
}

export interface Track {
  carrier: string;
  title: string;
  number: string | null;
}

export interface CommentRow {
  message: string;
  created_at: string;
}

export const documentsOf = (db: Database, orderId: number, kind: DocumentKind): DocumentRow[] =>
  all<DocumentRow>(
    db,
    'SELECT * FROM sales_document WHERE order_id = ? AND kind = ? ORDER BY id',
    orderId,
    kind,
  );

export const documentLines = (db: Database, { kind, id }: DocumentRow): DocumentLineRow[] =>
  all<DocumentLineRow>(
    db,
    'SELECT * FROM sales_document_line WHERE kind = ? AND document_id = ? ORDER BY id',
    kind,
    id,
  );

export const tracksOf = (db: Database, shipmentId: number): Track[] =>
  all<Track>(
    db,
    'SELECT carrier, title, number FROM shipment_track WHERE shipment_id = ? ORDER BY id',
    shipmentId,
  );

export const documentComments = (db: Database, { kind, id }: DocumentRow): CommentRow[] =>
  all<CommentRow>(
    db,
    'SELECT message, created_at FROM sales_comment WHERE kind = ? AND document_id = ? ORDER BY id',
    kind,
    id,
  );

export interface NewDocument extends Omit<DocumentRow, 'id'> {
  lines: Omit<DocumentLineRow, 'id'>[];
}

/** Answers the new document's id. */
export function insertDocument(db: Database, { lines, ...row }: NewDocument): number {
  const { kind } = row;
  const last = one<{ id: number | null }>(
    db,
    'SELECT max(id) AS id FROM sales_document WHERE kind = ?',
    kind,
  )?.id;
  const id = (last ?? 0) + 1;
  insertRow(db, 'sales_document', { id, ...row });
  for (const line of lines) insertRow(db, 'sales_document_line', { kind, document_id: id, ...line });
  return id;
}

export const insertTrack = (db: Database, shipmentId: number, { carrier, title, number }: Track) =>
  run(
    db,
    'INSERT INTO shipment_track (shipment_id, carrier, title, number) VALUES (?, ?, ?, ?)',
    shipmentId,
    carrier,
    title,
    number,
  );

/** `document` is left out for a remark on the order itself. */
export const insertComment = (
  db: Database,
  comment: CommentRow & { order_id: number },
  document?: Pick<DocumentRow, 'kind' | 'id'>,
) =>
  run(
    db,
    'INSERT INTO sales_comment (order_id, kind, document_id, message, created_at) VALUES (?, ?, ?, ?, ?)',
    comment.order_id,
    document?.kind ?? null,
    document?.id ?? null,
    comment.message,
    comment.created_at,
  );
