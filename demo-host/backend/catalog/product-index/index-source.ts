// What the entries of some products in the listing index are worked out from: their rows, all read together.
import { all, type Database } from '../../database';
import { attributesOf, type Attributes } from '../attributes';
import { categoryTree, type CategoryTree } from '../category-tree';
import { findProductsById, groupBy, list, type ProductRow, type TierRow } from '../rows';
import { stockOfAll, type StockRow } from '../stock';

interface ValueRow {
  product_id: number;
  attribute_id: number;
  value: string;
}

export interface IndexSource {
  products: ProductRow[];
  rows: ReadonlyMap<number, ProductRow>;
  variants: ReadonlyMap<number, number[]>;
  values: ReadonlyMap<number, ValueRow[]>;
  tiers: ReadonlyMap<number, TierRow[]>;
  stock: ReadonlyMap<number, StockRow>;
  assigned: ReadonlyMap<number, { category_id: number; position: number }[]>;
  tree: CategoryTree;
  attributes: Attributes;
}

const those = 'IN (SELECT value FROM json_each(?))';

/** Everything that the entries of these products need, in a handful of queries. */
export function loadIndexSource(db: Database, ids: readonly number[]): IndexSource {
  const pairs = all<{ parent_id: number; child_id: number }>(
    db,
    `SELECT parent_id, child_id FROM product_variant WHERE parent_id ${those}`,
    list(ids),
  );
  const involved = [...new Set([...ids, ...pairs.map((pair) => pair.child_id)])];
  const rows = new Map(findProductsById(db, involved).map((row) => [row.id, row]));
  const values = all<ValueRow>(db, `SELECT * FROM product_value WHERE product_id ${those}`, list(involved));
  const tiers = all<TierRow>(db, `SELECT * FROM tier_price WHERE product_id ${those}`, list(involved));
  const assigned = all<{ category_id: number; product_id: number; position: number }>(
    db,
    `SELECT * FROM category_product WHERE product_id ${those}`,
    list(ids),
  );
  return {
    products: ids.flatMap((id) => rows.get(id) ?? []),
    rows,
    variants: new Map(
      [...groupBy(pairs, (pair) => pair.parent_id)].map(([id, own]) => [
        id,
        own.map((pair) => pair.child_id),
      ]),
    ),
    values: groupBy(values, (row) => row.product_id),
    tiers: groupBy(tiers, (row) => row.product_id),
    stock: stockOfAll(db, involved),
    assigned: groupBy(assigned, (row) => row.product_id),
    tree: categoryTree(db),
    attributes: attributesOf(db),
  };
}
