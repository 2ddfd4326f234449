// Writes drafts into the catalogue and counts what became different by it.
import { createHash } from 'node:crypto';
import { all, one, run, type Database } from '../database';
import { guessKind } from '../images/kinds';
import { leadOn, succeed } from '../routing/addresses';
import { AttributeValues, sortOptions } from './attribute-values';
import { readBefore, type Before, type ProductRow } from './before';
import { Categories } from './categories';
import { readDate, type DateOrder } from './dates';
import type { DraftStore, Draft } from './draft-store';
import type { Refused } from './drafts';
import { Identities } from './identities';
import type { ImportOptions } from './options';
import { productColumns, productState, stockColumns, stockState, type StockState } from './product-state';
import { Relations } from './relations';
import type { Report } from './report';
import { doubtsOfDates } from './soft';

export class CatalogWriter {
  private readonly attributes: AttributeValues;
  private readonly categories: Categories;
  /** What the shop has, by sku in lower case. */
  private readonly existing: Map<string, { id: number; urlKey: string }>;
  private readonly ids: Identities;
  private readonly dates: DateOrder;

  constructor(
    private readonly db: Database,
    private readonly drafts: DraftStore,
    private readonly report: Report,
    private readonly options: ImportOptions & { now: Date },
  ) {
    this.dates = options.dates ?? 'month-first';
    this.attributes = new AttributeValues(db, report);
    const ofProduct = 'SELECT 1 FROM product WHERE url_key = ?';
    const isProduct = (address: string) =>
      drafts.hasAddress(address) || one(db, ofProduct, address) !== undefined;
    this.categories = new Categories(db, isProduct);
    this.ids = new Identities(db, 'product');
    const rows = all<{ id: number; sku: string; urlKey: string }>(
      db,
      'SELECT id, sku, url_key AS urlKey FROM product',
    );
    this.existing = new Map(rows.map(({ id, sku, urlKey }) => [sku.toLowerCase(), { id, urlKey }]));
  }

  /** Call inside a transaction. */
  write(refused: Refused): void {
    const { drafts } = this;
    if (!this.options.append) this.removeOthers(refused);
    this.freeAddresses();
    const changed = new Set<number>();
    let done = 0;
    for (const some of drafts.chunks()) {
      const ids = some.flatMap((draft) => this.existing.get(draft.sku.toLowerCase())?.id ?? []);
      const before = readBefore(this.db, ids);
      for (const draft of some) {
        this.writeDraft(draft, before, changed);
        this.options.onProgress?.({ phase: 'writing', done: ++done, total: drafts.size });
      }
    }
    new Relations(this.db, this.report, this.attributes, !this.options.append).write(drafts, changed);
    this.report.categories.created = this.categories.created;
    if (!this.options.append) this.report.categories.removed = this.categories.removeUnused();
    sortOptions(this.db);
    this.ids.remember();
    this.count(changed);
  }

  private writeDraft(draft: Draft, before: Before, changed: Set<number>): void {
    if (!this.options.dates)
      for (const reason of doubtsOfDates(draft.row, this.dates))
        this.report.warnings.push({ record: draft.record, sku: draft.sku, reason });
    const row = before.products.get(this.existing.get(draft.sku.toLowerCase())?.id ?? 0);
    const id = row?.id ?? this.insert(draft);
    const isChanged = [
      row ? this.update(row, draft) : false,
      this.writeStock(id, draft, before.stock.get(id)),
      this.writeValues(id, draft, before.values.get(id) ?? new Map()),
      this.writeCategories(id, draft, before.categories.get(id) ?? new Set()),
      this.writeImage(id, draft, before.images.get(id) ?? []),
    ].includes(true);
    if (isChanged) changed.add(id);
  }

  private count(changed: ReadonlySet<number>): void {
    for (const sku of this.drafts.skus()) {
      const id = this.existing.get(sku)?.id;
      if (id === undefined) this.report.imported++;
      else if (changed.has(id)) {
        this.report.updated++;
        run(this.db, 'UPDATE product SET updated_at = ? WHERE id = ?', this.options.now.toISOString(), id);
      } else this.report.unchanged++;
    }
  }

  private removeOthers(refused: Refused): void {
    const keepsAll = refused.unknown.length > 0;
    const kept: { id: number; urlKey: string }[] = [];
    for (const [sku, own] of this.existing) {
      if (this.drafts.has(sku)) continue;
      if (keepsAll || refused.skus.has(sku)) kept.push(own);
      else {
        run(this.db, 'DELETE FROM product WHERE id = ?', own.id);
        succeed(this.db, { type: 'product', id: own.id });
        this.existing.delete(sku);
        this.report.removed++;
      }
    }
    this.report.kept = kept.length;
    this.keep(kept);
    for (const record of kept.length > 0 ? refused.unknown : [])
      this.report.warnings.push({
        record,
        reason: 'Nobody can tell whose row this is; no product was removed',
      });
  }

  /** As they were, in their categories; at another address only where somebody in the file has theirs now. */
  private keep(kept: readonly { id: number; urlKey: string }[]): void {
    const { drafts } = this;
    const taken = new Set([...this.existing.values()].map(({ urlKey }) => urlKey));
    for (const { id, urlKey } of kept) {
      const sql = 'SELECT category_id AS id FROM category_product WHERE product_id = ?';
      this.categories.use(all<{ id: number }>(this.db, sql, id).map((row) => row.id));
      if (!drafts.hasAddress(urlKey)) continue;
      let free = `${urlKey}-${id}`;
      while (drafts.hasAddress(free) || taken.has(free)) free = `${free}-${id}`;
      run(this.db, 'UPDATE product SET url_key = ? WHERE id = ?', free, id);
      leadOn(this.db, urlKey, { type: 'product', id }, 301);
    }
  }

