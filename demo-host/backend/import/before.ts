// What the shop has of some products before an import writes to them.
import { all, type Database } from '../database';
import { groupBy, list } from '../catalog/rows';
import { productColumns, stockColumns, type ProductState, type StockState } from './product-state';

export type ProductRow = ProductState & { id: number };

/** All by product id. */
export interface Before {
  products: ReadonlyMap<number, ProductRow>;
  stock: ReadonlyMap<number, StockState>;
  /** Value by attribute id. */
  values: ReadonlyMap<number, ReadonlyMap<number, string>>;
  categories: ReadonlyMap<number, ReadonlySet<number>>;
  images: ReadonlyMap<number, readonly string[]>;
}

function grouped<T extends { product_id: number }, U>(
  rows: readonly T[],
  value: (own: readonly T[]) => U,
): ReadonlyMap<number, U> {
  return new Map([...groupBy(rows, (row) => row.product_id)].map(([id, own]) => [id, value(own)]));
}

export interface Axis {
  attributeId: number;
  label: string;
}

export type LinkType = 'related' | 'upsell' | 'crosssell';

/** How products hang together; by product id. */
export interface Ties {
  axes: ReadonlyMap<number, readonly Axis[]>;
  children: ReadonlyMap<number, readonly number[]>;
  links: ReadonlyMap<number, readonly { type: LinkType; id: number }[]>;
}

type Owned<T> = T & { product_id: number };

/** Few queries over many products: the driver frees what a query took only when the import lets go of the processor. */
function reader(db: Database, ids: readonly number[]) {
  return <T>(sql: string) => all<T>(db, sql.replace('those', '(SELECT value FROM json_each(?))'), list(ids));
}

export function readValues(db: Database, ids: readonly number[]): Before['values'] {
  const rows = reader(
    db,
    ids,
  )<Owned<{ attribute_id: number; value: string }>>('SELECT * FROM product_value WHERE product_id IN those');
  return grouped(rows, (own) => new Map(own.map((row) => [row.attribute_id, row.value])));
}

export function readTies(db: Database, ids: readonly number[]): Ties {
  const read = reader(db, ids);
  const axes = read<Owned<Axis>>(
    'SELECT product_id, attribute_id AS attributeId, label FROM product_axis WHERE product_id IN those ORDER BY position',
  );
  const children = read<Owned<{ child_id: number }>>(
    'SELECT parent_id AS product_id, child_id FROM product_variant WHERE parent_id IN those',
  );
  const links = read<Owned<{ linked_id: number; type: LinkType }>>(
    'SELECT product_id, linked_id, type FROM product_link WHERE product_id IN those ORDER BY position',
  );
  return {
    axes: grouped(axes, (own) => own.map(({ attributeId, label }) => ({ attributeId, label }))),
    children: grouped(children, (own) => own.map((row) => row.child_id)),
    links: grouped(links, (own) => own.map((row) => ({ type: row.type, id: row.linked_id }))),
  };
}

export function readBefore(db: Database, ids: readonly number[]): Before {
  const read = reader(db, ids);
  const products = read<ProductRow>(`SELECT id, ${productColumns.join(', ')} FROM product WHERE id IN those`);
  const stock = read<StockState & { product_id: number }>(
    `SELECT product_id, ${stockColumns.join(', ')} FROM stock WHERE product_id IN those`,
  );
  const categories = read<{ product_id: number; category_id: number }>(
    'SELECT product_id, category_id FROM category_product WHERE product_id IN those',
  );
  const images = read<{ product_id: number; file: string }>(
    'SELECT product_id, file FROM product_image WHERE product_id IN those ORDER BY position, id',
  );
  return {
    products: new Map(products.map((row) => [row.id, row])),
    stock: new Map(stock.map((row) => [row.product_id, row])),
    values: readValues(db, ids),
    categories: grouped(categories, (own) => new Set(own.map((row) => row.category_id))),
    images: grouped(images, (own) => own.map((row) => row.file)),
  };
}
