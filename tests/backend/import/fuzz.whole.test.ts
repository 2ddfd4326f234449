// Random product files: whatever is in one, it is imported or refused, and the shop is whole afterwards.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, one, type Database } from '../../../demo-host/backend/database';
import { UnreadableFileError } from '../../../demo-host/backend/import/drafts';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import { heapInUse } from '../fuzz/heap';
import { mutate } from '../fuzz/mutate';
import { freshSeed, randomOf, type Random } from '../fuzz/random';
import { oddText } from '../fuzz/values';
import { addsUp, csv, emptyShop, importText, now, type Cells } from './csv';

let db: Database;
beforeAll(() => (db = emptyShop()));
afterAll(() => db.close());

const likely: Record<string, readonly string[]> = {
  sku: ['A', 'B', 'C', 'D', 'RED', 'BLUE', 'PACK', ' A', 'a', 'x'.repeat(70)],
  store_view_code: ['', '', '', 'default', 'de', 'xx'],
  attribute_set_code: ['Default', 'Nope', ''],
  product_type: ['simple', 'configurable', 'virtual', 'bundle', 'downloadable'],
  categories: [
    'Default Category/A',
    'Default Category/A/B,Default Category/C',
    '/',
    '//',
    'Other/A',
    'Default Category//B',
    ',',
  ],
  price: ['1', '0', '-1', '1e3', '1,5', '9'.repeat(20), 'NaN', '0x10', ''],
  special_price: ['1', '-1', 'x'],
  special_price_from_date: ['2026-01-01', '2026-02-30', '1/2/26', '0'],
  new_from_date: ['2026-01-01', 'yesterday'],
  visibility: ['Catalog, Search', 'Not Visible Individually', 'Search', '4', 'catalog'],
  qty: ['1', '-1', '1.5', 'many', '1e400'],
  url_key: ['', 'same', 'same', 'ä ö', '../x', 'x.html'],
  additional_attributes: [
    'brand=Harbour',
    'brand=,=,x',
    'bottle_size=1 l,brand=A',
    'unknown=1',
    'is_new=Maybe',
    '__proto__=1,constructor=2',
    'brand="a,b",c=d',
  ],
  configurable_variations: [
    'sku=RED,bottle_size=1 l|sku=BLUE,bottle_size=2 l',
    'sku=RED,bottle_size=1 l|sku=RED,bottle_size=1 l',
    'sku=PACK,bottle_size=1 l',
    'sku=,=|',
    '|||',
  ],
  configurable_variation_labels: ['bottle_size=Size', '=', 'x'],
  related_skus: ['A,B', 'A,A,PACK', ',,'],
  base_image: ['/a/b.png', 'http://example.com/x.png', '../../x'],
  tier_prices: ['1'],
};

function row(random: Random): Cells {
  const sku = random.chance(0.9) ? `S${random.below(40)}` : random.pick(likely['sku'] ?? []);
  const cells: Cells = { sku, product_type: random.chance(0.2) ? 'configurable' : 'simple' };
  for (const [column, values] of Object.entries(likely))
    if (random.chance(0.2))
      cells[column] = random.chance(0.85) ? random.pick(values) : oddText(random).slice(0, 300);
  if (cells['product_type'] === 'configurable')
    cells['configurable_variations'] ??= random.pick([
      `sku=S${random.below(40)},bottle_size=1 l|sku=S${random.below(40)},bottle_size=2 l`,
      ...(likely['configurable_variations'] ?? []),
    ]);
  return cells;
}

function file(random: Random): string | Buffer {
  const rows = Array.from({ length: random.below(30) }, () => row(random));
  const text = csv(rows, random.pick(['\n', '\r\n', '\r']));
  if (random.chance(0.5)) return text;
  if (random.chance(0.7)) return mutate(text, random);
  const bytes = Buffer.from(text, random.pick(['utf8', 'latin1', 'utf16le']));
  for (let change = 0; change < 5 && bytes.length > 0; change += 1)
    bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

function expectWhole(): void {
  expect(one(db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(all(db, 'PRAGMA foreign_key_check')).toEqual([]);
}

/** What is wrong with the import of a file, or undefined. */
async function complaintOf(content: string | Buffer, append: boolean): Promise<string | undefined> {
  const before = JSON.stringify(all(db, 'SELECT * FROM product ORDER BY id'));
  try {
    const report = await importText(db, content, { append });
    return addsUp(report) ? undefined : 'a report that does not add up';
  } catch (error) {
    if (!(error instanceof UnreadableFileError))
      return String((error as Error).stack)
        .split('\n')
        .slice(0, 4)
        .join('\n');
    const isKept = before === JSON.stringify(all(db, 'SELECT * FROM product ORDER BY id'));
    return isKept ? undefined : 'a refused file changed the catalogue';
  }
}

it('imports or refuses 300 random files, in the same memory', async () => {
  const seed = freshSeed();
  const random = randomOf(seed);
  const complaints: Record<string, object> = {};
  let early = 0;
  for (let index = 0; index < 300; index += 1) {
    if (index === 100) early = heapInUse();
    const content = file(random);
    const append = random.chance(0.4);
    const complaint = await complaintOf(content, append);
    if (complaint !== undefined)
      complaints[complaint] ??= { seed, index, append, content: content.toString().slice(0, 3000) };
  }
  expect(complaints).toEqual({});
  expectWhole();
  expect(heapInUse() - early).toBeLessThan(20);
});

const damaged = join(import.meta.dirname, 'fixtures/damaged.csv');

it('imports or refuses 40 variants of a file with every kind of damage', async () => {
  const seed = freshSeed();
  const random = randomOf(seed);
  const text = readFileSync(damaged, 'utf8');
  await importCatalog(db, createReadStream(damaged), { now });
  const complaints: Record<string, object> = {};
  for (let index = 0; index < 40; index += 1) {
    const complaint = await complaintOf(mutate(text, random), random.chance(0.5));
    if (complaint !== undefined) complaints[complaint] ??= { seed, index };
  }
  expect(complaints).toEqual({});
  expectWhole();
});
