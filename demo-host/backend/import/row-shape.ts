// Tells a row of the file from words that only stand between commas.
import { readNumber, readSwitch, readVisibility } from './cells';

type Fits = (text: string) => boolean;
const isNumber: Fits = (text) => readNumber(text) !== undefined;
const isSwitch: Fits = (text) => readSwitch(text) !== undefined;
const isOneOf = (...words: string[]): Fits => {
  const known = new Set(words);
  return (text) => known.has(text.toLowerCase());
};

/** Columns that take few words only. */
const narrow = new Map<string, Fits>([
  ['attribute_set_code', isOneOf('default')],
  ['product_type', isOneOf('simple', 'configurable', 'virtual', 'grouped', 'bundle', 'downloadable')],
  ['product_websites', isOneOf('base')],
  ['visibility', (text) => readVisibility(text) !== undefined],
  ...['price', 'special_price', 'weight', 'qty', 'max_cart_qty', 'min_cart_qty'].map(
    (column) => [column, isNumber] as const,
  ),
  ...['product_online', 'is_in_stock', 'manage_stock'].map((column) => [column, isSwitch] as const),
]);

export class RowShape {
  private readonly sku: number;
  private readonly checks: readonly (readonly [index: number, fits: Fits])[];

  constructor(private readonly header: readonly string[]) {
    this.sku = header.indexOf('sku');
    this.checks = header.flatMap((name, index) => {
      const fits = narrow.get(name);
      return fits ? [[index, fits] as const] : [];
    });
  }

  get width(): number {
    return this.header.length;
  }

  /** As many cells as the header has, and a sku. */
  isRow(cells: readonly string[]): boolean {
    const sku = cells[this.sku] ?? '';
    return cells.length === this.width && /^(?![\s<]).{0,63}[^\s]$/su.test(sku);
  }

  /** A row, and at least two cells below `limit` say so: prose fits no such column. */
  isSurelyRow(cells: readonly string[], limit = cells.length): boolean {
    if (!this.isRow(cells)) return false;
    const told = this.checks.filter(([index]) => index < limit && cells[index]);
    const fitting = told.filter(([index, fits]) => fits(cells[index] ?? '')).length;
    return fitting >= 2 && fitting * 2 > told.length;
  }
}
