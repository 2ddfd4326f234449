// What stands on a wide picture: products that are sold, of the brand or of the kind that the picture is named after.
import { all, type Database } from '../database';
import { hash } from './art/random';
import type { Subject } from './art/subject';
import { guessKind, type Kind } from './kinds';
import { drawnAs, type Row } from './subject-of';

/** More do not fit on the widest. */
const most = 9;
/** Best sellers come first; of their brands each is shown before any is shown twice. */
const looked = 60;
/** In this order, begun somewhere else on each picture that is named after nothing. */
// oxfmt-ignore
const mixed: readonly Kind[] = [
  'whisky', 'brandy', 'gin', 'champagne', 'rum', 'tequila', 'liqueur', 'vodka', 'wine',
];

/** `condition` speaks of `product`. */
const goods = (db: Database, condition: string, value: string | number): Row[] =>
  all<Row>(
    db,
    `SELECT product.id, product.name, product.type_id FROM product
     LEFT JOIN product_value best ON best.product_id = product.id
       AND best.attribute_id = (SELECT id FROM attribute WHERE code = 'best_seller')
     WHERE product.status = 1 AND product.visibility IN (2, 4) AND ${condition}
     ORDER BY best.value = '1' DESC, product.id LIMIT ${looked}`,
    value,
  );

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whose whole name is in that of the picture. */
function goodsOfBrand(db: Database, name: string): Row[] {
  const brands = all<{ id: number; label: string }>(
    db,
    `SELECT attribute_option.id, attribute_option.label FROM attribute_option
     JOIN attribute ON attribute.id = attribute_option.attribute_id WHERE attribute.code = 'brand'`,
  );
  const named = new Set(wordsOf(name));
  const brand = brands.find(({ label }) => {
    const words = wordsOf(label);
    return words.length > 0 && words.every((word) => named.has(word));
  });
  if (!brand) return [];
  const isOfIt = `product.id IN (SELECT product_id FROM product_value WHERE value = ?
    AND attribute_id = (SELECT id FROM attribute WHERE code = 'brand'))`;
  return goods(db, isOfIt, String(brand.id));
}

function goodsOfKind(db: Database, kind: Kind): Row[] {
  const categories = all<{ id: number; name: string; path: string }>(
    db,
    'SELECT id, name, path FROM category WHERE is_active = 1 AND is_employee_restricted = 0',
  );
  const names = new Map(categories.map(({ id, name }) => [String(id), name]));
  const ids = categories
    .filter(({ path }) => {
      const trail = path.split('/').slice(2);
      return trail.length > 0 && guessKind([trail.map((id) => names.get(id) ?? '').join(' / ')], '') === kind;
    })
    .map(({ id }) => id);
  const isOfIt = `product.id IN (SELECT product_id FROM category_product
    WHERE category_id IN (SELECT value FROM json_each(?)))`;
  return ids.length > 0 ? goods(db, isOfIt, JSON.stringify(ids)) : [];
}

/** Each brand once, then again. */
function varied(subjects: readonly Subject[]): Subject[] {
  const seen = new Map<string, number>();
  const turns = subjects.map((subject) => {
    const turn = seen.get(subject.brand) ?? 0;
    seen.set(subject.brand, turn + 1);
    return { subject, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ subject }) => subject);
}

/** `name` of the picture's file. */
export function shelfOf(db: Database, name: string): Subject[] {
  const drawn = (rows: readonly Row[], kind?: Kind) => rows.map((row) => drawnAs(db, row, kind));
  const own = goodsOfBrand(db, name);
  if (own.length > 0) return drawn(own.slice(0, most));
  const kind = guessKind([name.replace(/[-_/.]/g, ' ')], '');
  if (kind !== 'spirit') return varied(drawn(goodsOfKind(db, kind).slice(0, 24), kind)).slice(0, most);
  const start = hash(name) % mixed.length;
  return mixed.flatMap((_, index) => {
    const each = mixed[(index + start) % mixed.length]!;
    const rows = goodsOfKind(db, each);
    return drawn(rows.slice(hash(name + each) % 2).slice(0, 1), each);
  });
}