  /** Two products may swap their addresses: those that change let go of theirs first. */
  private freeAddresses(): void {
    for (const sku of this.drafts.skus()) {
      const own = this.existing.get(sku);
      if (!own || own.urlKey === this.drafts.urlKeyOf(sku)) continue;
      run(this.db, "UPDATE product SET url_key = '~' || id WHERE id = ?", own.id);
      leadOn(this.db, own.urlKey, { type: 'product', id: own.id }, 301);
    }
  }

  private insert(draft: Draft): number {
    const state = productState(draft, undefined, this.how);
    const now = this.options.now.toISOString();
    const id = this.ids.next();
    run(
      this.db,
      `INSERT INTO product (id, ${productColumns.join(', ')}, created_at, updated_at) VALUES (?, ${productColumns.map(() => '?').join(', ')}, ?, ?)`,
      id,
      ...productColumns.map((column) => state[column]),
      readDate(draft.row['created_at'] ?? '', this.dates) ?? now,
      now,
    );
    return id;
  }

  private update(row: ProductRow, draft: Draft): boolean {
    const state = productState(draft, row, this.how);
    state.sku = row.sku;
    const different = productColumns.filter((column) => state[column] !== row[column]);
    if (different.length === 0) return false;
    run(
      this.db,
      `UPDATE product SET ${different.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
      ...different.map((column) => state[column]),
      row.id,
    );
    return true;
  }

  private writeStock(id: number, draft: Draft, before: StockState | undefined): boolean {
    const state = stockState(draft, before, !this.options.append);
    if (before && stockColumns.every((column) => before[column] === state[column])) return false;
    const values = stockColumns.map((column) => state[column]);
    // No upserts here: their conflict rule would reach into the triggers that note what changed.
    if (before)
      run(
        this.db,
        `UPDATE stock SET ${stockColumns.map((column) => `${column} = ?`).join(', ')} WHERE product_id = ?`,
        ...values,
        id,
      );
    else
      run(
        this.db,
        `INSERT INTO stock (${stockColumns.join(', ')}, product_id) VALUES (${stockColumns.map(() => '?').join(', ')}, ?)`,
        ...values,
        id,
      );
    return true;
  }

  private get how(): { replaces: boolean; dates: DateOrder } {
    return { replaces: !this.options.append, dates: this.dates };
  }

  /** What the shop has of this is to stay: the file adds to it, or does not speak of it. */
  private keeps({ row }: Draft, column: string): boolean {
    return (this.options.append ?? false) || !(column in row);
  }

  private writeValues(id: number, draft: Draft, before: ReadonlyMap<number, string>): boolean {
    const wanted = new Map(this.keeps(draft, 'additional_attributes') ? before : []);
    for (const [attribute, value] of this.attributes.read(draft))
      if (value === null) wanted.delete(attribute);
      else wanted.set(attribute, value);
    let isChanged = false;
    for (const [attribute, value] of wanted) {
      if (before.get(attribute) === value) continue;
      const sql = before.has(attribute)
        ? 'UPDATE product_value SET value = ? WHERE product_id = ? AND attribute_id = ?'
        : 'INSERT INTO product_value (value, product_id, attribute_id) VALUES (?, ?, ?)';
      run(this.db, sql, value, id, attribute);
      isChanged = true;
    }
    for (const attribute of before.keys()) {
      if (wanted.has(attribute)) continue;
      run(this.db, 'DELETE FROM product_value WHERE product_id = ? AND attribute_id = ?', id, attribute);
      isChanged = true;
    }
    return isChanged;
  }

  private writeCategories(id: number, draft: Draft, before: ReadonlySet<number>): boolean {
    const wanted = new Set(draft.categories.map((names) => this.categories.ensure(names)));
    const added = [...wanted].filter((category) => !before.has(category));
    const isKept = this.keeps(draft, 'categories');
    const gone = isKept ? [] : [...before].filter((category) => !wanted.has(category));
    if (isKept) this.categories.use(before);
    for (const category of added)
      run(this.db, 'INSERT INTO category_product (category_id, product_id) VALUES (?, ?)', category, id);
    for (const category of gone)
      run(this.db, 'DELETE FROM category_product WHERE category_id = ? AND product_id = ?', category, id);
    return added.length + gone.length > 0;
  }

  /** Every product has a drawn picture; its address changes with what it shows, as it is cached for ever. */
  private writeImage(id: number, draft: Draft, before: readonly string[]): boolean {
    const named = draft.row['base_image'] ?? '';
    if (named !== '' && named !== 'no_selection')
      this.report.warnings.push({
        record: draft.record,
        sku: draft.sku,
        reason: 'The picture is not there; one was drawn',
      });
    const isDrawnOf = ['name', 'categories', 'additional_attributes'];
    if (before.length > 0 && isDrawnOf.some((column) => this.keeps(draft, column))) return false;
    const file = imageFile(draft);
    if (before.length === 1 && before[0] === file) return false;
    run(this.db, 'DELETE FROM product_image WHERE product_id = ?', id);
    run(this.db, 'INSERT INTO product_image (product_id, file) VALUES (?, ?)', id, file);
    return true;
  }
}

function imageFile(draft: Draft): string {
  const kind = guessKind(
    draft.categories.map((names) => names.slice(1).join(' / ')).reverse(),
    draft.row['name'] ?? '',
  );
  const content = [
    draft.row['name'],
    draft.row['additional_attributes'],
    draft.row['configurable_variations'],
  ].join('\n');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `/${kind}/${version}/${encodeURIComponent(draft.sku).replace(/%/g, '_')}.png`;
}
