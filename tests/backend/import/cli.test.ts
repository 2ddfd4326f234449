import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isWhole } from '../../support/whole';
import { csv } from './csv';

const cli = join(import.meta.dirname, '../../../demo-host/backend/import/cli.ts');
let data: string;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'airside-import-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

function importFile(...args: string[]) {
  const environment = { ...process.env, AIRSIDE_DATA: data };
  const result = spawnSync(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: environment,
    encoding: 'utf8',
  });
  return { ...result, errors: result.stderr.trim() };
}

it('imports a file over the seed, says what it did, and leaves the report in the data folder', () => {
  const file = join(data, 'products.csv');
  writeFileSync(file, csv([{ sku: 'A' }, { sku: 'B', price: 'dear' }]));
  const first = importFile(file);
  expect(first.status).toBe(0);
  expect(first.errors).toBe('');
  expect(first.stdout).toContain('imported   1');
  expect(first.stdout).toContain("record 3 (B): Value for 'price' attribute contains incorrect value");
  expect(first.stdout).toContain(readFileSync(join(data, 'import-report.txt'), 'utf8'));
  expect(importFile(file).stdout).toMatch(
    /imported {3}0\n {2}updated {4}0\n {2}unchanged {2}1\n {2}merged {5}0 .*\n {2}skipped {4}1\n {2}removed {4}0/,
  );
});

it('says why it imports nothing of a file', () => {
  const file = join(data, 'prices.csv');
  writeFileSync(file, 'sku,price\nA,20\n');
  expect(importFile(file)).toMatchObject({
    status: 1,
    errors: expect.stringMatching(
      /^No row of the file could be imported.*\n {2}record 2 \(A\): Product Type is invalid.*$/,
    ),
  });
});

it('takes a file of synonyms for what it is', () => {
  const file = join(data, 'synonyms.csv');
  writeFileSync(file, 'synonyms,website,store\n"whisky,usquebaugh",All Websites,All Store Views\n');
  expect(importFile(file)).toMatchObject({
    status: 0,
    errors: '',
    stdout: 'Groups of synonyms imported: 1\n',
  });
  writeFileSync(file, 'synonyms,website,store\n"whisky,usquebaugh",base,moon\n');
  expect(importFile(file)).toMatchObject({ status: 1, errors: 'Record 2: there is no store view "moon".' });
});

const mistakes: [args: string[], message: string][] = [
  [['/no/such/file.csv'], 'There is no file /no/such/file.csv.'],
  [[], 'Usage: npm run import -- FILE.csv [--append] [--dates day-first|month-first]'],
  [['a.csv', '--apend'], 'Usage: npm run import -- FILE.csv [--append] [--dates day-first|month-first]'],
  [
    ['a.csv', '--dates', 'us'],
    'Usage: npm run import -- FILE.csv [--append] [--dates day-first|month-first]',
  ],
];
it.each(isWhole ? mistakes : mistakes.slice(0, 1))('says what is wrong with %j', (args, message) => {
  const result = importFile(...args);
  expect(result.status).toBe(1);
  expect(result.errors).toBe(message);
});

it.runIf(isWhole)('says in one line that the database is no database', () => {
  const file = join(data, 'products.csv');
  writeFileSync(file, csv([{ sku: 'A' }]));
  writeFileSync(
    join(data, 'airside.db'),
    'not a database at all, and long enough to be taken for one'.repeat(20),
  );
  const result = importFile(file);
  expect(result.status).toBe(1);
  expect(result.errors).toMatch(/^The database .* cannot be used: it is not an SQLite database.*$/);
});
