// Imports a Magento product CSV: reads and checks the whole file first, then writes it in one short transaction.
import { all, transaction, type Database } from '../database';
import { holdIndexing, refreshInSlices } from '../catalog/product-index/product-index';
import { ensureAttributes } from './attribute-values';
import { ensureRoot, rootNames, shelvesOf } from './categories';
import { DraftStore } from './draft-store';
import { gather, knownOf, UnreadableFileError } from './drafts';
import type { ImportOptions } from './options';
import { Rehearsal } from './rehearsal';
import { grouped, type Report } from './report';
import { checkVariations, optionsOf } from './variations';
import { CatalogWriter } from './write';

/**
 * Reads the file to its end before it touches the catalogue; a crash at any time leaves the old one.
 * Shoppers go on buying meanwhile, on connections of their own. Rejects with UnreadableFileError when nothing can be
 * imported, with CatalogueChangedError when another import came between.
 */
export async function importCatalog(
  db: Database,
  stream: AsyncIterable<Buffer | string>,
  { append = false, now = new Date(), dates, onProgress }: ImportOptions = {},
): Promise<Report> {
  const started = performance.now();
  transaction(db, () => {
    ensureAttributes(db);
    ensureRoot(db);
  });
  const drafts = new DraftStore(db);
  try {
    const report = await importInto(drafts, db, stream, { append, now, dates, onProgress });
    report.seconds = (performance.now() - started) / 1000;
    return report;
  } finally {
    drafts.close();
  }
}

async function importInto(
  drafts: DraftStore,
  db: Database,
  stream: AsyncIterable<Buffer | string>,
  { append = false, now, dates, onProgress }: ImportOptions & { now: Date },
): Promise<Report> {
  const shop = all<{ sku: string; urlKey: string; type: string }>(
    db,
    'SELECT sku, url_key AS urlKey, type_id AS type FROM product',
  );
  const known = knownOf(db);
  const gathered = await gather(stream, {
    shop: new Map(shop.map((row) => [row.sku.toLowerCase(), row])),
    append,
    dates,
    known,
    roots: rootNames(db),
    drafts,
    shelves: shelvesOf(db),
    onProgress: (done) => onProgress?.({ phase: 'reading', done }),
  });
  const options = all<{ code: string; label: string }>(
    db,
    'SELECT attribute.code, attribute_option.label FROM attribute_option JOIN attribute ON attribute.id = attribute_id',
  );
  checkVariations(gathered, known, optionsOf(gathered, options));
  if (drafts.size === 0 && !append)
    throw new UnreadableFileError(
      [
        'No row of the file could be imported; the catalogue was left as it was.',
        ...grouped(gathered.skipped),
      ].join('\n'),
    );
  const report: Report = {
    records: gathered.records,
    merged: gathered.merged,
    imported: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    kept: 0,
    skipped: gathered.skipped,
    warnings: gathered.warnings,
    categories: { created: 0, removed: 0 },
    options: [],
    unusedColumns: gathered.unused.filled,
    unknownAttributes: {},
    seconds: 0,
  };
  const rehearsal = new Rehearsal(db);
  try {
    const { copy } = rehearsal;
    const writer = new CatalogWriter(copy, drafts, report, {
      append,
      now,
      dates: gathered.dates.order,
      onProgress,
    });
    transaction(copy, () => writer.write(gathered.refused));
    holdIndexing(db);
    rehearsal.repeat();
  } finally {
    rehearsal.close();
  }
  await refreshInSlices(db, now, (done, total) => onProgress?.({ phase: 'indexing', done, total }));
  const byRecord = (one: { record: number }, other: { record: number }) => one.record - other.record;
  report.skipped.sort(byRecord);
  report.warnings.sort(byRecord);
  return report;
}
