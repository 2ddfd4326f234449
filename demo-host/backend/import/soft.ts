// Values that a row can do without: one that cannot be read is left out, and the row comes in all the same. What decides whether or
// for how much something is bought is none of them (validate.ts).
import { readAttributes, withoutAttributes, type AttributeText } from './attribute-cell';
import { cleared, isGiven, readNumber, readSwitch, readVisibility } from './cells';
import { dateOrders, isDoubtful, readDate, wantedDate, type DateOrder } from './dates';
import { highestNumber, type Known, type Row } from './validate';

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

/**
 * Takes what cannot be read out of the row, as if the file did not have its column; tells what it took. `isNew`: the shop does
 * not have the product.
 */
export function dropUnreadable(row: Row, known: Known, isNew: boolean): string[] {
  return [
    ...dropDates(row),
    ...dropTurnedRange(row),
    ...softColumns.flatMap((column) => dropColumn(row, column, isNew)),
    ...dropAttributes(row, known),
  ];
}

function dropDates(row: Row): string[] {
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

/** "New" ends before it begins, in whichever order the file writes its dates. */
function dropTurnedRange(row: Row): string[] {
  const isTurned = dateOrders.every((order) => {
    const [from, to] = ['new_from_date', 'new_to_date'].map((column) => readDate(row[column] ?? '', order));
    return from !== undefined && to !== undefined && from > to;
  });
  if (!isTurned) return [];
  const { new_from_date: from, new_to_date: to } = row;
  for (const column of ['new_from_date', 'new_to_date']) delete row[column];
  return [`new_from_date "${from}" is after new_to_date "${to}": both were left out`];
}

interface SoftColumn {
  name: string;
  isReadable: (text: string) => boolean;
  /** In words. */
  wanted: string;
  /** Of a new product; else what the shop begins with. */
  ifNew?: string;
}

const softColumns: readonly SoftColumn[] = [
  {
    name: 'weight',
    isReadable: (text) => Math.abs(readNumber(text) ?? Infinity) <= highestNumber,
    wanted: 'a number',
  },
  {
    name: 'visibility',
    isReadable: (text) => readVisibility(text) !== undefined,
    wanted: '"Catalog, Search", "Catalog", "Search" or "Not Visible Individually"',
  },
  // What nobody has said to be for sale is not.
  {
    name: 'product_online',
    isReadable: (text) => readSwitch(text) !== undefined,
    wanted: '1 or 2',
    ifNew: '2',
  },
];

function dropColumn(row: Row, { name, isReadable, wanted, ifNew }: SoftColumn, isNew: boolean): string[] {
  const text = row[name] ?? '';
  if (!isGiven(row, name) || isReadable(text)) return [];
  if (isNew && ifNew !== undefined) row[name] = ifNew;
  else delete row[name];
  const what = isNew && ifNew !== undefined ? `it was read as ${ifNew}` : 'it was left out';
  return [`${name} "${text}" cannot be read: ${what}; wanted is ${wanted}`];
}

const longestChoice = 255;

function dropAttributes(row: Row, known: Known): string[] {
  const cell = row['additional_attributes'] ?? '';
  if (!isGiven(row, 'additional_attributes')) return [];
  const troubled = readAttributes(cell).flatMap((attribute) => {
    const trouble = troubleOf(attribute, known);
    return trouble === undefined ? [] : [{ code: attribute.code, trouble }];
  });
  if (troubled.length === 0) return [];
  row['additional_attributes'] = withoutAttributes(
    cell,
    (attribute) => troubleOf(attribute, known) !== undefined,
  );
  return troubled.map(({ code, trouble }) => `Attribute ${code} was left out: ${trouble}`);
}

function troubleOf({ code, values }: AttributeText, { attributes }: Known): string | undefined {
  const text = values.join('|').trim();
  const input = attributes.get(code);
  if (text === '' || text === cleared) return undefined;
  if (input === 'boolean' && readSwitch(text) === undefined)
    return `"${text.slice(0, longestChoice)}" is neither yes nor no; wanted is Yes or No`;
  if (input?.endsWith('select') && text.length > longestChoice)
    return `it is longer than ${longestChoice} characters`;
  return undefined;
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
