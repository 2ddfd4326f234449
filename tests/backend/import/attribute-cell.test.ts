// additional_attributes as programs and people write it, and what the shop makes of it.
import { describe, expect, it } from 'vitest';
import { readAttributes, readLabels, readVariations } from '../../../demo-host/backend/import/attribute-cell';
import { attributesOf, csv, emptyShop, importText, variantsOf } from './csv';

const pairs = (text: string) =>
  Object.fromEntries(readAttributes(text).map(({ code, values }) => [code, values.join(' | ')]));

describe('one cell may hold both forms', () => {
  it.each([
    ['brand="Doc" Holm Rye,bottle_size=750 ml', { brand: '"Doc" Holm Rye', bottle_size: '750 ml' }],
    ['brand="Doc Holm",bottle_size=750 ml', { brand: 'Doc Holm', bottle_size: '750 ml' }],
    ['bottle_size=750 ml,brand="Dorado, x=y"', { bottle_size: '750 ml', brand: 'Dorado, x=y' }],
    ['brand="40% ""cask"", strong",age=12', { brand: '40% "cask", strong', age: '12' }],
    ['brand=Holm "Doc" Rye,age=12', { brand: 'Holm "Doc" Rye', age: '12' }],
    ['brand="Doc, Holm,age=12', { brand: '"Doc, Holm', age: '12' }],
    ['notes="Smoke"|"Vanilla, sweet",age=12', { notes: 'Smoke | Vanilla, sweet', age: '12' }],
    ['notes=Smoke|Vanilla, sweet,age=12', { notes: 'Smoke | Vanilla, sweet', age: '12' }],
    ['brand="",age=12', { brand: '', age: '12' }],
    [' brand = "Doc" , age=12', { brand: 'Doc', age: '12' }],
  ])('%s', (text, expected) => expect(pairs(text)).toEqual(expected));
});

describe('mark-up is never the name of an attribute', () => {
  it.each([
    [
      'notes=<p class="a">Oak, <b style="x">old</b></p>,age=12',
      { notes: '<p class="a">Oak, <b style="x">old</b></p>', age: '12' },
    ],
    [
      'notes=See <a href="/x?a=1,b=2">this</a>,age=12',
      { notes: 'See <a href="/x?a=1,b=2">this</a>', age: '12' },
    ],
    ['notes=One, <img src="a.png">,age=12', { notes: 'One, <img src="a.png">', age: '12' }],
    ['notes=Say, the rye = good, and more,age=12', { notes: 'Say, the rye = good, and more', age: '12' }],
    ['notes=<p data-x="1", class="a">,age=12', { notes: '<p data-x="1", class="a">', age: '12' }],
  ])('%s', (text, expected) => expect(pairs(text)).toEqual(expected));
});

it('reads variations and labels whose values are quoted', () => {
  const [first] = readVariations('sku=A,brand="Doc" Holm,bottle_size="750 ml"');
  expect(first).toEqual({
    sku: 'A',
    options: new Map([
      ['brand', '"Doc" Holm'],
      ['bottle_size', '750 ml'],
    ]),
  });
  expect(readLabels('bottle_size="Size, in all",brand=Who')).toEqual(
    new Map([
      ['bottle_size', 'Size, in all'],
      ['brand', 'Who'],
    ]),
  );
});

it('sells a variant whose brand holds a quoted word', async () => {
  const db = emptyShop();
  const report = await importText(
    db,
    csv([
      {
        sku: 'CFG',
        name: 'Rye',
        product_type: 'configurable',
        price: '',
        configurable_variations: 'sku=R,bottle_size=750 ml',
      },
      { sku: 'R', name: 'Rye, small', additional_attributes: 'brand="Doc" Holm Rye,bottle_size=750 ml' },
    ]),
  );
  expect(report).toMatchObject({ imported: 2, warnings: [], unknownAttributes: {} });
  expect(attributesOf(db, 'R')).toEqual({ brand: '"Doc" Holm Rye', bottle_size: '750 ml' });
  expect(variantsOf(db, 'CFG')).toEqual(['R']);
});
