// Finds out what the picture at a media path is of, from the catalogue.
import { all, one, type Database } from '../database';
import type { Subject } from './art/subject';
import { guessKind, isKind, millilitres, type Kind } from './kinds';
import type { View } from './rendered';

/** Of the table of products. */
export interface Row {
  id: number;
  name: string;
  type_id: string;
}

/** The last part of the path names the sku, or the whole path is some product's picture. */
function findProduct(db: Database, path: string): Row | undefined {
  const sku = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return (
    one<Row>(db, 'SELECT id, name, type_id FROM product WHERE sku = ?', sku) ??
    one<Row>(
      db,
      `SELECT product.id, product.name, product.type_id FROM product_image
       JOIN product ON product.id = product_image.product_id WHERE product_image.file = ? LIMIT 1`,
      '/' + path,
    )
  );
}

function valueOf(db: Database, productId: number, code: string): string {
  const row = one<{ text: string }>(
    db,
    `SELECT coalesce(attribute_option.label, product_value.value) AS text FROM product_value
     JOIN attribute ON attribute.id = product_value.attribute_id
     LEFT JOIN attribute_option ON attribute.input = 'select' AND attribute_option.id = CAST(product_value.value AS INTEGER)
     WHERE product_value.product_id = ? AND attribute.code = ?`,
    productId,
    code,
  );
  return row?.text ?? '';
}

/** A configurable is shown as the size nearest to an ordinary bottle. */
function sizeOf(db: Database, product: Row): string {
  const own = valueOf(db, product.id, 'bottle_size');
  if (own || product.type_id !== 'configurable') return own;
  const sizes = all<{ child_id: number }>(
    db,
    'SELECT child_id FROM product_variant WHERE parent_id = ?',
    product.id,
  ).map((row) => valueOf(db, row.child_id, 'bottle_size'));
  const distance = (size: string) => Math.abs((millilitres(size) ?? 0) - 750);
  return sizes.sort((first, second) => distance(first) - distance(second))[0] ?? '';
}

/** Names of the product's categories and of all above them, nearest first; a variant's are its parent's. */
function categoriesOf(db: Database, productId: number): string[] {
  const paths = all<{ path: string }>(
    db,
    `SELECT category.path FROM category_product JOIN category ON category.id = category_product.category_id
     WHERE product_id = ?1 OR product_id IN (SELECT parent_id FROM product_variant WHERE child_id = ?1)
     ORDER BY category.level DESC, category.id`,
    productId,
  );
  const name = (id: string) =>
    one<{ name: string }>(db, 'SELECT name FROM category WHERE id = ?', Number(id))?.name ?? '';
  return paths.map(({ path }) => path.split('/').slice(2).map(name).join(' / '));
}

/** A product's second picture is a closer look. */
export const viewOf = (path: string): View => (/-close\.\w+$/.test(path) ? 'close' : 'whole');

/** `path` is below catalog/product, without the cache part. Undefined: no such product. */
export function subjectOf(db: Database, path: string): Subject | undefined {
  const product = findProduct(db, path);
  return product && drawnAs(db, product, path.split('/').slice(0, -1).find(isKind));
}

/** `named`: what it is, where that is known. */
export function drawnAs(db: Database, product: Row, named?: Kind): Subject {
  const kind = named ?? guessKind(categoriesOf(db, product.id), product.name);
  const volume = sizeOf(db, product) || (/\d\s*(ml|cl|l)\b/i.exec(product.name) ? product.name : '');
  const contents = millilitres(volume);
  return {
    kind,
    brand: valueOf(db, product.id, 'brand') || (product.name.split(' ')[0] ?? ''),
    name: product.name,
    millilitres: Math.min(3000, Math.max(40, contents ?? (kind === 'beer' || kind === 'can' ? 330 : 750))),
    volume: contents === undefined ? '' : contents < 1000 ? `${contents} ml` : `${contents / 1000} l`,
  };
}
