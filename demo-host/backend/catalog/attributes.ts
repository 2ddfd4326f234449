// The shop's own product attributes and their options, kept in memory until somebody changes them.
import { once, type Context } from '../context';
import { all, type Database } from '../database';
import { counter } from '../settings';

export interface Attribute {
  id: number;
  code: string;
  label: string;
  input: 'select' | 'multiselect' | 'boolean' | 'text';
  is_filterable: number;
  is_sortable: number;
  is_searchable: number;
  position: number;
}

export interface Option {
  id: number;
  attribute_id: number;
  label: string;
  position: number;
}

export interface Attributes {
  all: Attribute[];
  byCode: ReadonlyMap<string, Attribute>;
  byId: ReadonlyMap<number, Attribute>;
  options: ReadonlyMap<number, Option>;
}

const kept = new WeakMap<Database, { revision: string; attributes: Attributes }>();

export function attributesOf(db: Database): Attributes {
  const revision = `${counter(db, 'attributes')}/${counter(db, 'options')}`;
  const known = kept.get(db);
  if (known?.revision === revision) return known.attributes;
  const rows = all<Attribute>(db, 'SELECT * FROM attribute ORDER BY position, id');
  const attributes: Attributes = {
    all: rows,
    byCode: new Map(rows.map((row) => [row.code, row])),
    byId: new Map(rows.map((row) => [row.id, row])),
    options: new Map(all<Option>(db, 'SELECT * FROM attribute_option').map((row) => [row.id, row])),
  };
  kept.set(db, { revision, attributes });
  return attributes;
}

/** A stored value as the API shows it: option ids and yes/no as numbers, the rest as text. */
export function shownValue(attribute: Attribute, value: string): string | number {
  return attribute.input === 'select' || attribute.input === 'boolean' ? Number(value) : value;
}

/** The uid of one choice of a configurable. */
export function choiceUid(attributeId: number, optionId: number): string {
  return Buffer.from(`configurable/${attributeId}/${optionId}`).toString('base64');
}

/** The same, looked up once per request. */
export function attributesIn(context: Context): Attributes {
  return once(context, 'attributes', () => attributesOf(context.db));
}
