// Buckets and choices → facets, chips and what choosing does to the filters.
import { describe, expect, it } from 'vitest';
import { chipsFrom } from '../../../src/catalog/filters/chips';
import { setRange, toggleMatch, toggleValue, without } from '../../../src/catalog/filters/choices';
import { facetsFrom, rangeLabel, type FacetSurroundings } from '../../../src/catalog/listing/facet';
import { facetVariables, parseFacets, parseKinds } from '../../../src/catalog/listing/facets-api';
import { fits } from '../../../src/catalog/listing/filter-kinds';
import { listingQuery } from '../../../src/catalog/listing/listing-query';
import { readListing, type Filter } from '../../../src/catalog/listing/listing-url';
import { createText } from '../../../src/words/text';
import { answered } from '../../recordings/recordings';

const text = createText('en_US');
const scope = { filter: { category_uid: { eq: 'MTI=' } } };
const group = (
  attribute_code: string,
  label: string | null,
  position: number | null,
  ...options: [value: string, label: string | null, count: number][]
) => ({
  attribute_code,
  label,
  position,
  options: options.map(([value, name, count]) => ({ value, label: name, count })),
});
const counts = (total_count: number, ...aggregations: ReturnType<typeof group>[]) =>
  ({ total_count, aggregations }) as never;

const priced = { items: [{ price_range: { minimum_price: { final_price: { currency: 'EUR' } } } }] };
const whole: never = Object.assign(
  counts(
    20,
    group('price', 'Price', null, ['0_100', '0-100', 18], ['200_300', '200-300', 2]),
    group('category_uid', 'Category', null, ['NA==', 'Store', 20], ['b', 'Gin', 6], ['a', 'Whisky', 9]),
    group('size', 'Size', 2, ['1', '50 cl', 5], ['2', '70 cl', 15]),
    group('brand', 'Brand', 1, ['4', 'Glen Orrin', 4], ['5', 'Kestrel', 2]),
    group('is_new', 'New', 4, ['0', '0', 15], ['1', '1', 5]),
    group('origin', 'Origin', 3, ['9', 'Scotland', 20]),
    group('strength', null, 5, ['37.5_40', '37.5-40', 12], ['40_*', '40 and more', 8]),
  ),
  priced,
) as never;

function facets(filters: Filter[] = [], more: object = {}, surroundings: Partial<FacetSurroundings> = {}) {
  const answer = parseFacets({ whole, ...more } as never, filters);
  const around = {
    filters,
    kinds: undefined,
    categories: ['a', 'b', 'c'],
    text,
    ...surroundings,
  };
  return { facets: facetsFrom(answer, around), chips: chipsFrom(answer, around) };
}

