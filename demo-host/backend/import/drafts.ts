// Gathers the rows of a file into one draft per product: validated, merged, and not yet written anywhere.
import { all, type Database } from '../database';
import { readCategories } from './category-cell';
import { readable } from './cells';
import { UnusedColumns } from './columns';
import { OrderOfFile, type DateOrder } from './dates';
import type { Draft, DraftStore } from './draft-store';
import { freeAddress, type Present } from './free-address';
import { readRecords } from './records/records';
import type { Note } from './report';
import { datesOf, dropUnreadable } from './soft';
import { validateRow, type Known, type Row } from './validate';

export interface Gathered {
  drafts: DraftStore;
  /** Sku by address: every one that is taken. */
  addresses: Map<string, string>;
  records: number;
  /** Records whose values went into the draft of an earlier one. */
  merged: number;
  skipped: Note[];
  warnings: Note[];
  refused: Refused;
  dates: OrderOfFile;
  unused: UnusedColumns;
}

/** Whose records were skipped: what the shop has of them stays. */
export interface Refused {
  /** In lower case. */
  skus: Set<string>;
  /** Records of which nobody can tell whose they are. */
  unknown: number[];
}

/** The file cannot be imported at all. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

export interface GatherOptions extends Present {
  dates?: DateOrder | undefined;
  known: Known;
  roots: ReadonlySet<string>;
  /** Where the drafts go. */
  drafts: DraftStore;
  onProgress?: (bytes: number) => void;
}

export function knownOf(db: Database): Known {
  const views = all<{ code: string; is_default: number }>(db, 'SELECT code, is_default FROM store_view');
  const attributes = all<{ code: string; input: string }>(db, 'SELECT code, input FROM attribute');
  return {
    storeViews: new Map(views.map((view) => [view.code, { isDefault: view.is_default === 1 }])),
    attributes: new Map(attributes.map(({ code, input }) => [code, input])),
  };
}

/** Besides those that are taken apart first: categories, attributes, variations. */
const textColumns = ['name', 'meta_title', 'meta_keywords', 'meta_description'];

export async function gather(
  stream: AsyncIterable<Buffer | string>,
  options: GatherOptions,
): Promise<Gathered> {
  const kept = options.append ? [...options.shop.values()] : [];
  const addresses = new Map(kept.map(({ sku, urlKey }) => [urlKey, sku]));
  const { drafts } = options;
  const gathered: Gathered = {
    drafts,
    addresses,
    records: 0,
    merged: 0,
    skipped: [],
    warnings: [],
    refused: { skus: new Set(), unknown: [] },
    dates: new OrderOfFile(options.dates),
    unused: new UnusedColumns([]),
  };
  const overrides: { record: number; row: Row }[] = [];
  let header: string[] | undefined;
  for await (const record of readRecords(counted(stream, options.onProgress))) {
    if (!header) {
      if (record.problem) throw new UnreadableFileError(`The header cannot be read. ${record.problem}.`);
      header = readHeader(record.cells);
      gathered.unused = new UnusedColumns(header);
      continue;
    }
    gathered.records++;
    const row = Object.fromEntries(header.map((name, index) => [name, record.cells[index] ?? '']));
    for (const column of textColumns) if (row[column]) row[column] = readable(row[column]);
    const sku = record.problem ? undefined : row['sku'] || undefined;
    const note = (reason: string): Note => ({
      record: record.number,
      ...(sku !== undefined && { sku }),
      reason,
    });
    if (record.problem) {
      if (!record.isBlank) refuse(gathered, record.number, record.cells[header.indexOf('sku')]);
      gathered.skipped.push(note(record.problem));
      continue;
    }
    gathered.unused.count(record.cells);
    for (const date of datesOf(row)) gathered.dates.note(date);
    const key = (sku ?? '').toLowerCase();
    const isNew = !drafts.has(key) && !(options.append && options.shop.has(key));
    const unreadable = dropUnreadable(row, options.known, isNew);
    const { errors, warnings } = validateRow(row, options.known, isNew);
    if (errors.length > 0) {
      refuse(gathered, record.number, row['sku']);
      gathered.skipped.push(note(errors.join('; ')));
      continue;
    }
    for (const warning of [...unreadable, ...warnings, ...record.doubts])
      gathered.warnings.push(note(warning));
    if (row['store_view_code']) overrides.push({ record: record.number, row });
    else addRow(gathered, record.number, row, options, note);
  }
  if (!header) throw new UnreadableFileError('The file is empty.');
  for (const { record, row } of overrides) applyOverride(gathered, record, row, options);
  return gathered;
}

