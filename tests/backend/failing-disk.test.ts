// A disk that is full, read-only or busy: who looks around goes on, and who starts a shop on a bad file is told which.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../demo-host/backend';
import { one, run } from '../../demo-host/backend/database';
import { explainedFailure, openDatabase } from '../../demo-host/backend/open-database';
import { testBackend, type TestBackend } from '../support/backend';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-disk-'));
  file = join(folder, 'airside.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('reading', () => {
  let backend: TestBackend;
  let token: string;
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(async () => {
    complaint.mockClear();
    backend = await testBackend({ secret: undefined });
    const { data } = await backend.graphql<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "diana@example.com", password: "Passw0rd!23") { token } }',
    );
    token = data?.generateCustomerToken.token ?? '';
    await backend.graphql('{ customerCart { id } customer { wishlists { id } } }', {}, { token });
    sellOut();
  });
  afterEach(() => {
    vi.useRealTimers();
    backend.close();
  });

  /** Leaves something for the index to do. */
  const sellOut = () =>
    run(backend.db, 'UPDATE stock SET quantity = 0, is_in_stock = 0 WHERE product_id < 40');
  const indexed = () =>
    one<{ count: number }>(backend.db, 'SELECT count(*) AS count FROM product_index WHERE in_stock = 0')
      ?.count ?? 0;
  const look = async () => {
    for (const query of [
      '{ products(search: "gin") { total_count items { sku price_range { minimum_price { final_price { value } } } } aggregations { label } } }',
      '{ products(filter: { category_uid: { eq: "MTI=" } }) { total_count items { name } } }',
      '{ route(url: "spirits.html") { relative_url type } }',
      '{ categoryList { name children { name product_count } } }',
      '{ storeConfig { store_code } countries { id } cmsPage(identifier: "about-us") { title } }',
      '{ customer { firstname orders { total_count } addresses { city } wishlists { id } } customerCart { id total_quantity } }',
    ]) {
      const { errors } = await backend.graphql(query, {}, { token });
      expect({ query, errors }).toEqual({ query, errors: undefined });
    }
  };

  it('goes on where nothing can be written, and the index follows once it can', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = indexed();
    backend.db.pragma('query_only = ON');
    await look();
    expect(indexed()).toBe(before);
    // Once, not with every request.
    expect(complaint.mock.calls.flat()).toEqual([
      expect.stringMatching(/^The listing index stays as it was/),
    ]);
    backend.db.pragma('query_only = OFF');
    vi.setSystemTime(Date.now() + 61_000);
    await look();
    expect(indexed()).toBeGreaterThan(before);
  });

  it('goes on on a full disk', async () => {
    // More words than what they replace leaves room for.
    run(backend.db, 'UPDATE product SET description = hex(randomblob(4000))');
    backend.db.exec('VACUUM');
    // No page more than there is.
    backend.db.pragma('max_page_count = 1');
    await look();
    expect(complaint.mock.calls.flat()).toEqual([expect.stringMatching(/is full/)]);
  });

  it('does not wait for another process that writes', async () => {
    const [{ file: own } = { file: '' }] = backend.db.pragma('database_list') as { file: string }[];
    const other = openDatabase(own);
    other.exec('BEGIN IMMEDIATE');
    await look();
    expect(complaint).not.toHaveBeenCalled();
    other.exec('ROLLBACK');
    other.close();
  });
});

describe('a file that cannot be used', () => {
  const start = () => createBackend({ file, baseUrl: 'http://shop.test', seed: false });

  it('is named when it is damaged', async () => {
    (await start()).close();
    const bytes = readFileSync(file);
    // The first page tells that it is a database; what it leads to is gone.
    bytes.fill(0xff, 200);
    writeFileSync(file, bytes);
    await expect(start()).rejects.toThrow(
      `The database ${file} cannot be used: it is damaged; put a backup in its place, or move it away to start anew.`,
    );
  });

  it('is named when it cannot be opened', async () => {
    file = folder;
    await expect(start()).rejects.toThrow(`The database ${file} cannot be used: it cannot be written`);
  });

  it.each([
    ['SQLITE_READONLY_DBMOVED', 'it cannot be written'],
    ['SQLITE_FULL', 'the disk is full; make room on it.'],
    ['SQLITE_IOERR_WRITE', 'the disk cannot be read or written.'],
    ['SQLITE_BUSY', 'another process is writing to it'],
  ])('is explained for %s', (code, reason) => {
    const error = Object.assign(new Error('attempt to write a readonly database'), { code });
    expect(String(explainedFailure(error, '/shop/a.db'))).toContain(
      `The database /shop/a.db cannot be used: ${reason}`,
    );
  });

  it('leaves other failures as they are', () => {
    const error = new TypeError('x');
    expect(explainedFailure(error, file)).toBe(error);
  });
});
