// `npm run seed -- --products N [--data DIR] [--replace]`: makes a shop with a catalogue of any size.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { seedCoupons } from '../cart/coupons';
import { one, type Database } from '../database';
import { UnusableDatabaseError } from '../migrations/migrate';
import { openDatabase } from '../open-database';
import { assortmentOf } from './large-assortment';
import { seedDatabase } from './seed';

const usage = 'Usage: npm run seed -- --products N [--data DIR] [--replace]';
const most = 500_000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments(): { products: number; data: string; replace: boolean } {
  const options = {
    products: { type: 'string' },
    data: { type: 'string' },
    replace: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const products = Number(values.products);
    if (!Number.isInteger(products) || products < 1 || products > most)
      fail(`${usage}\nN is a whole number from 1 to ${most}.`);
    const data = values.data ?? process.env['AIRSIDE_DATA'];
    return {
      products,
      replace: values.replace,
      data: resolve(data || fileURLToPath(new URL('../../.data', import.meta.url))),
    };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function countProducts(db: Database): number {
  return one<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM product')?.count ?? 0;
}

function open(file: string): Database {
  try {
    return openDatabase(file);
  } catch (error) {
    if (error instanceof UnusableDatabaseError) fail(error.message);
    throw error;
  }
}

const { products, data, replace } = readArguments();
const file = join(data, 'airside.db');
mkdirSync(data, { recursive: true });
if (replace) for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
const isNew = !existsSync(file);
const db = open(file);
try {
  const held = isNew ? 0 : countProducts(db);
  if (held > 0)
    fail(
      `${file} already holds a shop of ${held} products. --replace makes a new one in its place; its orders and accounts are lost. Stop the shop first.`,
    );
  const started = performance.now();
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{phase} {bar} {percentage} %', hideCursor: true }, Presets.shades_classic)
    : undefined;
  bar?.start(2 * products, 0, { phase: 'Writing' });
  seedDatabase(db, new Date(), {
    assortment: assortmentOf(products),
    onProgress: (phase, done) =>
      phase === 'writing' ? bar?.update(done) : bar?.update(products + done, { phase: 'Indexing' }),
  });
  seedCoupons(db);
  bar?.stop();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${countProducts(db)} products in ${file}, in ${seconds} s`);
} finally {
  db.close();
}
