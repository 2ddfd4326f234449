// Where things were leads to where they are, in one step, and nobody's address is another's.
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../demo-host/backend/create-context';
import { all, run, type Database } from '../../../demo-host/backend/database';
import { findTarget } from '../../../demo-host/backend/routing/route';
import { freshSeed, randomOf } from '../fuzz/random';
import { csv, emptyShop, importText, now, product, type Cells } from './csv';

let db: Database;
beforeEach(() => (db = emptyShop()));

const options = { file: ':memory:', baseUrl: '', now: () => now };

/** What an address says in one answer: whose it is, where that is now, and by which redirect. */
async function at(address: string) {
  const target = findTarget(`${address}.html`, await createContext({ db, options }));
  if (!target) return undefined;
  const { redirectCode: code, relativeUrl: url } = target;
  if (target.type === 'CMS_PAGE') throw new Error('no page has a suffix');
  return { of: target.type === 'PRODUCT' ? target.product.sku : target.category.name, url, code };
}

const write = (rows: readonly Cells[], append = true) => importText(db, csv(rows), { append });

describe('an address that changes', () => {
  it('leads on, and so do those before it, in one step', async () => {
    for (const key of ['one', 'two', 'three']) await write([{ sku: 'A', url_key: key }]);
    for (const key of ['one', 'two'])
      expect(await at(key)).toEqual({ of: 'A', url: 'three.html', code: 301 });
    expect(await at('three')).toEqual({ of: 'A', url: 'three.html', code: 0 });
  });

  it('goes back and is no redirect any more', async () => {
    for (const key of ['one', 'two', 'one']) await write([{ sku: 'A', url_key: key }]);
    expect(await at('one')).toMatchObject({ url: 'one.html', code: 0 });
    expect(await at('two')).toMatchObject({ url: 'one.html', code: 301 });
  });

  it('belongs to whoever moves there', async () => {
    await write([{ sku: 'A', url_key: 'one' }]);
    await write([{ sku: 'A', url_key: 'two' }]);
    await write([{ sku: 'B', name: 'Other', url_key: 'one' }]);
    expect(await at('one')).toMatchObject({ of: 'B', code: 0 });
    await write([{ sku: 'B', name: 'Other', url_key: 'four' }]);
    expect(await at('one')).toMatchObject({ of: 'B', url: 'four.html', code: 301 });
  });

  it('is swapped with another', async () => {
    for (const [one, two] of [
      ['one', 'two'],
      ['two', 'one'],
    ])
      await write(
        [
          { sku: 'A', url_key: one! },
          { sku: 'B', url_key: two! },
        ],
        false,
      );
    expect(await at('one')).toMatchObject({ of: 'B', code: 0 });
    expect(await at('two')).toMatchObject({ of: 'A', code: 0 });
  });

  it('leads nowhere once its product is gone', async () => {
    for (const key of ['one', 'two']) await write([{ sku: 'A', url_key: key }]);
    await write([{ sku: 'B', name: 'Other' }], false);
    expect(await at('one')).toBeUndefined();
    expect(await at('two')).toBeUndefined();
  });

  it('is not hidden by an old redirect', async () => {
    const insert = 'INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES (?, ?, 301)';
    await write([{ sku: 'A', url_key: 'one' }]);
    run(db, insert, 'two.html', 'elsewhere.html');
    await write([{ sku: 'A', url_key: 'two' }]);
    expect(await at('two')).toMatchObject({ of: 'A', code: 0 });
  });
});

describe('a category’s address', () => {
  beforeEach(() => write([{ sku: 'A', url_key: 'one', categories: 'Default Category/Wine' }]));

  it('is no product’s: the report says where that is', async () => {
    const report = await write([{ sku: 'B', name: 'Cellar book', url_key: 'wine', categories: '' }]);
    expect(await at('wine')).toMatchObject({ of: 'Wine' });
    expect(await at('cellar-book')).toMatchObject({ of: 'B', code: 0 });
    expect(report.warnings.map(({ reason }) => reason)).toEqual([
      "'wine' is the address of the category 'Wine'; the product is at 'cellar-book'",
    ]);
  });

  it('is not made of a name either', async () => {
    await write([{ sku: 'B', name: 'Wine', categories: '' }]);
    expect(await at('wine-b')).toMatchObject({ of: 'B' });
  });

  it('gives way to a product that is there', async () => {
    await write([{ sku: 'C', name: 'Beer', categories: 'Default Category/Beer' }]);
    expect(await at('beer')).toMatchObject({ of: 'C' });
    expect(await at('beer-2')).toMatchObject({ of: 'Beer' });
  });

  it('leads to what is nearest when it is gone, until it comes back', async () => {
    const shelves = (...paths: string[]) =>
      write([{ sku: 'A', categories: paths.map((path) => `Default Category/${path}`).join(',') }], false);
    await shelves('Shop/Spirits/Gin', 'Shop/Spirits/Rum', 'Beer');
    await shelves('Shop/Spirits', 'Gin');
    expect(await at('shop/spirits/gin')).toMatchObject({ url: 'gin.html', code: 302 });
    expect(await at('shop/spirits/rum')).toMatchObject({ url: 'shop/spirits.html', code: 302 });
    expect(await at('beer')).toMatchObject({ url: 'shop.html', code: 302 });
    await shelves('Shop/Spirits', 'Gin', 'Beer');
    expect(await at('beer')).toMatchObject({ of: 'Beer', code: 0 });
  });

  it('leads on when it is gone, however often what is left goes too', async () => {
    for (const name of ['Beer', 'Rum', 'Gin'])
      await write([{ sku: 'A', url_key: 'one', categories: `Default Category/${name}` }], false);
    for (const gone of ['wine', 'beer', 'rum'])
      expect(await at(gone)).toEqual({ of: 'Gin', url: 'gin.html', code: 302 });
  });
});

it('holds whatever comes after whatever', async () => {
  const random = randomOf(freshSeed());
  const keys = ['one', 'two', 'three', 'four', 'wine', 'gin'];
  const skus = ['A', 'B', 'C', 'D'];
  /** Who was at an address last. */
  const owners = new Map<string, string>();
  for (let round = 0; round < 40; round += 1) {
    const free = [...keys];
    const rows = skus
      .filter(() => random.chance(0.7))
      .map((sku) => ({
        sku,
        name: sku,
        url_key: free.splice(random.below(free.length), 1)[0]!,
        categories: `Default Category/${random.pick(['Wine', 'Gin', 'Rum'])}`,
      }));
    if (rows.length === 0) continue;
    await write(rows, random.chance(0.7));
    const present = all<{ sku: string; key: string }>(db, 'SELECT sku, url_key AS key FROM product');
    for (const { sku, key } of present) {
      expect(await at(key), `round ${round}`).toEqual({ of: sku, url: `${key}.html`, code: 0 });
      owners.set(key, sku);
    }
    for (const { key, name } of all<{ key: string; name: string }>(
      db,
      'SELECT url_path AS key, name FROM category WHERE level >= 2',
    )) {
      expect(await at(key), `round ${round}`).toEqual({ of: name, url: `${key}.html`, code: 0 });
      owners.delete(key);
    }
    for (const [key, sku] of owners) {
      const own = product(db, sku);
      if (!own) owners.delete(key);
      else expect(await at(key)).toMatchObject({ of: sku, url: `${own.url_key}.html` });
    }
  }
});
