// The recorded shop also sold types of products, had carriers and payments that are not here: what of that is left out.
import { run, type Database } from '../../../demo-host/backend/database';
import type { Json } from '../../recordings/recordings';

/** What those bring, and ids that count on after them. */
const left = new Set([
  'available_payment_methods',
  'available_shipping_methods',
  'customer_notes',
  'fixed_product_taxes',
  'payment_methods',
  'rating_summary',
  'review_count',
  'swatch_image',
  'title',
]);

export const withoutOtherTypes = (value: Json): Json => known(value, '');

function known(value: Json, parent: string): Json {
  if (Array.isArray(value)) return value.map((item) => known(item, parent));
  if (typeof value !== 'object' || value === null) return value;
  const isAddress = /^(shipping_addresses|billing_address)$/.test(parent);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !left.has(key) && !(isAddress && key === 'uid'))
      .map(([key, inner]) => [key, known(inner, key)]),
  );
}

/** Lines of other types take ids of their own: each new line gets the one that was recorded. */
export class LineIds {
  private last = 0;

  constructor(private readonly db: Database) {}

  follow(recorded: Json): void {
    const fresh = lineIds(recorded).filter((id) => id > this.last);
    if (fresh.length === 0) return;
    run(this.db, 'UPDATE cart_line_sequence SET next = ?', Math.min(...fresh));
    this.last = Math.max(...fresh);
  }
}

function lineIds(value: Json): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((child) => lineIds(child));
  if (Array.isArray(value) || value['quantity'] === undefined) return inner;
  const id = Number(Buffer.from(String(value['uid'] ?? ''), 'base64').toString() || NaN);
  return Number.isInteger(id) ? [id, ...inner] : inner;
}
