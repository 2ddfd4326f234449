// behaviour 4.7: what a link takes along, and what is believed of a link that anybody may have written.
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  encodeParcel,
  fittingLines,
  keyOf,
  lineOf,
  mostLetters,
  newNumber,
} from '../../../src/cart/crossing/parcel';
import { readParcel } from '../../../src/cart/crossing/read-parcel';

const number = 'AAAAAAAAAAAAAAAAAAAAAA';
const gin = { sku: 'GN-002', quantity: 2 };
const whisky = { sku: 'WH-001', quantity: 1, options: ['Y29uZmlndXJhYmxlLzkzLzUy', 'b3B0aW9uLzE='] };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a bag in a link', () => {
  it('comes out as it went in', () => {
    const parcel = { number, lines: [gin, whisky, { sku: 'Käse “ß”', quantity: 3 }] };
    expect(readParcel(encodeParcel(parcel))).toEqual(parcel);
  });

  it('is letters that no address changes', () => {
    const letters = encodeParcel({ number, lines: [{ sku: '>>>???ÿÿ', quantity: 1 }] });
    expect(letters).toMatch(/^[\w-]+$/);
  });

  it('has nothing of a cart in it', () => {
    const line = lineOf({
      uid: 'secret-uid',
      sku: 'WH-001-70',
      parentSku: 'WH-001',
      name: 'Whisky',
      quantity: 1,
      urlPath: 'whisky.html',
      options: [{ label: 'Size', value: '70 cl' }],
      selectedOptions: ['dWlk'],
      price: { value: 10, currency: 'USD' },
      rowTotal: { value: 10, currency: 'USD' },
    });
    expect(line).toEqual({ sku: 'WH-001', quantity: 1, options: ['dWlk'] });
  });

  it('has at most 50 lines and 8 KB', () => {
    const many = Array.from({ length: 70 }, (_, index) => ({ sku: `GN-${index}`, quantity: 1 }));
    expect(fittingLines(many)).toEqual(many.slice(0, 50));
    const long = many.map(({ sku }) => ({
      sku: sku.padEnd(64, 'x'),
      quantity: 1,
      options: ['y'.repeat(200)],
    }));
    const fitting = fittingLines(long);
    expect(fitting.length).toBeLessThan(50);
    expect(fitting.length).toBeGreaterThan(10);
    expect(encodeParcel({ number: newNumber(), lines: fitting }).length).toBeLessThanOrEqual(mostLetters);
  });

  it('has another number each time', () => {
    expect(newNumber()).toMatch(/^[\w-]{22}$/);
    expect(newNumber()).not.toBe(newNumber());
  });

  it('is the same bag in whatever order it was filled', () => {
    expect(contentOf([gin, whisky])).toBe(
      contentOf([{ ...whisky, options: [...whisky.options].reverse() }, gin]),
    );
    expect(contentOf([gin])).not.toBe(contentOf([{ ...gin, quantity: 3 }]));
    expect(keyOf({ sku: 'gn-002', quantity: 1 })).toBe(keyOf(gin));
  });

  it('counts equal lines together', () => {
    const letters = encoded([number, ['GN-002', 1], ['gn-002', 2]]);
    expect(readParcel(letters)?.lines).toEqual([{ sku: 'GN-002', quantity: 3 }]);
  });

  it.each<[what: string, value: unknown]>([
    ['nothing', null],
    ['an object', { number, lines: [gin] }],
    ['no line', [number]],
    ['a short number', ['a', ['GN-002', 1]]],
    ['a number that is none', [7, ['GN-002', 1]]],
    ['no quantity', [number, ['GN-002']]],
    ['a quantity of nothing', [number, ['GN-002', 0]]],
    ['less than nothing', [number, ['GN-002', -1]]],
    ['a part of a piece', [number, ['GN-002', 1.5]]],
    ['too many pieces', [number, ['GN-002', 10_001]]],
    ['a quantity as text', [number, ['GN-002', '1']]],
    ['no SKU', [number, ['', 1]]],
    ['a SKU that is a letter', [number, ['x'.repeat(65), 1]]],
    ['an option that is a text', [number, ['GN-002', 1, 'Call +1 800 SCAM']]],
    ['an object as an option', [number, ['GN-002', 1, {}]]],
    ['51 lines', [number, ...Array.from({ length: 51 }, (_, index) => [`GN-${index}`, 1])]],
  ])('is none where it has %s', (_, value) => {
    expect(readParcel(encoded(value))).toBeUndefined();
  });

  it('is none where it cannot be read', () => {
    for (const letters of ['', '%', 'account', '____', encoded([number, ['x', 1]]).slice(1)])
      expect(readParcel(letters)).toBeUndefined();
    expect(readParcel(encodeParcel({ number, lines: [gin] }).padEnd(9000, 'A'))).toBeUndefined();
  });
});
