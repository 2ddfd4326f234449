// What each product counts for in facets, held in memory: counting 100,000 products takes milliseconds, a join seconds.
import { all, type Database } from '../../database';
import { counter } from '../../settings';
import { list } from '../rows';

/** A category or one value of an attribute: what a facet counts. */
export interface Bucket {
  /** 0: a category. */
  attributeId: number;
  /** Option id, '0' or '1', or the category's id. */
  value: string;
}

/** Above this many changes it is quicker to read everything. */
const fewChanges = 2000;

class FacetColumns {
  private revision = -1;
  private readonly buckets: Bucket[] = [];
  private readonly numbers = new Map<string, number>();
  /** Numbers of buckets by product id. */
  private readonly ofProduct: number[][] = [];

  constructor(private readonly db: Database) {}

  /** Reads what the index has taken in since, by this process or another. Products that are gone are in nobody's hits. */
  update(): void {
    const revision = counter(this.db, 'index');
    if (revision === this.revision) return;
    const changed =
      this.revision < 0
        ? undefined
        : all<{ id: number }>(
            this.db,
            'SELECT product_id AS id FROM product_revision WHERE revision > ? LIMIT ?',
            ...[this.revision, fewChanges],
          ).map((row) => row.id);
    this.read(changed === undefined || changed.length >= fewChanges ? undefined : changed);
    this.revision = revision;
  }

  /** How many of the products are in each bucket; empty buckets are left out. */
  count(productIds: readonly number[]): { bucket: Bucket; count: number }[] {
    const counts = new Uint32Array(this.buckets.length);
    for (const id of productIds)
      for (const number of this.ofProduct[id] ?? []) counts[number] = (counts[number] ?? 0) + 1;
    return this.buckets.flatMap((bucket, number) => {
      const count = counts[number] ?? 0;
      return count > 0 ? [{ bucket, count }] : [];
    });
  }

  private read(ids: readonly number[] | undefined): void {
    for (const id of ids ?? this.ofProduct.keys()) this.ofProduct[id] = [];
    this.readFrom('SELECT attribute_id AS attributeId, value, product_id FROM product_facet', ids);
    this.readFrom('SELECT 0 AS attributeId, category_id AS value, product_id FROM category_listing', ids);
  }

  private readFrom(rows: string, ids: readonly number[] | undefined): void {
    const those = ids ? 'WHERE product_id IN (SELECT value FROM json_each(?))' : '';
    for (const row of all<{ attributeId: number; value: string | number; ids: string }>(
      this.db,
      `SELECT attributeId, value, json_group_array(product_id) AS ids FROM (${rows} ${those}) GROUP BY attributeId, value`,
      ...(ids ? [list(ids)] : []),
    )) {
      const number = this.numberOf({ attributeId: row.attributeId, value: String(row.value) });
      for (const id of JSON.parse(row.ids) as number[]) (this.ofProduct[id] ??= []).push(number);
    }
  }

  private numberOf(bucket: Bucket): number {
    const key = `${bucket.attributeId}:${bucket.value}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.buckets.push(bucket) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }
}

const kept = new WeakMap<Database, FacetColumns>();

/** Up to date with the index. */
export function facetColumns(db: Database): Pick<FacetColumns, 'count'> {
  let columns = kept.get(db);
  if (!columns) kept.set(db, (columns = new FacetColumns(db)));
  columns.update();
  return columns;
}
