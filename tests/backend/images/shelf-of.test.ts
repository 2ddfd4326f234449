// What stands on wide pictures: nothing that the shop does not sell.
import { beforeAll, expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { shelfOf } from '../../../demo-host/backend/images/shelf-of';
import { testBackend, type TestBackend } from '../../support/backend';

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend()));

const shown = (name: string) => shelfOf(backend.db, name);

it('is of the brand that the picture is named after, and of no other', () => {
  const shelf = shown('glen-tarrow-navy-mobile.png');
  expect(shelf.length).toBeGreaterThan(2);
  expect(new Set(shelf.map(({ brand }) => brand))).toEqual(new Set(['Glen Tarrow']));
});

it.each([
  ['whisky-navy.png', 'whisky'],
  ['champagne-ivory.png', 'champagne'],
  ['event-chocolate-hour.png', 'chocolate'],
  ['event-islay-whisky-night.png', 'whisky'],
  ['gift-set-ivory.png', 'gift'],
])('%s shows what is sold as %s, and no brand again before all others', (name, kind) => {
  const shelf = shown(name);
  expect(new Set(shelf.map((subject) => subject.kind))).toEqual(new Set([kind]));
  const brands = shelf.map(({ brand }) => brand);
  const again = brands.findIndex((brand, at) => brands.indexOf(brand) < at);
  if (again > 0) expect(new Set(brands.slice(0, again)).size).toBe(again);
});

it('has one of each kind where the name says nothing, and not the same ones everywhere', () => {
  const [one, other] = ['arrivals-ivory.png', 'cellar-navy.png'].map(shown);
  expect(new Set(one!.map(({ kind }) => kind)).size).toBe(one!.length);
  expect(one!.length).toBeGreaterThan(6);
  expect(one).not.toEqual(other);
});

it('shows nothing else than what is for sale', () => {
  const names = new Set(
    all<{ name: string }>(
      backend.db,
      'SELECT name FROM product WHERE status = 1 AND visibility IN (2, 4)',
    ).map(({ name }) => name),
  );
  for (const name of ['arrivals-ivory.png', 'wine-navy.png', 'sable-bay-ivory.png', 'store-navy.png'])
    expect(shown(name).filter((subject) => !names.has(subject.name))).toEqual([]);
});
