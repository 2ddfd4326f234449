// Attributes of an imported product: which exist, their options (made where missing), and what is stored per product.
import { volumeOf } from '../catalog/product-index/volume';
import { all, run, type Database } from '../database';
import { readAttributes } from './attribute-cell';
import { cleared, readSwitch } from './cells';
import type { Draft } from './draft-store';
import type { Report } from './report';

interface Attribute {
  id: number;
  code: string;
  input: 'select' | 'multiselect' | 'boolean' | 'text';
}

/** What the shop works with; made where the database does not have them yet. */
const needed: readonly (readonly [
  code: string,
  label: string,
  input: Attribute['input'],
  filterable: number,
  searchable: number,
])[] = [
  ['brand', 'Brand', 'select', 1, 1],
  ['bottle_size', 'Bottle size', 'select', 1, 0],
  ['country_origin', 'Country of origin', 'select', 1, 0],
  ['alcohol_by_volume', 'Alcohol by volume', 'text', 0, 0],
  ['age_statement', 'Age', 'text', 0, 0],
  ['is_new', 'New', 'boolean', 1, 0],
  ['best_seller', 'Best seller', 'boolean', 1, 0],
  ['hide_price', 'Hide price', 'boolean', 0, 0],
];

export function ensureAttributes(db: Database): void {
  needed.forEach(([code, label, input, filterable, searchable], position) =>
    run(
      db,
      `INSERT INTO attribute (code, label, input, is_filterable, is_searchable, position) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (code) DO NOTHING`,
      ...[code, label, input, filterable, searchable, position + 1],
    ),
  );
}

export class AttributeValues {
  readonly byCode: Map<string, Attribute>;
  private readonly options = new Map<string, number>();
  private readonly labels = new Map<number, string>();
  private record = 0;

  constructor(
    private readonly db: Database,
    private readonly report: Report,
  ) {
    this.byCode = new Map(
      all<Attribute>(db, 'SELECT id, code, input FROM attribute').map((row) => [row.code, row]),
    );
    for (const row of all<{ id: number; attribute_id: number; label: string }>(
      db,
      'SELECT * FROM attribute_option',
    ))
      this.remember(row.attribute_id, row.label, row.id);
  }

  /** Undefined: nobody has this option. Labels are compared without regard to case. */
  option(attribute: Attribute, label: string): number | undefined {
    return this.options.get(optionKey(attribute.id, label));
  }

  /** Attribute id → stored text; null: take it away. */
  read(draft: Draft): Map<number, string | null> {
    this.record = draft.record;
    const values = new Map<number, string | null>();
    for (const { code, values: texts } of readAttributes(draft.row['additional_attributes'] ?? '')) {
      const attribute = this.byCode.get(code);
      if (!attribute) this.dropped(code);
      else {
        const stored = this.stored(
          attribute,
          texts.map((text) => text.trim()),
        );
        if (stored !== undefined) values.set(attribute.id, stored);
      }
    }
    this.nameBrand(values);
    return values;
  }

  /** Listings show the brand by name; files have it only as an option. */
  private nameBrand(values: Map<number, string | null>): void {
    const [brand, name] = [this.byCode.get('brand'), this.byCode.get('brand_name')];
    if (!brand || !name || values.has(name.id)) return;
    const option = values.get(brand.id);
    const label = option === undefined || option === null ? option : this.labels.get(Number(option));
    if (label !== undefined) values.set(name.id, label);
  }

  private stored(attribute: Attribute, texts: string[]): string | null | undefined {
    const whole = texts.join('|');
    if (whole === '') return undefined;
    if (whole === cleared) return null;
    if (attribute.input === 'text') return whole;
    if (attribute.input === 'boolean') return readSwitch(whole) ? '1' : '0';
    if (attribute.input === 'select') return String(this.ensure(attribute, whole));
    return texts
      .filter(Boolean)
      .map((text) => this.ensure(attribute, text))
      .join(',');
  }

  private ensure(attribute: Attribute, label: string): number {
    const known = this.option(attribute, label);
    if (known !== undefined) return known;
    const position = this.report.options.length + 1;
    const { id } = run(
      this.db,
      'INSERT INTO attribute_option (attribute_id, label, position) VALUES (?, ?, ?)',
      ...[attribute.id, label, position],
    );
    this.remember(attribute.id, label, id);
    this.report.options.push({ attribute: attribute.code, label, record: this.record });
    return id;
  }

  private remember(attributeId: number, label: string, id: number): void {
    this.options.set(optionKey(attributeId, label), id);
    this.labels.set(id, label);
  }

  private dropped(code: string): void {
    const { unknownAttributes: counts } = this.report;
    counts[code] = (Object.hasOwn(counts, code) ? (counts[code] ?? 0) : 0) + 1;
  }
}

function optionKey(attributeId: number, label: string): string {
  return `${attributeId}/${label.trim().toLowerCase()}`;
}

/** Sorts the options of an attribute as people expect them: sizes by what they hold, words by the alphabet. */
export function sortOptions(db: Database): void {
  const rows = all<{ id: number; attribute_id: number; label: string; position: number }>(
    db,
    'SELECT * FROM attribute_option',
  );
  const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
  const sorted = rows.sort((one, other) => {
    const [first, second] = [volumeOf(one.label) ?? Infinity, volumeOf(other.label) ?? Infinity];
    return (
      one.attribute_id - other.attribute_id ||
      (first === second ? compare(one.label, other.label) : first - second)
    );
  });
  sorted.forEach((row, index) => {
    if (row.position !== index + 1)
      run(db, 'UPDATE attribute_option SET position = ? WHERE id = ?', index + 1, row.id);
  });
}
