import { describe, expect, it } from 'vitest';
import { urlKey } from '../../../demo-host/backend/catalog/url-key';
import { readAttributes, readVariations } from '../../../demo-host/backend/import/attribute-cell';
import { readNumber, readSwitch, readVisibility, unprotected } from '../../../demo-host/backend/import/cells';

describe('numbers', () => {
  it.each([
    ['48.000000', 48],
    ['19.99', 19.99],
    [' -5.0000', -5],
    ['.5', 0.5],
  ])('reads %s', (text, expected) => expect(readNumber(text)).toBe(expected));
  it.each(['19,99', '1,299.00', '$24.99', 'many', ''])('refuses %s', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );
});

it('takes away the one space that protects spreadsheets', () => {
  expect(unprotected(' =SUM(A1)')).toBe('=SUM(A1)');
  expect(unprotected(' plain')).toBe(' plain');
});

it('makes addresses of letters and digits', () => {
  expect(urlKey('Café Añejo & Co. 12"')).toBe('cafe-anejo-co-12');
  expect(urlKey('تمر')).toBe('');
});

describe('additional_attributes', () => {
  it('gives a piece without = to the value before it', () => {
    expect(readAttributes('brand=Dorado, Pizzorni & Sons,Bottle_Size=750 ml,abv=a=b')).toEqual([
      { code: 'brand', values: ['Dorado, Pizzorni & Sons'] },
      { code: 'bottle_size', values: ['750 ml'] },
      { code: 'abv', values: ['a=b'] },
    ]);
  });

  it('recognises enclosed values', () => {
    expect(
      readAttributes('brand="Dorado, x=y",abv="40% ""cask"", strong",notes="Smoke"|"Vanilla, sweet"'),
    ).toEqual([
      { code: 'brand', values: ['Dorado, x=y'] },
      { code: 'abv', values: ['40% "cask", strong'] },
      { code: 'notes', values: ['Smoke', 'Vanilla, sweet'] },
    ]);
  });

  it('reads nothing where there is no =', () => expect(readAttributes('brand:Dorado')).toEqual([]));
});

it('reads variations with two axes', () => {
  const [first, second] = readVariations(
    'sku=A,country_origin=Scotland,bottle_size=750 ml|sku=B,bottle_size=1 L',
  );
  expect(first).toEqual({
    sku: 'A',
    options: new Map([
      ['country_origin', 'Scotland'],
      ['bottle_size', '750 ml'],
    ]),
  });
  expect(second?.options.get('bottle_size')).toBe('1 L');
});

it('takes no word for a switch or a visibility that every object knows', () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(readSwitch(word)).toBeUndefined();
    expect(readVisibility(word)).toBeUndefined();
  }
});
