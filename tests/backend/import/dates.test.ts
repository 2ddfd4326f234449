// Dates as other countries write them, and what becomes of a row, a product and a file that holds one nobody can read.
import { describe, expect, it } from 'vitest';
import { isDoubtful, OrderOfFile, readDate } from '../../../demo-host/backend/import/dates';
import { addsUp, type Cells, csv, emptyShop, importText, product, skus } from './csv';

describe('a date', () => {
  it.each([
    ['1/5/26', '2026-01-05T00:00:00.000Z'],
    ['12/31/2030', '2030-12-31T00:00:00.000Z'],
    ['2030-12-31', '2030-12-31T00:00:00.000Z'],
    ['2026-01-05 13:30:00', '2026-01-05T13:30:00.000Z'],
    ['2026-01-05T13:30:00Z', '2026-01-05T13:30:00.000Z'],
    ['11/21/26, 5:50\u202fAM', '2026-11-21T05:50:00.000Z'],
    ['11/21/26, 12:05\u202fPM', '2026-11-21T12:05:00.000Z'],
    ['5 January 2026', '2026-01-05T00:00:00.000Z'],
    ['01.11.26, 00:00', '2026-11-01T00:00:00.000Z'],
    ['1. 11. 2026', '2026-11-01T00:00:00.000Z'],
    ['1.11.2026 0.00', '2026-11-01T00:00:00.000Z'],
    ['25/11/2026', '2026-11-25T00:00:00.000Z'],
    ['25-11-2026 14:05', '2026-11-25T14:05:00.000Z'],
    ['2026/11/25', '2026-11-25T00:00:00.000Z'],
    ['2026. 11. 25.', '2026-11-25T00:00:00.000Z'],
    ['25/11/26, 9:30 p.m.', '2026-11-25T21:30:00.000Z'],
    ['5.11.26 г., 0:00', '2026-11-05T00:00:00.000Z'],
  ])('is read: %s', (text, expected) => expect(readDate(text)).toBe(expected));

  it.each(['31/31/2026', '2026-02-30', '31.02.2026', 'soon', '', '5', '25/11/2026 at noon', '1/2.2026'])(
    'is refused: %s',
    (text) => {
      expect(readDate(text)).toBeUndefined();
      expect(readDate(text, 'day-first')).toBeUndefined();
    },
  );

  it('that does not tell is read in the order that is given', () => {
    expect(readDate('03/11/2026', 'day-first')).toBe('2026-11-03T00:00:00.000Z');
    expect(readDate('03/11/2026', 'month-first')).toBe('2026-03-11T00:00:00.000Z');
    expect(['03/11/2026', '3-11-26', '03/03/2026', '03.11.2026', '25/11/2026'].map(isDoubtful)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

it('decides on the order by what tells, else by what was said, never by dots or nonsense', () => {
  const orderOf = (texts: string[], told?: 'day-first') => {
    const order = new OrderOfFile(told);
    for (const text of texts) order.note(text);
    return order.order;
  };
  expect(orderOf(['03/11/2026', '25/11/2026'])).toBe('day-first');
  expect(orderOf(['11/21/26, 5:50\u202fAM'], 'day-first')).toBe('month-first');
  expect(orderOf(['03/11/2026', '25.11.2026', '25/31/2026', '2026-11-25'])).toBeUndefined();
  expect(orderOf(['03/11/2026'], 'day-first')).toBe('day-first');
  expect(orderOf(['25/11/2026', '11/25/2026'])).toBeUndefined();
});

const sale = (from: string, to: string) => ({
  special_price: '15',
  special_price_from_date: from,
  special_price_to_date: to,
});

describe('a file', () => {
  it('is read as its one clear date says, also where that comes last', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([
        { sku: 'A', ...sale('03/11/2026', '04/11/2026') },
        { sku: 'B', name: 'B', new_from_date: '25/11/2026' },
      ]),
    );
    expect(report.warnings).toEqual([]);
    expect(product(db, 'A')).toMatchObject({
      special_from: '2026-11-03T00:00:00.000Z',
      special_to: '2026-11-04T00:00:00.000Z',
    });
  });

  it('that does not tell is read as it is said, or by the month first and named', async () => {
    const db = emptyShop();
    const text = csv([{ sku: 'A', ...sale('', '03/11/2026') }]);
    expect((await importText(db, text, { dates: 'day-first' })).warnings).toEqual([]);
    expect(product(db, 'A')?.special_to).toBe('2026-11-03T00:00:00.000Z');
    const { warnings } = await importText(db, text);
    expect(product(db, 'A')?.special_to).toBe('2026-03-11T00:00:00.000Z');
    expect(warnings).toEqual([
      { record: 2, sku: 'A', reason: expect.stringContaining('special_price_to_date "03/11/2026"') },
    ]);
    expect(warnings[0]?.reason).toContain('read as 2026-03-11');
    expect(warnings[0]?.reason).toContain('--dates day-first');
  });

  it('loses a date that cannot be read, and with the end of a sale the sale', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([
        { sku: 'A', ...sale('2026-01-01', 'soon') },
        { sku: 'B', name: 'B', new_to_date: '31/31/2026', created_at: 'once' },
      ]),
    );
    expect(report).toMatchObject({ imported: 2, skipped: [] });
    expect(product(db, 'A')).toMatchObject({
      price_cents: 2000,
      special_price_cents: null,
      special_from: null,
      special_to: null,
    });
    expect(report.warnings.map(({ record, reason }) => `${record} ${reason}`)).toEqual([
      expect.stringMatching(/^2 special_price_to_date "soon" .* special price .* wanted is 2026-11-25/),
      expect.stringMatching(/^3 new_to_date "31\/31\/2026" .* wanted is/),
      expect.stringMatching(/^3 created_at "once"/),
    ]);
  });

  it('leaves the sale that the shop has where the new one cannot be read', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'A', ...sale('2026-01-01', '2027-01-01') }]));
    for (const append of [true, false]) {
      await importText(db, csv([{ sku: 'A', ...sale('', 'soon'), special_price: '12' }]), { append });
      expect(product(db, 'A')).toMatchObject({
        special_price_cents: 1500,
        special_to: '2027-01-01T00:00:00.000Z',
      });
    }
  });
});

