// Products that are meant for sure: their number, that of one of their variants, or their whole name was typed.
import type { Context } from '../../context';
import { all } from '../../database';

export function meantProducts({ db }: Context, text: string): ReadonlySet<number> {
  const rows = all<{ id: number }>(
    db,
    `SELECT id FROM product WHERE sku = ?1
     UNION SELECT parent_id FROM product_variant JOIN product ON id = child_id WHERE sku = ?1
     UNION SELECT product_id FROM product_index WHERE name = ?1`,
    text,
  );
  return new Set(rows.map(({ id }) => id));
}
