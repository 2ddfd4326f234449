// Which taxes are due where.
import { all, run, type Database } from '../database';

export interface TaxRate {
  title: string;
  percent: number;
}

export interface Place {
  country_id: string | null;
  region_code: string | null;
}

/** All of them are due at once, each on the price without the others. */
export const taxRatesAt = (db: Database, { country_id, region_code }: Place): TaxRate[] =>
  all<TaxRate>(
    db,
    `SELECT title, percent FROM tax_rate
     WHERE country_id = ? AND (region_code IS NULL OR region_code = ?) AND percent > 0 ORDER BY id`,
    country_id,
    region_code,
  );

/** The two rates that Magento's installation brings. */
export function seedTaxRates(db: Database): void {
  for (const [title, region, percent] of [
    ['US-CA-*-Rate 1', 'CA', 8.25],
    ['US-NY-*-Rate 1', 'NY', 8.375],
  ] as const)
    run(
      db,
      "INSERT OR IGNORE INTO tax_rate (title, country_id, region_code, percent) VALUES (?, 'US', ?, ?)",
      title,
      region,
      percent,
    );
}
