// Products that are answered together: whatever one of them needs is read for all of them at once.
import type { Context } from '../context';
import { all } from '../database';
import { attributesIn, shownValue } from './attributes';
import { seesEmployeeCategories } from './audience';
import { categoriesIn, type Category } from './category-tree';
import { findProductsById, groupBy, list, type ImageRow, type ProductRow, type TierRow } from './rows';
import { isSalable, stockOfAll, type StockRow } from './stock';

/** What the ProductInterface resolvers take: the row, its attribute values by code, and the set it belongs to. */
export interface ProductNode {
  __typename: 'SimpleProduct' | 'ConfigurableProduct' | 'VirtualProduct';
  row: ProductRow;
  set: ProductSet;
  context: Context;
  /** Filled in by route() only. */
  relative_url?: string;
  redirect_code?: number;
  type?: string;
  [attribute: string]: unknown;
}

export interface Axis {
  id: number;
  product_id: number;
  attribute_id: number;
  label: string;
  position: number;
}

const those = 'IN (SELECT value FROM json_each(?))';
const typeNames = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
} as const;

export class ProductSet {
  readonly nodes: ProductNode[];
  private readonly known = new Map<string, unknown>();

  constructor(
    readonly context: Context,
    readonly rows: readonly ProductRow[],
  ) {
    this.nodes = rows.map((row) => ({
      ...this.values.get(row.id),
      __typename: typeNames[row.type_id],
      row,
      set: this,
      context,
    }));
  }

  private once<T>(name: string, load: () => T): T {
    if (!this.known.has(name)) this.known.set(name, load());
    return this.known.get(name) as T;
  }

  private get ids(): string {
    return list(this.rows.map((row) => row.id));
  }

  private get values(): ReadonlyMap<number, Record<string, string | number>> {
    return this.once('values', () => {
      const { byId } = attributesIn(this.context);
      const rows = all<{ product_id: number; attribute_id: number; value: string }>(
        this.context.db,
        `SELECT product_id, attribute_id, value FROM product_value WHERE product_id ${those}`,
        this.ids,
      );
      const values = new Map<number, Record<string, string | number>>();
      for (const { product_id, attribute_id, value } of rows) {
        const attribute = byId.get(attribute_id);
        if (!attribute) continue;
        const own = values.get(product_id) ?? {};
        own[attribute.code] = shownValue(attribute, value);
        values.set(product_id, own);
      }
      return values;
    });
  }

  images(id: number): ImageRow[] {
    return (
      this.once('images', () =>
        groupBy(
          all<ImageRow>(
            this.context.db,
            `SELECT * FROM product_image WHERE product_id ${those} ORDER BY position, id`,
            this.ids,
          ),
          (image) => image.product_id,
        ),
      ).get(id) ?? []
    );
  }

  tiers(id: number): TierRow[] {
    return (
      this.once('tiers', () =>
        groupBy(
          all<TierRow>(
            this.context.db,
            `SELECT * FROM tier_price WHERE product_id ${those} ORDER BY quantity, price_cents`,
            this.ids,
          ),
          (tier) => tier.product_id,
        ),
      ).get(id) ?? []
    );
  }

  stock(id: number): StockRow | undefined {
    return this.once('stock', () =>
      stockOfAll(
        this.context.db,
        this.rows.map((row) => row.id),
      ),
    ).get(id);
  }

  rating(id: number): { summary: number; count: number } {
    return (
      this.once('rating', () => {
        const rows = all<{ product_id: number; summary: number; count: number }>(
          this.context.db,
          `SELECT product_id, AVG(rating) AS summary, COUNT(*) AS count FROM review
         WHERE approved = 1 AND product_id ${those} GROUP BY product_id`,
          this.ids,
        );
        return new Map(rows.map((row) => [row.product_id, row]));
      }).get(id) ?? { summary: 0, count: 0 }
    );
  }

  /** Assigned categories and all above them, in order of their ids. */
  categories(id: number): Category[] {
    const assigned = this.once('categories', () =>
      groupBy(
        all<{ product_id: number; category_id: number }>(
          this.context.db,
          `SELECT product_id, category_id FROM category_product WHERE product_id ${those}`,
          this.ids,
        ),
        (row) => row.product_id,
      ),
    ).get(id);
    const { byId } = categoriesIn(this.context);
    const everything = seesEmployeeCategories(this.context);
    const found = new Map<number, Category>();
    for (const { category_id } of assigned ?? [])
      for (let next = byId.get(category_id); next && next.level >= 2; next = next.parent)
        if (next.active && (everything || !next.restricted)) found.set(next.id, next);
    return [...found.values()].sort((one, other) => one.id - other.id);
  }

  /** Enabled variants by parent, all read together, as a set of their own. */
  variants(id: number): ProductNode[] {
    return (
      this.once('variants', () => {
        const pairs = all<{ parent_id: number; child_id: number }>(
          this.context.db,
          `SELECT parent_id, child_id FROM product_variant WHERE parent_id ${those} ORDER BY child_id`,
          this.ids,
        );
        const rows = findProductsById(this.context.db, [...new Set(pairs.map((pair) => pair.child_id))]);
        const children = new ProductSet(
          this.context,
          rows.filter((row) => row.status === 1),
        );
        const byId = new Map(children.nodes.map((node) => [node.row.id, node]));
        const groups = new Map<number, ProductNode[]>();
        for (const [parent, own] of groupBy(pairs, (pair) => pair.parent_id))
          groups.set(
            parent,
            own.flatMap((pair) => byId.get(pair.child_id) ?? []),
          );
        return groups;
      }).get(id) ?? []
    );
  }

  /** The attributes a configurable is chosen by, in their order. */
  axes(id: number): Axis[] {
    return (
      this.once('axes', () =>
        groupBy(
          all<Axis>(
            this.context.db,
            `SELECT * FROM product_axis WHERE product_id ${those} ORDER BY position, id`,
            this.ids,
          ),
          (axis) => axis.product_id,
        ),
      ).get(id) ?? []
    );
  }

  isSalable(row: ProductRow): boolean {
    const stock = this.stock(row.id);
    if (row.type_id !== 'configurable') return isSalable(stock);
    return stock?.is_in_stock !== 0 && this.variants(row.id).some((node) => node.set.isSalable(node.row));
  }
}

export function productNodes(rows: readonly ProductRow[], context: Context): ProductNode[] {
  return new ProductSet(context, rows).nodes;
}
