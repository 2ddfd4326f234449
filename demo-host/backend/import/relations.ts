// Ties imported products together, once all of them are there: variants of configurables, and related products.
import { all, run, type Database } from '../database';
import type { AttributeValues } from './attribute-values';
import { readTies, readValues, type Axis, type Before, type Ties } from './before';
import { cleared, readSkus } from './cells';
import type { DraftStore, Draft } from './draft-store';
import type { Report } from './report';
import { axisLabels, variationsOf } from './variations';

const linkColumns = { related_skus: 'related', upsell_skus: 'upsell', crosssell_skus: 'crosssell' } as const;

export class Relations {
  private readonly ids: ReadonlyMap<string, { id: number; type: string }>;
  /** Of the products that are being written. */
  private before: Ties = { axes: new Map(), children: new Map(), links: new Map() };
  private values: Before['values'] = new Map();

  constructor(
    private readonly db: Database,
    private readonly report: Report,
    private readonly attributes: AttributeValues,
    /** What the file does not name is taken away. */
    private readonly replaces: boolean,
  ) {
    const rows = all<{ id: number; sku: string; type_id: string }>(
      db,
      'SELECT id, sku, type_id FROM product',
    );
    this.ids = new Map(rows.map((row) => [row.sku.toLowerCase(), { id: row.id, type: row.type_id }]));
  }

  /** Adds to `changed` whatever became different. */
  write(drafts: DraftStore, changed: Set<number>): void {
    for (const some of drafts.chunks()) {
      const idOf = (sku: string) => this.ids.get(sku.toLowerCase())?.id ?? [];
      this.before = readTies(
        this.db,
        some.flatMap((draft) => idOf(draft.sku)),
      );
      const variants = some.flatMap((draft) => variationsOf(draft).flatMap(({ sku }) => idOf(sku)));
      this.values = readValues(this.db, variants);
      for (const draft of some) {
        const id = this.ids.get(draft.sku.toLowerCase())?.id;
        if (id === undefined) continue;
        if ([this.writeVariants(id, draft), this.writeLinks(id, draft)].includes(true)) changed.add(id);
      }
    }
  }

  /** An empty cell takes away what was there; a column that the file lacks does not. */
  private empties(draft: Draft, column: string): boolean {
    return this.replaces && column in draft.row;
  }

  private warn(draft: Draft, reason: string): void {
    this.report.warnings.push({ record: draft.record, sku: draft.sku, reason });
  }

  private writeVariants(id: number, draft: Draft): boolean {
    const variations = variationsOf(draft);
    if (variations.length === 0 && !this.empties(draft, 'configurable_variations')) return false;
    const labels = axisLabels(draft);
    const axes: Axis[] = [...new Set(variations.flatMap(({ options }) => [...options.keys()]))].flatMap(
      (code) => {
        const attribute = this.attributes.byCode.get(code);
        return attribute ? [{ attributeId: attribute.id, label: labels.get(code) ?? code }] : [];
      },
    );
    const children: number[] = [];
    const choices = new Set<string>();
    for (const { sku, options } of variations) {
      const child = this.ids.get(sku.toLowerCase());
      const choice = child && this.choice(child.id, axes);
      if (!child || child.type === 'configurable')
        this.warn(draft, `The variation "${sku}" does not exist and was left out`);
      else if (choice === undefined)
        this.warn(
          draft,
          `The variation "${sku}" has no value for ${[...options.keys()].join(', ')} and was left out`,
        );
      else if (choices.has(choice))
        this.warn(draft, `The variation "${sku}" has the same options as another and was left out`);
      else {
        this.compareChoice(draft, sku, child.id, options);
        choices.add(choice);
        children.push(child.id);
      }
    }
    if (draft.row['product_type'] === 'configurable' && children.length === 0 && variations.length > 0)
      this.warn(draft, 'None of its variations exists; it cannot be bought');
    const isAxisChanged = this.replaceAxes(id, axes);
    return this.replaceChildren(id, children) || isAxisChanged;
  }

  private choice(childId: number, axes: readonly Axis[]): string | undefined {
    const chosen = axes.map(({ attributeId }) => this.values.get(childId)?.get(attributeId));
    return chosen.includes(undefined) ? undefined : chosen.join('/');
  }

  /** The variant's own value counts; a parent that says otherwise is wrong, and somebody should know. */
  private compareChoice(
    draft: Draft,
    sku: string,
    childId: number,
    options: ReadonlyMap<string, string>,
  ): void {
    const values = this.values.get(childId);
    for (const [code, label] of options) {
      const attribute = this.attributes.byCode.get(code);
      if (attribute && String(this.attributes.option(attribute, label)) !== values?.get(attribute.id))
        this.warn(draft, `The variation "${sku}" is not of ${code} "${label}"; its own value counts`);
    }
  }

  private replaceAxes(id: number, axes: readonly Axis[]): boolean {
    const before = this.before.axes.get(id) ?? [];
    if (JSON.stringify(before) === JSON.stringify(axes)) return false;
    run(this.db, 'DELETE FROM product_axis WHERE product_id = ?', id);
    axes.forEach(({ attributeId, label }, position) =>
      run(
        this.db,
        'INSERT INTO product_axis (product_id, attribute_id, label, position) VALUES (?, ?, ?, ?)',
        ...[id, attributeId, label, position],
      ),
    );
    return true;
  }

  private replaceChildren(id: number, children: readonly number[]): boolean {
    const before = this.before.children.get(id) ?? [];
    const wanted = new Set(children);
    if (before.length === wanted.size && before.every((child) => wanted.has(child))) return false;
    run(this.db, 'DELETE FROM product_variant WHERE parent_id = ?', id);
    for (const child of wanted) run(this.db, 'INSERT INTO product_variant VALUES (?, ?)', id, child);
    return true;
  }

  private writeLinks(id: number, draft: Draft): boolean {
    let isChanged = false;
    for (const [column, type] of Object.entries(linkColumns)) {
      const cell = draft.row[column] ?? '';
      if (cell === '' && !this.empties(draft, column)) continue;
      const wanted = (cell === cleared ? [] : readSkus(cell)).flatMap((sku) => {
        const linked = this.ids.get(sku.toLowerCase())?.id;
        if (linked === undefined)
          this.warn(draft, `The ${type} product "${sku}" does not exist; there is no link to it`);
        return linked === undefined || linked === id ? [] : [linked];
      });
      if (this.replaceLinks(id, type, [...new Set(wanted)])) isChanged = true;
    }
    return isChanged;
  }

  private replaceLinks(id: number, type: string, wanted: readonly number[]): boolean {
    const before = (this.before.links.get(id) ?? []).filter((link) => link.type === type);
    if (JSON.stringify(before.map((link) => link.id)) === JSON.stringify(wanted)) return false;
    run(this.db, 'DELETE FROM product_link WHERE product_id = ? AND type = ?', id, type);
    wanted.forEach((linked, position) =>
      run(this.db, 'INSERT INTO product_link VALUES (?, ?, ?, ?)', id, linked, type, position),
    );
    return true;
  }
}
