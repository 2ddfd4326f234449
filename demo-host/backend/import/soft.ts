// Values that a row can do without: one that cannot be read is left out, and the row comes in all the same.
import { isGiven } from './cells';
import { isDoubtful, readDate, wantedDate, type DateOrder } from './dates';
import type { Row } from './validate';

/** Columns of dates, and whether a sale hangs on one: without its end a special price would last for ever. */
const dateColumns: readonly (readonly [column: string, isOfSale: boolean])[] = [
  ['special_price_from_date', true],
  ['special_price_to_date', true],
  ['new_from_date', false],
  ['new_to_date', false],
  ['created_at', false],
];
const saleColumns = ['special_price', 'special_price_from_date', 'special_price_to_date'];

/** Every date of the row, also those that nothing is made of: they tell in which order the file writes them. */
export function datesOf(row: Row): string[] {
  return [...dateColumns.map(([column]) => column), 'updated_at'].flatMap((column) =>
    isGiven(row, column) ? [row[column] ?? ''] : [],
  );
}

/** Takes dates that cannot be read out of the row, as if the file did not have their column; tells what it took. */
export function dropUnreadable(row: Row): string[] {
  const warnings: string[] = [];
  for (const [column, isOfSale] of dateColumns) {
    const text = row[column] ?? '';
    if (!isGiven(row, column) || readDate(text) !== undefined || readDate(text, 'day-first') !== undefined)
      continue;
    const what = isOfSale ? 'the special price was left out' : 'it was left out';
    warnings.push(`${column} "${text}" is no date that can be read: ${what}; wanted is ${wantedDate}`);
    for (const gone of isOfSale ? saleColumns : [column]) delete row[gone];
  }
  return warnings;
}

/** What is doubtful about the dates of a row whose file does not tell day from month. */
export function doubtsOfDates(row: Row, order: DateOrder): string[] {
  const wish = `say --dates day-first or --dates month-first, or write ${wantedDate}`;
  return dateColumns.flatMap(([column]) => {
    const text = row[column] ?? '';
    if (!isGiven(row, column) || !isDoubtful(text)) return [];
    // Every row has another moment of creation, and nobody buys by it.
    const quoted = column === 'created_at' ? '' : ` "${text}"`;
    const read = column === 'created_at' ? order : (readDate(text, order) ?? '').slice(0, 10);
    return [`${column}${quoted}: day or month first? It was read as ${read}; ${wish}`];
  });
}
