// Coupons: which codes are valid, and what they take off each line.
import type { Database } from '../database';
import { one, run } from '../database';
import { roundRows } from '../tax/rounding';

export interface CouponRow {
  code: string;
  label: string;
  percent: number;
}

/** Codes are compared without case, and told as they were typed. */
export const findCoupon = (db: Database, code: string): CouponRow | undefined =>
  one<CouponRow>(db, 'SELECT ?1 AS code, label, percent FROM coupon WHERE code = ?1 AND is_active = 1', code);

export interface SeedCoupon {
  code: string;
  label: string;
  amount: number;
}

const demoCoupons: SeedCoupon[] = [{ code: 'SAVE10', label: '10% off', amount: 10 }];

export function seedCoupons(db: Database, coupons: readonly SeedCoupon[] = demoCoupons): void {
  for (const { code, label, amount } of coupons) {
    run(db, 'INSERT OR IGNORE INTO coupon (code, label, percent) VALUES (?, ?, ?)', code, label, amount);
  }
}

/** Discounts in whole cents, one per row, which together are the discount of the sum. */
export const discountRows = (rows: readonly number[], percent: number): number[] =>
  roundRows(rows.map((cents) => (cents * Math.min(percent, 100)) / 100)).map((cents, n) =>
    Math.min(cents, rows[n] ?? 0),
  );
