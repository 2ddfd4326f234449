// Fills an empty database with the demo shop, in one transaction.
import { readFileSync } from 'node:fs';
import { readSynonyms } from '../catalog/search/read-synonyms';
import { writeSynonyms } from '../catalog/search/synonyms';
import { refreshProductIndex } from '../catalog/product-index/product-index';
import { run, transaction, type Database } from '../database';
import { seedTaxRates } from '../tax/rates';
import { saveSetting } from '../settings';
import { seedAgreements } from '../checkout/agreements';
import type { BackendOptions } from '../context';
import { demoCustomers, seedCustomers } from '../customer/seed';
import { seedCatalogue, type Assortment } from './seed-catalogue';
import { seedContent } from './seed-content';
import { carriers, countryLines, currencyRates, design, shop, storeViews, unitedStates } from './directory';

function seedStore(db: Database): void {
  for (const view of storeViews)
    run(
      db,
      `INSERT INTO store_view (id, code, name, group_code, group_name, sort_order, currency, is_default)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[view.id, view.code, view.name, shop.code, shop.name, view.id, view.currency, view.id === 1 ? 1 : 0],
    );
  for (const [currency, rate] of Object.entries(currencyRates))
    run(db, 'INSERT INTO currency_rate VALUES (?, ?)', currency, rate);
  saveSetting(db, 'currency/options/allow', Object.keys(currencyRates).join(','));
  saveSetting(db, 'airside/catalog/restrict_categories', 1);
  saveSetting(db, 'catalog/search/search_suggestion_enabled', 1);
  saveSetting(db, 'cataloginventory/options/stock_threshold_qty', 5);
  saveSetting(db, 'trans_email/ident_general/email', 'shop@airside.example');
  for (const [path, value] of Object.entries({ ...design, ...carriers })) saveSetting(db, path, value);
  for (const line of countryLines) run(db, 'INSERT INTO country VALUES (?, ?, ?)', ...triple(line));
  unitedStates.forEach((line, index) =>
    run(db, "INSERT INTO region VALUES (?, 'US', ?, ?)", index + 1, line.slice(0, 2), line.slice(3)),
  );
}

function triple(line: string): [string, string, string] {
  const [id = '', iso3 = '', name = ''] = line.split('|');
  return [id, iso3, name];
}

function seedSynonyms(db: Database): void {
  const text = readFileSync(new URL('synonyms.csv', import.meta.url), 'utf8');
  writeSynonyms(db, readSynonyms(text, new Map()), true);
}

interface SeedOptions extends Pick<BackendOptions, 'passwordCost'> {
  /** Default: the hand-written one. */
  assortment?: Assortment;
  /** Told how many products are done in each phase. */
  onProgress?: (phase: 'writing' | 'indexing', products: number) => void;
}

/** The same content every time; only the dates of specials and events follow the clock. */
export function seedDatabase(db: Database, now: Date, options: SeedOptions = {}): void {
  transaction(db, () => {
    seedStore(db);
    seedTaxRates(db);
    seedCatalogue(db, now, options.assortment, (done) => options.onProgress?.('writing', done));
    seedSynonyms(db);
    seedContent(db, now);
    seedCustomers(db, now, demoCustomers, options);
    seedAgreements(db);
    refreshProductIndex(db, now, (done) => options.onProgress?.('indexing', done));
  });
}
