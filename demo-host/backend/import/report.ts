// What an import did, as data and as text.
import { groupBy } from '../catalog/rows';

export interface Note {
  /** CSV record, the header being 1. */
  record: number;
  sku?: string;
  reason: string;
}

export interface Report {
  /** All of the file but its header: as many as `imported`, `updated`, `unchanged`, `merged` and `skipped` together. */
  records: number;
  /** Records whose values went into the product of an earlier one: a sku again, or a row of the default store view. */
  merged: number;
  imported: number;
  updated: number;
  unchanged: number;
  removed: number;
  /** Products that would have been removed, had a skipped record not been theirs. */
  kept: number;
  skipped: Note[];
  /** Imported, but not everything about it. */
  warnings: Note[];
  categories: { created: number; removed: number };
  /** Dropdown options that did not exist; Magento would have refused their rows. */
  options: { attribute: string; label: string; record: number }[];
  /** Columns that nothing is made of, and how many rows fill them. */
  unusedColumns: readonly (readonly [column: string, rows: number])[];
  /** Attribute codes that this shop does not have, and how many values were dropped. */
  unknownAttributes: Record<string, number>;
  seconds: number;
}

export function changes(report: Report): number {
  const { imported, updated, removed, categories, options } = report;
  return imported + updated + removed + categories.created + categories.removed + options.length;
}

/** More on a line, records or labels, nobody reads. */
const mostOfALine = 20;

/** Notes of one reason on one line, record numbers in order, reasons by their first record. */
export function grouped(notes: readonly Note[]): string[] {
  return [...groupBy(notes, (note) => note.reason)].map(([reason, group]) => {
    const [first] = group;
    const who = group.length === 1 && first?.sku ? ` (${first.sku})` : '';
    const numbers = group.slice(0, mostOfALine).map((note) => note.record);
    const more = group.length > mostOfALine ? ` and ${group.length - mostOfALine} more` : '';
    return `  ${group.length > 1 ? 'records' : 'record'} ${numbers.join(', ')}${more}${who}: ${reason}`;
  });
}

export function reportText(report: Report): string {
  const { categories, options, unknownAttributes } = report;
  const unknown = Object.entries(unknownAttributes);
  const byAttribute = groupBy(options, (option) => option.attribute);
  return [
    `${report.records} records read in ${report.seconds.toFixed(1)} s`,
    `  imported   ${report.imported}`,
    `  updated    ${report.updated}`,
    `  unchanged  ${report.unchanged}`,
    `  merged     ${report.merged} (further rows of these products)`,
    `  skipped    ${report.skipped.length}`,
    `  removed    ${report.removed} (products that the file does not name)`,
    ...(report.kept ? [`  kept       ${report.kept} (as they were: their rows were skipped)`] : []),
    ...(categories.created || categories.removed
      ? [`Categories: ${categories.created} created, ${categories.removed} removed`]
      : []),
    ...(options.length
      ? ['Dropdown options created (Magento wants them to exist and would have refused the rows):']
      : []),
    ...[...byAttribute].map(
      ([attribute, made]) => `  ${attribute}: ${made.length}: ${shortened(made.map(({ label }) => label))}`,
    ),
    ...(unknown.length ? ['Attributes that this shop does not have; their values were dropped:'] : []),
    ...unknown.map(([code, count]) => `  ${code}: ${count}`),
    ...report.unusedColumns.map(
      ([column, rows]) => `not used: ${column} (${rows} ${rows === 1 ? 'row' : 'rows'})`,
    ),
    ...(report.skipped.length ? ['Skipped:', ...grouped(report.skipped)] : []),
    ...(report.warnings.length ? ['Warnings:', ...grouped(report.warnings)] : []),
    '',
  ].join('\n');
}

function shortened(labels: readonly string[]): string {
  const shown = labels.slice(0, mostOfALine).join('; ');
  return labels.length <= mostOfALine ? shown : `${shown}; …`;
}