describe('a row that is refused', () => {
  const old: Cells[] = [
    { sku: 'A', url_key: 'a', categories: 'Default Category/Wine' },
    { sku: 'B', name: 'B', url_key: 'b' },
    { sku: 'C', name: 'C', url_key: 'c' },
  ];

  it.each([
    ['for its price', csv([{ sku: 'A', price: 'dear' }, { sku: 'B' }])],
    ['for the spaces around its sku', csv([{ sku: ' A' }, { sku: 'B' }])],
    ['for its quotes', csv([{ sku: 'A', name: 'x y' }, { sku: 'B' }]).replace('"x y"', '"x y')],
    ['for its length', csv([{ sku: 'A' }, { sku: 'B' }]).replace(/^A,.*$/m, 'A,x')],
    [
      'for its variations',
      csv([
        {
          sku: 'A',
          product_type: 'configurable',
          configurable_variations: 'sku=B,bottle_size=none of these',
        },
        { sku: 'B' },
      ]),
    ],
    [
      'for its address',
      csv([
        { sku: 'B', url_key: 'x' },
        { sku: 'A', url_key: 'x' },
      ]),
    ],
    ['for its view', csv([{ sku: 'B' }, { sku: 'A', store_view_code: 'de' }])],
  ])('%s removes nothing', async (_, text) => {
    const db = emptyShop();
    await importText(db, csv(old));
    const before = product(db, 'A');
    const report = await importText(db, text);
    expect(report).toMatchObject({ removed: 1, kept: 1 });
    expect(report.skipped.length).toBeGreaterThan(0);
    expect(addsUp(report)).toBe(true);
    expect(skus(db)).toEqual(['A', 'B']);
    expect(product(db, 'A')).toEqual(before);
  });

  it('keeps its product in its category, and out of the way of who has its address now', async () => {
    const db = emptyShop();
    await importText(db, csv(old));
    const report = await importText(
      db,
      csv([
        { sku: 'A', price: 'dear' },
        { sku: 'B', url_key: 'a' },
      ]),
    );
    expect(report).toMatchObject({ removed: 1, kept: 1 });
    expect(product(db, 'B')?.url_key).toBe('a');
    expect(product(db, 'A')?.url_key).toBe('a-1');
    expect(report.categories.removed).toBe(0);
  });

  it('of which nobody can tell whose it is removes nothing at all', async () => {
    const db = emptyShop();
    await importText(db, csv(old));
    const text = 'name,sku,product_type,price\n"Gin,A,simple,1\nBeer,B,simple,2\n';
    const report = await importText(db, text);
    expect(report).toMatchObject({ removed: 0, kept: 2 });
    expect(report.warnings).toContainEqual({
      record: 2,
      reason: expect.stringContaining('no product was removed'),
    });
    expect(skus(db)).toEqual(['A', 'B', 'C']);
  });
});
