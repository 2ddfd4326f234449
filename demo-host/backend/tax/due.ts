// What tax is due on the rows of a cart: on what is left of each after discount, as Magento reckons by default.
import type { TaxRate } from './rates';
import { roundRows } from './rounding';

export interface TaxedRow {
  /** Cents due, after discount. */
  tax: number;
  /** Cents that would be due without the discount: Magento's prices "including tax" are told so. */
  fullTax: number;
}

export interface AppliedTax extends TaxRate {
  cents: number;
}

export interface TaxesDue {
  rows: TaxedRow[];
  applied: AppliedTax[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whole cents in and out. Shipping is not taxed: its tax class is "None" where nobody chose one. */
export function taxesDue(
  rows: readonly { total: number; discount: number }[],
  rates: readonly TaxRate[],
): TaxesDue {
  const of = (percent: number, cents: (row: { total: number; discount: number }) => number) =>
    roundRows(rows.map((row) => (cents(row) * percent) / 100));
  const due = rates.map(({ percent }) => of(percent, ({ total, discount }) => total - discount));
  const full = rates.map(({ percent }) => of(percent, ({ total }) => total));
  const at = (columns: number[][], n: number) => sum(columns.map((column) => column[n] ?? 0));
  return {
    rows: rows.map((_, n) => ({ tax: at(due, n), fullTax: at(full, n) })),
    applied: rates.map((rate, n) => ({ ...rate, cents: sum(due[n] ?? []) })),
  };
}