async function* counted(stream: AsyncIterable<Buffer | string>, onProgress?: (bytes: number) => void) {
  let bytes = 0;
  for await (const chunk of stream) {
    yield chunk;
    onProgress?.((bytes += Buffer.byteLength(chunk)));
  }
}

function readHeader(cells: readonly string[]): string[] {
  const names = cells.map((name) => name.trim().toLowerCase());
  if (names.includes('sku')) return names;
  const hint =
    cells.length === 1 && cells[0]?.includes(';')
      ? ' Cells must be separated by commas, not by semicolons.'
      : '';
  throw new UnreadableFileError(`We can't find required columns: sku.${hint}`);
}

function addRow(
  gathered: Gathered,
  record: number,
  row: Row,
  options: GatherOptions,
  note: (reason: string) => Note,
): void {
  const sku = row['sku'] ?? '';
  const earlier = gathered.drafts.get(sku);
  const draft: Draft = earlier ?? { sku, record, later: [], row: {}, categories: [], urlKey: '' };
  const address = freeAddress(gathered, { ...row, ...draft.row, ...filled(row) }, sku, options);
  if (address.problem) {
    refuse(gathered, record, sku);
    gathered.skipped.push(note(address.problem));
    return;
  }
  if (address.doubt) gathered.warnings.push(note(address.doubt));
  for (const path of readCategories(row['categories'] ?? '', options.roots)) {
    if (path.problem) gathered.warnings.push(note(path.problem));
    else draft.categories.push(path.names);
  }
  if (earlier) {
    merge(gathered, draft, record);
    gathered.warnings.push(
      note(
        `The sku of record ${earlier.record} again: the values of this row win, the categories of both count`,
      ),
    );
  }
  draft.row = earlier ? { ...earlier.row, ...filled(row) } : row;
  draft.row['product_type'] ||= options.shop.get(sku.toLowerCase())?.type ?? '';
  moveTo(address.key, draft, gathered, options);
  gathered.drafts.put(draft);
}

function refuse({ refused }: Gathered, record: number, sku: string | undefined): void {
  if (sku === undefined) refused.unknown.push(record);
  else refused.skus.add(sku.trim().toLowerCase());
}

function merge(gathered: Gathered, draft: Draft, record: number): void {
  draft.later.push(record);
  gathered.merged++;
}

/** Takes a draft out again, and every record that went into it. */
export function refuseDraft(gathered: Gathered, draft: Draft, reason: string): void {
  const { sku, record, later } = draft;
  gathered.drafts.remove(draft);
  refuse(gathered, record, sku);
  gathered.merged -= later.length;
  for (const one of [record, ...later]) gathered.skipped.push({ record: one, sku, reason });
}

/** What the shop has stays its owner's: the draft may yet be taken out, and its product then keeps that address. */
function moveTo(
  address: string,
  draft: Draft,
  { addresses }: Gathered,
  { shop, append }: GatherOptions,
): void {
  const isOwn = append && shop.get(draft.sku.toLowerCase())?.urlKey === draft.urlKey;
  if (!isOwn) addresses.delete(draft.urlKey);
  addresses.set(address, draft.sku);
  draft.urlKey = address;
}

/** Empty cells leave what an earlier row said. */
function filled(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

/** What the default store view says in a row of its own counts in this shop, which has no other; its empty stock cells do not. */
function applyOverride(gathered: Gathered, record: number, row: Row, options: GatherOptions): void {
  const sku = row['sku'] ?? '';
  const draft = gathered.drafts.get(sku);
  if (!draft) {
    refuse(gathered, record, sku);
    gathered.skipped.push({
      record,
      sku,
      reason: 'The file has no imported row with the default values of this product',
    });
    return;
  }
  const own = filled(row);
  delete own['store_view_code'];
  delete own['categories'];
  // A view's name makes a new address only where the file has a column for addresses.
  if (own['name'] !== undefined && 'url_key' in row) own['url_key'] ??= own['name'];
  const address = freeAddress(gathered, { ...draft.row, ...own }, sku, options);
  if (address.problem) {
    refuse(gathered, record, sku);
    gathered.skipped.push({ record, sku, reason: address.problem });
    return;
  }
  if (address.doubt) gathered.warnings.push({ record, sku, reason: address.doubt });
  merge(gathered, draft, record);
  draft.row = { ...draft.row, ...own };
  moveTo(address.key, draft, gathered, options);
  gathered.drafts.put(draft);
}
