import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '../../demo-host/backend';
import { all, one, run, type Database } from '../../demo-host/backend/database';
import { migrate } from '../../demo-host/backend/migrations/migrate';
import { rebuild } from '../../demo-host/backend/migrations/rebuild';
import { steps } from '../../demo-host/backend/migrations/steps';
import { openDatabase } from '../../demo-host/backend/open-database';

const versionZero = readFileSync(join(import.meta.dirname, 'fixtures/database-version-0.sql'), 'utf8');
let folder: string;
let file: string;
let db: Database | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-migrations-'));
  file = join(folder, 'airside.db');
});
afterEach(() => {
  db?.close();
  db = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function write(sql: string): void {
  const raw = new Sqlite(file);
  raw.exec(sql);
  raw.close();
}

const version = (database: Database) => database.pragma('user_version') as unknown;

/** Tables, indexes and triggers as SQL, without what makes no difference. */
function schemaOf(database: Database): Record<string, string> {
  const rows = all<{ name: string; sql: string }>(
    database,
    "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  );
  return Object.fromEntries(
    rows.map(({ name, sql }) => [
      name,
      sql
        .replace(/--.*$/gm, '')
        .replace(/"/g, '')
        .replace(/\s+/g, ' ')
        .replace(/\s*([(),])\s*/g, '$1'),
    ]),
  );
}

function tablesOf(database: Database): string[] {
  const rows = all<{ name: string }>(
    database,
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  );
  return rows.map(({ name }) => name).sort();
}

/** Rows as text, sorted: a rebuilt table may be read in another order. */
const contentOf = (database: Database): Record<string, string[]> =>
  Object.fromEntries(
    tablesOf(database).map((table) => [
      table,
      all(database, `SELECT * FROM "${table}"`)
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  );

const oldRows = /* sql */ `
  INSERT INTO product (id, sku, type_id, name, url_key, price_cents, created_at, updated_at)
    VALUES (1, 'GN-1', 'simple', 'Gin', 'gin', 2200, '2026-01-01', '2026-01-01');
  INSERT INTO tier_price VALUES (1, NULL, 6, 2000), (1, 3, 1, 1900), (1, 77, 1, 100);
  INSERT INTO customer_group VALUES (0, 'NOT LOGGED IN'), (1, 'General'), (2, 'Wholesale'), (3, 'Employee');
  INSERT INTO customer (id, email, firstname, lastname, default_billing, default_shipping, created_at, updated_at)
    VALUES (7, 'a@example.com', 'A', 'B', 4, 5, '2026-01-01', '2026-01-01'), (9, 'gone@example.com', 'G', 'O', NULL, NULL, '', '');
  DELETE FROM customer WHERE id = 9;
  UPDATE customer SET is_subscribed = 1;
  INSERT INTO customer_address (id, customer_id, firstname, lastname, street, city, country_id, created_at)
    VALUES (4, 7, 'A', 'B', '1 Main St', 'Austin', 'US', '2026-01-01');
  INSERT INTO cart (id, masked_id, customer_id, is_active, store, currency, created_at, updated_at)
    VALUES (3, 'mask', 7, 0, 'default', 'USD', '', '');
  INSERT INTO sales_order VALUES (2, '000000002', 'token', 3, 7, 'a@example.com', 'pending', 'default', 'USD',
    2200, 2200, 0, 0, 500, 500, 2700, 2700, NULL, NULL, 'Flat Rate', 'Fixed', 'flatrate_flatrate', 'checkmo', NULL, NULL, '2026-01-02');
  INSERT INTO sales_order_line (id, order_id, product_id, sku, name, product_type, quantity, price_cents, base_price_cents,
    total_cents, base_total_cents, discount_cents, base_discount_cents)
    VALUES (1, 2, 1, 'GN-1', 'Gin', 'simple', 1, 2200, 2200, 2200, 2200, 0, 0);`;

describe('a file of version 0', () => {
  it('becomes what a new file would be', () => {
    write(versionZero);
    db = openDatabase(file);
    const upgraded = schemaOf(db);
    const fresh = openDatabase(':memory:');
    // A difference means: a table that exists was changed without a step in demo-host/backend/migrations/steps.ts.
    expect(upgraded).toEqual(schemaOf(fresh));
    expect(version(db)).toEqual(version(fresh));
    expect(version(db)).toEqual([{ user_version: steps.length }]);
  });

  it('keeps its rows, but for references to what is not there', () => {
    write(versionZero + oldRows);
    db = openDatabase(file);
    expect(one(db, 'SELECT id, email, default_billing, default_shipping FROM customer')).toEqual({
      id: 7,
      email: 'a@example.com',
      default_billing: 4,
      default_shipping: null,
    });
    expect(all(db, 'SELECT customer_group, price_cents FROM tier_price ORDER BY price_cents')).toEqual([
      { customer_group: 3, price_cents: 1900 },
      { customer_group: null, price_cents: 2000 },
    ]);
    expect(one(db, 'SELECT number, grand_total_cents, customer_id, cart_id FROM sales_order')).toEqual({
      number: '000000002',
      grand_total_cents: 2700,
      customer_id: 7,
      cart_id: 3,
    });
    expect(all(db, 'SELECT email, customer_id, status FROM newsletter_subscriber')).toEqual([
      { email: 'a@example.com', customer_id: 7, status: 'SUBSCRIBED' },
    ]);
    expect(all(db, 'SELECT sku, quantity FROM sales_order_line')).toEqual([{ sku: 'GN-1', quantity: 1 }]);
    expect(db.pragma('foreign_key_check')).toEqual([]);
  });

  it('does not give out the id of a deleted customer again', () => {
    write(versionZero + oldRows);
    db = openDatabase(file);
    const { id } = run(
      db,
      "INSERT INTO customer (email, firstname, lastname, created_at, updated_at) VALUES ('n@example.com', 'N', 'N', '', '')",
    );
    expect(id).toBe(10);
  });

  it('stays as it was when a step fails', () => {
    write(versionZero + oldRows);
    db = new Sqlite(file);
    const before = contentOf(db);
    const failing = [...steps, { table: 'cart', before: 'UPDATE cart SET nonsense = 1' }];
    const old = db;
    old.exec('BEGIN IMMEDIATE');
    expect(() => migrate(old, [], failing)).toThrow();
    old.exec('ROLLBACK');
    expect(contentOf(db)).toEqual(before);
    expect(version(db)).toEqual([{ user_version: 0 }]);
  });
});

describe('a step', () => {
  const table = (columns: string) => `CREATE TABLE IF NOT EXISTS thing (${columns})`;
  function migrated(columns: string, changed: { table: string; before?: string }[]): Database {
    db = new Sqlite(file);
    db.pragma('foreign_keys = OFF');
    migrate(db, [table(columns)], changed);
    return db;
  }

  it('adds columns, takes over renamed ones, and is taken once', () => {
    write(table('id INTEGER PRIMARY KEY, label TEXT') + "; INSERT INTO thing VALUES (1, 'one')");
    const columns = 'id INTEGER PRIMARY KEY, name TEXT NOT NULL, weight INTEGER NOT NULL DEFAULT 5';
    const changed = [{ table: 'thing', before: 'ALTER TABLE thing RENAME COLUMN label TO name' }];
    migrated(columns, changed).close();
    const again = migrated(columns, changed);
    expect(all(again, 'SELECT * FROM thing')).toEqual([{ id: 1, name: 'one', weight: 5 }]);
    expect(version(again)).toEqual([{ user_version: 1 }]);
  });

  it('refuses to lose a column', () => {
    write(table('id INTEGER PRIMARY KEY, label TEXT'));
    expect(() => migrated('id INTEGER PRIMARY KEY', [{ table: 'thing' }])).toThrow(/would lose label/);
  });

  it('may keep a column that a later one takes out', () => {
    write(table('id INTEGER PRIMARY KEY, label TEXT'));
    const changed = [{ table: 'thing' }, { table: 'thing', before: 'ALTER TABLE thing DROP COLUMN label' }];
    expect(all(migrated('id INTEGER PRIMARY KEY', changed), 'SELECT * FROM thing')).toEqual([]);
  });

  it('leaves a table alone that the file does not have yet', () => {
    write('CREATE TABLE other (id)');
    const made = migrated('id INTEGER PRIMARY KEY, name TEXT', [
      { table: 'thing', before: 'DELETE FROM thing' },
    ]);
    expect(tablesOf(made)).toEqual(['other', 'thing']);
  });

  it('fails when it leaves rows that refer to nothing', () => {
    write('CREATE TABLE thing (id INTEGER PRIMARY KEY, other INTEGER); INSERT INTO thing VALUES (1, 9)');
    expect(() =>
      migrated('id INTEGER PRIMARY KEY, other INTEGER REFERENCES thing(id)', [{ table: 'thing' }]),
    ).toThrow(/rows of its table thing refer to rows of thing that are not there/);
  });
});

it('can rebuild every table without losing a row or a reference', async () => {
  const backend = await createBackend({ file, baseUrl: 'http://shop.test' });
  db = backend.db;
  db.pragma('foreign_keys = OFF');
  const fresh = openDatabase(':memory:');
  const before = contentOf(db);
  const virtual = /^product_text/;
  for (const table of tablesOf(db)) if (!virtual.test(table)) rebuild(db, fresh, table);
  expect(contentOf(db)).toEqual(before);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

describe('a file that cannot be used', () => {
  it('is of a newer version: refused in one line, and left alone', () => {
    openDatabase(file).close();
    write('PRAGMA user_version = 9999');
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow(
      `The database ${file} cannot be used: its version is 9999, and this Airside knows up to ${steps.length}; ` +
        'update Airside, or move the file away to start anew.',
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is no database', () => {
    writeFileSync(file, 'a letter to grandmother, which is more than a hundred bytes long '.repeat(20));
    expect(() => openDatabase(file)).toThrow(
      `The database ${file} cannot be used: it is not an SQLite database; move it away to start anew.`,
    );
  });
});

it('lets several processes open a file at once, be it new or old', async () => {
  const script = join(import.meta.dirname, 'opened.ts');
  const old = join(folder, 'old.db');
  const raw = new Sqlite(old);
  raw.exec(versionZero);
  raw.close();
  const children = [file, file, file, old, old].map((path) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, path], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    return once(child, 'exit').then(([code]) => ({ code: code as unknown, errors }));
  });
  for (const result of await Promise.all(children)) expect(result).toEqual({ code: 0, errors: '' });
  for (const path of [file, old]) {
    db = openDatabase(path);
    expect(one(db, 'SELECT count(*) > 0 AS isSeeded FROM product')).toEqual({ isSeeded: 1 });
    expect(version(db)).toEqual([{ user_version: steps.length }]);
    db.close();
  }
  db = undefined;
});
