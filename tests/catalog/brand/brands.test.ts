// Which brand is meant, and in which order brands are shown.
import { expect, it } from 'vitest';
import { parseBrands } from '../../../src/catalog/brand-names/api';
import {
  brandPath,
  findBrand,
  mainBrands,
  slugOf,
  type Brand,
} from '../../../src/catalog/brand-names/brands';
import { alphabetWith, byLetter } from '../../../src/catalog/brand/by-letter';

const brand = (id: string, name: string, count = 1): Brand => ({ id, name, slug: slugOf(name), count });
const brands = [
  brand('11', 'Glen Tarrow', 6),
  brand('12', 'Érable & Fils', 2),
  brand('13', '1883', 9),
  brand('14', '朝日', 1),
];

it.each([
  ['Maison d’Été & Fils', 'maison-d-ete-fils'],
  ['  Glen   Tarrow! ', 'glen-tarrow'],
  ['1883', '1883'],
  ['朝日', '朝日'],
  ['&', ''],
])('calls %j %j in an address', (name, slug) => expect(slugOf(name)).toBe(slug));

it.each(['11', 'glen-tarrow', 'Glen Tarrow', 'GLEN TARROW'])('finds a brand by %j', (asked) =>
  expect(findBrand(brands, asked)?.id).toBe('11'),
);
it('finds a brand that is called a number, and none that is not there', () => {
  expect(findBrand(brands, '1883')?.id).toBe('13');
  expect(findBrand(brands, 'No such house')).toBeUndefined();
  expect(findBrand(brands, '&')).toBeUndefined();
});

it('writes addresses that can be read back', () => {
  expect(decodeURIComponent(brandPath(brand('14', '朝日')))).toBe('/brands/朝日');
});

it('reads brands from the facet, sorted by name; a name without a letter is called by its option', () => {
  const options = [
    { value: '2', label: 'B', count: 1 },
    { value: '1', label: '…', count: null },
    { value: '3', label: 'A', count: 4 },
    { value: '4', label: null, count: 4 },
  ];
  const data = {
    products: {
      aggregations: [
        { attribute_code: 'price', options: [] },
        { attribute_code: 'brand', options },
      ],
    },
  };
  expect(parseBrands(data as never)).toEqual([
    { id: '1', name: '…', slug: '1', count: 0 },
    { id: '3', name: 'A', slug: 'a', count: 4 },
    { id: '2', name: 'B', slug: 'b', count: 1 },
  ]);
  expect(parseBrands({ products: null })).toEqual([]);
});

it('leads to the largest brands and always shows the present one', () => {
  expect(mainBrands(brands, brands[3], 2).map(({ id }) => id)).toEqual(['13', '14']);
  expect(mainBrands(brands, brands[0], 2).map(({ id }) => id)).toEqual(['13', '11']);
});

it('groups by first letter without accents, the rest at the end', () => {
  expect(byLetter(brands).map(([letter, group]) => [letter, group.length])).toEqual([
    ['E', 1],
    ['G', 1],
    ['朝', 1],
    ['#', 1],
  ]);
});

it('has all letters from A to Z, those of another script after them, and that one alone where it has all', () => {
  const letters = alphabetWith(['G', 'Ø', 'Σ', '#']);
  expect(letters.filter((letter) => /[A-Z]/.test(letter))).toHaveLength(26);
  expect(letters.slice(-2)).toEqual(['Σ', '#']);
  expect(letters.indexOf('G')).toBe(6);
  expect(alphabetWith(['А', 'Б'])).toEqual(['А', 'Б']);
});