describe('facets', () => {
  it('stand in the merchant’s order after categories, without what narrows nothing down', () => {
    expect(facets().facets.map(({ code }) => code)).toEqual([
      'category_uid',
      'price',
      'brand',
      'size',
      'is_new',
      'strength',
    ]);
  });

  it('offer the categories of this one, in their order', () => {
    expect(facets().facets[0]?.options.map(({ label }) => label)).toEqual(['Whisky', 'Gin']);
    const [first] = facets([], {}, { categories: undefined }).facets;
    expect(first?.options.map(({ label }) => label)).toEqual(['Store', 'Gin', 'Whisky']);
  });

  it('offer no categories where each of them holds all that there is', () => {
    const [first] = facets([], {}, { categories: ['NA=='] }).facets;
    expect(first?.code).toBe('price');
  });

  it('call yes by what it is of, ranges by their ends, prices in the shown currency', () => {
    const labels = Object.fromEntries(
      facets().facets.map(({ code, options }) => [code, options.map(({ label }) => label)]),
    );
    expect(labels.is_new).toEqual(['New']);
    expect(labels.price).toEqual(['€0 – €99.99', '€200 – €299.99']);
    expect(labels.strength).toEqual(['37.5 – 40', 'From 40']);
  });

  it('count what choosing adds: of a chosen attribute without its own choice, and without what is there', () => {
    const filters: Filter[] = [{ code: 'brand', values: ['4'] }];
    const now = counts(
      4,
      group('size', 'Size', 2, ['2', '70 cl', 3]),
      group('brand', 'Brand', 1, ['4', '', 4], ['5', '', 1]),
    );
    const found = facets(filters, { now }).facets;
    const countsOf = (code: string) =>
      found.find((facet) => facet.code === code)?.options.map(({ count, adds = false }) => [count, adds]);
    expect(countsOf('brand')).toEqual([
      [4, false],
      [1, true],
    ]);
    expect(countsOf('size')).toEqual([
      [0, false],
      [3, false],
    ]);
  });

  it('promise nothing of further values where the backend counts them without what is chosen', () => {
    const brands = group('brand', 'Brand', 1, ['4', '', 4], ['5', '', 2]);
    const found = facets([{ code: 'brand', values: ['4'] }], { now: counts(4, brands) }).facets;
    const counted = found.find(({ code }) => code === 'brand')?.options.map(({ count }) => count);
    expect(counted).toEqual([4, undefined]);
  });

  it('take the price steps of the answer that counts them, which end before the next', () => {
    const filters: Filter[] = [{ code: 'brand', values: ['4'] }];
    const now = counts(4, group('price', 'Price', null, ['0_10', '0-10', 1], ['10_20', '10-20', 3]));
    const stepsOf = (chosen: Filter[]) =>
      facets(chosen, { now, a: now })
        .facets.find(({ code }) => code === 'price')
        ?.options.map(({ ends, count, isChosen }) => [ends, count, isChosen]);
    expect(stepsOf(filters)).toEqual([
      [{ from: 0, to: 9.99 }, 1, false],
      [{ from: 10, to: 19.99 }, 3, false],
    ]);
    const price: Filter = { code: 'price', from: 200, to: 299.99 };
    expect(stepsOf([price])).toEqual([
      [{ from: 0, to: 99.99 }, 18, false],
      [{ from: 200, to: 299.99 }, 2, true],
    ]);
  });

  it.each([
    ['USD', 9.99, 19.99],
    ['JPY', 9, 19],
    ['KWD', 9.999, 19.999],
  ])('have no price in two steps, also where nothing is counted: %s', (currency, below, next) => {
    const steps = group('price', 'Price', null, ['0_10', '0-10', 1], ['10_20', '10-20', 3]);
    const items = [{ price_range: { minimum_price: { final_price: { currency } } } }];
    const inIt = { ...(counts(4, steps) as object), items };
    // Of a fifth choice nothing is asked apart.
    const others = ['a', 'b', 'c', 'd'].map((code): Filter => ({ code, values: ['1'] }));
    const filters = [...others, { code: 'price', from: 0, to: below }];
    const [price] = facets(filters, { whole: inIt }).facets;
    expect(price?.options.map(({ ends, count, isChosen }) => [ends?.to, count, isChosen])).toEqual([
      [below, undefined, true],
      [next, undefined, false],
    ]);
  });

  it.each(['USD', 'EUR', 'GBP', 'JPY', 'KWD'])(
    'are chosen alone by the address that is shared of one: a step of prices in %s',
    (currency) => {
      const steps = group(
        'price',
        'Price',
        null,
        ['0_10', '0-10', 1],
        ['10_20', '10-20', 3],
        ['20_*', '', 2],
      );
      const items = [{ price_range: { minimum_price: { final_price: { currency } } } }];
      const inIt = { ...(counts(6, steps) as object), items };
      const priceOf = (filters: Filter[]) =>
        facets(filters, { whole: inIt, now: inIt, a: inIt }).facets.find(({ code }) => code === 'price')!;
      for (const { ends, count } of priceOf([]).options) {
        const query = listingQuery(new URL('https://shop.example/gin.html'), {
          filters: [{ code: 'price', ...ends, currency }],
        });
        const { filters } = readListing(new URL(`https://shop.example/gin.html${query}`));
        const chosen = priceOf([...filters]).options.filter(({ isChosen }) => isChosen);
        expect([query, chosen.map((step) => [step.ends, step.count])]).toEqual([query, [[ends, count]]]);
      }
    },
  );

  it('promise nothing of ranges whose ends nobody knows, nor of texts', () => {
    const found = facets([], {}, { kinds: { strength: 'range', brand: 'match' } }).facets;
    expect(found.flatMap(({ options }) => options.map(({ count }) => count))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('keep the numbers of their own answer while another one is awaited', () => {
    const answer = parseFacets({ whole } as never, []);
    const around = {
      filters: [{ code: 'brand', values: ['4'] }],
      kinds: undefined,
      categories: undefined,
      text,
    };
    const brand = facetsFrom(answer, around).find(({ code }) => code === 'brand');
    expect(brand?.options.map(({ count, isChosen }) => [count, isChosen])).toEqual([
      [4, true],
      [2, false],
    ]);
  });

  it('ask for each of several choices without it, and promise nothing of a fifth', () => {
    const filters: Filter[] = ['a', 'b', 'c', 'd', 'e'].map((code) => ({ code, values: ['1'] }));
    const variables = facetVariables(scope, filters);
    expect(variables).toMatchObject({ hasChosen: true, hasA: true, hasD: true });
    expect(Object.keys(variables.b ?? {})).toEqual(['category_uid', 'a', 'c', 'd', 'e']);
    expect([...parseFacets({ whole } as never, filters).without.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect(facetVariables(scope, filters.slice(0, 1))).toMatchObject({ hasChosen: true, hasA: false });
    expect(facetVariables({ ...scope, search: 'gin' }, [])).toMatchObject({
      search: 'gin',
      hasChosen: false,
    });
  });

  it('follow the kinds that the backend names, and its shapes where it names none', () => {
    const kindsOf = (kinds: FacetSurroundings['kinds']) =>
      Object.fromEntries(facets([], {}, { kinds }).facets.map(({ code, kind }) => [code, kind]));
    expect(kindsOf(undefined)).toMatchObject({ price: 'range', strength: 'range', brand: 'equal' });
    expect(kindsOf({ price: 'range', brand: 'match' })).toEqual({ price: 'range', brand: 'match' });
  });

  it('read categories of old servers by id', () => {
    const old = counts(2, group('category_id', 'Category', null, ['12', 'Spirits', 1], ['3', 'Home', 2]));
    expect(parseFacets({ whole: old } as never, []).whole.groups[0]).toMatchObject({
      code: 'category_uid',
      buckets: [{ value: 'MTI=' }, { value: 'Mw==' }],
    });
  });
});

describe('chips', () => {
  it('name what is chosen and say what is left without it', () => {
    const filters: Filter[] = [
      { code: 'brand', values: ['4', '5'] },
      { code: 'price', to: 50 },
    ];
    expect(facets(filters).chips.map(({ label, value, rest }) => [label, value, rest.length])).toEqual([
      ['Brand', 'Glen Orrin', 2],
      ['Brand', 'Kestrel', 2],
      ['Price', 'Up to €50', 1],
    ]);
  });

  it('never show a word of the URL', () => {
    const filters: Filter[] = [
      { code: 'brand', values: ['free money'] },
      { code: 'nonsense', match: 'call us' },
    ];
    expect(facets(filters).chips.map(({ label, value }) => [label, value])).toEqual([
      ['Brand', 'no longer offered'],
      ['Another filter', 'no longer offered'],
    ]);
  });
});

it.each([
  [{ from: 20, to: 50 }, 'USD', '$20 – $50'],
  [{ from: 19.99 }, 'USD', 'From $19.99'],
  [{ to: 1200.5 }, 'GBP', 'Up to £1,200.50'],
  [{ from: 0, to: 10 }, 'CHF', 'CHF\u00a00 – CHF\u00a010'],
])('%o in %s is %s', (range, currency, label) => {
  expect(rangeLabel(range, 'price', currency, text)).toBe(label);
});

describe('choosing', () => {
  const brand: Filter = { code: 'brand', values: ['4'] };
  const price: Filter = { code: 'price', from: 20, to: 50 };
  it.each([
    [
      'adds a value',
      toggleValue([brand, price], 'brand', '5'),
      [price, { code: 'brand', values: ['4', '5'] }],
    ],
    ['takes the last value', toggleValue([brand, price], 'brand', '4'), [price]],
    ['begins an attribute', toggleValue([], 'brand', '4'), [brand]],
    ['replaces a text', toggleMatch([{ code: 'x', match: 'a' }], 'x', 'b'), [{ code: 'x', match: 'b' }]],
    ['takes a text', toggleMatch([{ code: 'x', match: 'a' }], 'x', 'a'), []],
    ['turns a range round', setRange([brand], 'price', { from: 50, to: 20 }), [brand, price]],
    ['leaves an end open', setRange([price], 'price', { to: 9 }), [{ code: 'price', to: 9 }]],
    ['takes a range', setRange([brand, price], 'price', {}), [brand]],
    ['leaves out', without([brand, price], 'brand'), [price]],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected);
  });
});

it('believes every filter until the backend has told', () => {
  const filter: Filter = { code: 'constructor', values: ['1'] };
  expect(
    [undefined, null, {}, { constructor: 'equal' as const }].map((kinds) => fits(filter, kinds as never)),
  ).toEqual([true, true, false, true]);
  expect(fits({ code: 'brand', from: 1 }, { brand: 'equal' })).toBe(false);
});

describe('recorded answers', () => {
  it('are read', () => {
    const { products } = answered<{ products: never }>('catalog/category-filters-aggregations');
    const answer = parseFacets({ whole: products } as never, []);
    const found = facetsFrom(answer, {
      filters: [],
      kinds: parseKinds(answered('schema/product-attribute-filter-input')),
      categories: ['MTY=', 'MTc='],
      text,
    });
    expect(found.map(({ code, kind, options }) => `${code} ${kind} ${options.length}`)).toEqual([
      'category_uid equal 2',
      'price range 2',
      'brand equal 8',
      'bottle_size equal 3',
      'country_origin equal 6',
      'is_new equal 1',
      'best_seller equal 1',
    ]);
  });
});
