// Checks one row by itself and says what Magento would say; what would endanger the shop is refused as well.
import { urlKey } from '../catalog/url-key';
import { readAttributes } from './attribute-cell';
import { cleared, readNumber, readSwitch } from './cells';
import { requiredOptions } from './columns';

export type Row = Record<string, string>;

export interface Findings {
  /** The row is skipped. */
  errors: string[];
  warnings: string[];
}

export interface Known {
  storeViews: ReadonlyMap<string, { isDefault: boolean }>;
  /** Input type by attribute code. */
  attributes: ReadonlyMap<string, string>;
}

const types = new Set(['simple', 'configurable', 'virtual']);
const otherTypes = new Set(['grouped', 'bundle', 'downloadable']);
/** Of any number in a file. */
export const highestNumber = 99_999_999;
const incorrect = (code: string) => `Value for '${code}' attribute contains incorrect value`;

function given(row: Row, column: string): string | undefined {
  const text = row[column];
  return text === undefined || text === '' || text === cleared ? undefined : text;
}

/** `isNew`: no row of this sku came before, and the shop does not have it (or is emptied). */
export function validateRow(row: Row, known: Known, isNew: boolean): Findings {
  const findings: Findings = { errors: [], warnings: [] };
  const error = (text: string | false | undefined) => text && findings.errors.push(text);
  if (Object.values(row).some((cell) => cell.includes('\0')))
    error('The row holds NUL characters: it is not text');
  const sku = row['sku'] ?? '';
  if (sku === '' || sku === cleared) error('Please make sure attribute "sku" is not empty.');
  if (sku !== sku.trim()) error('SKU contains marginal whitespaces');
  if (sku.length > 64) error('Attribute sku exceeded max length');
  const view = row['store_view_code'] ?? '';
  const isOverride = view !== '';
  if (isOverride) {
    const store = known.storeViews.get(view);
    if (!store) error("Invalid value in Store column (store doesn't exist?)");
    else if (!store.isDefault)
      error(`Only values of the default store view are imported, not those of "${view}"`);
  }
  const type = (row['product_type'] ?? '').toLowerCase();
  if (otherTypes.has(type)) error(`This shop does not sell products of type "${type}"`);
  else if (!types.has(type) && (type !== '' || isNew)) error('Product Type is invalid or not supported');
  const set = given(row, 'attribute_set_code');
  if (set !== undefined && set !== 'Default')
    error("Invalid value for Attribute Set column (set doesn't exist?)");
  const websites = (given(row, 'product_websites') ?? 'base').split(',').map((code) => code.trim());
  if (websites.some((code) => code !== 'base'))
    error('Invalid value in Website column (website does not exist?)');
  if (isNew && !isOverride && given(row, 'name') === undefined)
    error('Please make sure attribute "name" is not empty.');
  if ((row['name'] ?? '').length > 255) error('Attribute name exceeded max length');
  // A view's row holds only what differs.
  if (isOverride ? row['price'] : isNew || 'price' in row) validatePrice(row, type, error);
  validateNumbers(row, error);
  const choices = requiredOptions(row['custom_options'] ?? '');
  if (choices.length > 0)
    error(
      `It can be bought only with a choice that this shop does not offer (custom_options: ${choices.join(', ')})`,
    );
  for (const column of ['is_in_stock', 'manage_stock'])
    if (given(row, column) !== undefined && readSwitch(row[column] ?? '') === undefined)
      error(incorrect(column));
  const key = given(row, 'url_key');
  if (key !== undefined && urlKey(key) === '')
    findings.warnings.push(
      `The url_key "${key}" has no letter that an address can hold; one was made from the sku`,
    );
  const [price, special] = [readNumber(row['price'] ?? ''), readNumber(row['special_price'] ?? '')];
  if (price !== undefined && special !== undefined && special > price)
    findings.warnings.push('The special price is above the price and has no effect');
  if (given(row, 'custom_options') !== undefined)
    findings.warnings.push('It can be bought without its custom_options only');
  noticeAttributes(row, findings);
  noticeText(row, findings);
  return findings;
}

type Report = (text: string | false | undefined) => void;

function validatePrice(row: Row, type: string, error: Report): void {
  const text = given(row, 'price');
  if (text === undefined) {
    // An empty cell leaves a product its price where its type is not told; one that clears takes it away.
    const isNeeded = types.has(type) || row['price'] === cleared;
    if (isNeeded && type !== 'configurable') error('Please make sure attribute "price" is not empty.');
    return;
  }
  const price = readNumber(text);
  if (price === undefined) error(incorrect('price'));
  else if (price < 0) error('The price is negative; Magento would sell at that price, this shop does not');
  else if (price > highestNumber) error(`${incorrect('price')}: it is out of range`);
}

const numbers = [
  'special_price',
  'qty',
  'min_cart_qty',
  'max_cart_qty',
  'out_of_stock_qty',
  'qty_increments',
];

function validateNumbers(row: Row, error: Report): void {
  for (const column of numbers) {
    const text = given(row, column);
    if (text === undefined) continue;
    const value = readNumber(text);
    if (value === undefined || Math.abs(value) > highestNumber) error(incorrect(column));
    else if (value < 0 && column === 'special_price')
      error('The special price is negative; Magento would sell at that price, this shop does not');
    else if (value < 0 && column === 'qty_increments') error(incorrect(column));
  }
  const later = given(row, 'allow_backorders');
  if (later !== undefined && !/^[012]$/.test(later) && readSwitch(later) === undefined)
    error(incorrect('allow_backorders'));
}

function noticeAttributes(row: Row, { warnings }: Findings): void {
  const cell = given(row, 'additional_attributes');
  if (cell !== undefined && readAttributes(cell).length === 0)
    warnings.push('No attribute could be read from additional_attributes: code=value is expected');
}

/** Kept as it is; somebody should know all the same. */
function noticeText(row: Row, { warnings }: Findings): void {
  const [name, description] = [
    row['name'] ?? '',
    `${row['description'] ?? ''}${row['short_description'] ?? ''}`,
  ];
  if (/\p{Emoji_Presentation}/u.test(name))
    warnings.push('The name holds an emoji; it is kept, where Magento stores ????');
  if (/[\u202a-\u202e\u2066-\u2069]/.test(name + description))
    warnings.push('The text holds signs that turn the writing direction; they are kept');
  if (/<[a-z/!]/i.test(name)) warnings.push('The name holds HTML; it is kept, and shown as plain text');
  if (/<(script|iframe|object|embed)\b|\son\w+\s*=|javascript:/i.test(description))
    warnings.push('The description holds scripts; it is kept, and made safe where it is shown');
}
