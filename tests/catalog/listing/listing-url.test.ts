// The URL of a listing ↔ its state.
import { describe, expect, it } from 'vitest';
import { slug } from '../../../src/catalog/listing/value-names';
import { listingQuery, mayNameAlone } from '../../../src/catalog/listing/listing-query';
import { readListing, readSort, writeSort } from '../../../src/catalog/listing/listing-url';
import {
  productFilter,
  urlKeyFrom,
  variantInUrl,
  variantQuery,
} from '../../../src/catalog/product-page/product-url';

const at = (query: string) => new URL(`https://shop.example/spirits.html${query}`);

describe('reading', () => {
  it.each([
    ['', { page: 1 }],
    ['?page=2', { page: 2 }],
    ['?page=0', { page: 1 }],
    ['?page=-3', { page: 1 }],
    ['?page=2.5', { page: 1 }],
    ['?page=1e3', { page: 1 }],
    ['?page=%20', { page: 1 }],
    ['?page=99999999', { page: 1 }],
    ['?page=2&page=3', { page: 2 }],
    ['?pages=3', { page: 1, through: 3 }],
    ['?pages=26', { page: 1 }],
    ['?page_limit=24', { page: 1, pageSize: 24 }],
    ['?page_limit=100', { page: 1, pageSize: 100 }],
    ['?page_limit=101', { page: 1 }],
    ['?page_limit=all', { page: 1 }],
    ['?sort=price_desc', { page: 1, sort: { by: 'price', direction: 'DESC' } }],
    ['?sort=brand_name_asc', { page: 1, sort: { by: 'brand_name', direction: 'ASC' } }],
    ['?sort=price', { page: 1 }],
    ['?sort=__proto___asc', { page: 1 }],
    ['?sort=price%7D_asc', { page: 1 }],
    ['?filter.brand=5,4,4', { page: 1, filters: [{ code: 'brand', values: ['4', '5'] }] }],
    ['?filter.category_uid=MTI%3D', { page: 1, filters: [{ code: 'category_uid', values: ['MTI='] }] }],
    ['?filter.price=20_50', { page: 1, filters: [{ code: 'price', from: 20, to: 50 }] }],
    ['?filter.price=50_20', { page: 1, filters: [{ code: 'price', from: 20, to: 50 }] }],
    ['?filter.price=*_19.99', { page: 1, filters: [{ code: 'price', to: 19.99 }] }],
    ['?filter.price=0_*', { page: 1, filters: [{ code: 'price', from: 0 }] }],
    ['?filter.price=*_*', { page: 1 }],
    ['?filter.price=cheap', { page: 1 }],
    ['?filter.price=1e9_2', { page: 1 }],
    ['?filter.price=-5_2', { page: 1 }],
    ['?filter.grape=*Pinot noir*', { page: 1, filters: [{ code: 'grape', match: 'Pinot noir' }] }],
    ['?filter.grape=**', { page: 1, filters: [{ code: 'grape', values: ['**'] }] }],
    ['?filter.brand=', { page: 1 }],
    ['?filter.brand=,,', { page: 1 }],
    ['?filter.=4', { page: 1 }],
    ['?filter.__proto__=4', { page: 1 }],
    ['?filter.brand[eq]=4', { page: 1 }],
    ['?brand=4&filter=5', { page: 1 }],
    ['?filter.brand=4&filter.brand=5', { page: 1, filters: [{ code: 'brand', values: ['4'] }] }],
    [
      '?filter.size=1&page=2&filter.brand=4',
      {
        page: 2,
        filters: [
          { code: 'brand', values: ['4'] },
          { code: 'size', values: ['1'] },
        ],
      },
    ],
    [`?filter.brand=${'x'.repeat(81)}`, { page: 1 }],
    ['?brand=jim-beam~15,~4', { page: 1, filters: [{ code: 'brand', values: ['15', '4'] }] }],
    ['?brand=jim-beam', { page: 1 }],
    ['?filter.brand=jim-beam~15', { page: 1, filters: [{ code: 'brand', values: ['15'] }] }],
    ['?category=gin~MjU', { page: 1, filters: [{ code: 'category_uid', values: ['MjU='] }] }],
    ['?query=a~1&variant=b~2&sort=c~3', { page: 1 }],
    ['?price=USD:50-20', { page: 1, filters: [{ code: 'price', from: 20, to: 50, currency: 'USD' }] }],
    ['?price=EUR:-19.99', { page: 1, filters: [{ code: 'price', to: 19.99, currency: 'EUR' }] }],
    ['?price=EUR:20-', { page: 1, filters: [{ code: 'price', from: 20, currency: 'EUR' }] }],
    ['?price=EUR:-', { page: 1 }],
    ['?price=eur:1-2', { page: 1 }],
    ['?price=cheap~1', { page: 1 }],
    ['?weight=USD:1-2', { page: 1 }],
    [
      '?utm_source=mail&page=4&page_limit=12&sort=name_asc',
      { page: 4, pageSize: 12, sort: { by: 'name', direction: 'ASC' } },
    ],
  ])('%s', (query, state) => {
    expect(readListing(at(query))).toEqual({ filters: [], ...state });
  });
});

describe('writing', () => {
  it.each([
    ['', { page: 2 }, '?page=2'],
    ['?page=3', { page: 1 }, ''],
    ['?page=3&sort=name_asc', { page: 4 }, '?sort=name_asc&page=4'],
    ['?page=3', { sort: { by: 'price', direction: 'DESC' } }, '?sort=price_desc'],
    ['?page=3&sort=name_asc', { sort: undefined }, ''],
    ['?page=3&sort=name_asc', { pageSize: 24 }, '?sort=name_asc&page_limit=24'],
    ['?page_limit=24&page=2', { pageSize: undefined }, ''],
    ['?utm_source=mail&page=2', { page: 3 }, '?utm_source=mail&page=3'],
    ['?page=x', { page: 2 }, '?page=2'],
    ['?page=3', { filters: [{ code: 'brand', values: ['5', '4'] }] }, '?filter.brand=4,5'],
    [
      '?filter.brand=4&page=3&sort=name_asc',
      {
        filters: [
          { code: 'price', to: 50 },
          { code: 'brand', values: ['4'] },
        ],
      },
      '?filter.brand=4&filter.price=*_50&sort=name_asc',
    ],
    ['?filter.brand=4&page=3&page_limit=24', { filters: [] }, '?page_limit=24'],
    ['?filter.price=50_20&filter.x=&sort=name_asc', { page: 2 }, '?filter.price=20_50&sort=name_asc&page=2'],
    ['?ref=a,b&page=3', { filters: [{ code: 'grape', match: 'a_b' }] }, '?ref=a,b&filter.grape=*a_b*'],
  ] as const)('%s with %o is %s', (query, change, expected) => {
    expect(listingQuery(at(query), change)).toBe(expected);
  });

  it('gives back what it reads, in one spelling', () => {
    const state = {
      page: 3,
      pageSize: 24,
      sort: { by: 'brand_name', direction: 'DESC' } as const,
      filters: [
        { code: 'brand', values: ['4', '5'] },
        { code: 'grape', match: 'Pinot, noir' },
        { code: 'price', from: 20, to: 49.5 },
      ],
    };
    const query = listingQuery(at('?page=9&x=1'), state);
    expect(readListing(at(query))).toEqual(state);
    expect(listingQuery(at(query), { page: 3 })).toBe(query);
    expect(readSort(writeSort(state.sort))).toEqual(state.sort);
  });
});

describe('a name alone', () => {
  it.each([
    ['brand=jim-beam', undefined, true],
    ['category=gin', null, true],
    ['brand=jim-beam~15', undefined, false],
    ['ref=jim-beam', undefined, false],
    ['color=red', { color: 'equal' }, true],
    ['brand=jim-beam', { color: 'equal' }, false],
    ['sort=name', { sort: 'equal' }, false],
    ['constructor=x', {}, false],
  ] as const)('may be in %s where %o can be chosen by: %s', (query, kinds, expected) =>
    expect(mayNameAlone(new URLSearchParams(query), kinds)).toBe(expected),
  );
});

describe('names', () => {
  const names = new Map([
    ['brand', new Map([['15', 'jim-beam']])],
    ['category_uid', new Map([['MjU=', 'gin']])],
    ['sort', new Map([['1', 'a']])],
  ]);
  const brand = { code: 'brand', values: ['15', '4'] };
  it.each([
    ['', [brand], '?brand=jim-beam~15,~4'],
    ['?filter.brand=15&utm_source=mail', [brand], '?utm_source=mail&brand=jim-beam~15,~4'],
    ['?brand=glen~4', [brand], '?brand=jim-beam~15,glen~4'],
    ['?brand=somebody', [brand], '?brand=somebody&filter.brand=jim-beam~15,~4'],
    ['', [{ code: 'category_uid', values: ['MjU='] }], '?category=gin~MjU'],
    ['', [{ code: 'sort', values: ['1'] }], '?filter.sort=a~1'],
    ['', [{ code: 'size', values: ['4'] }], '?filter.size=4'],
    ['', [{ code: 'price', from: 20, to: 49.99, currency: 'USD' }], '?price=USD:20-49.99'],
    ['?price=USD:20-', [{ code: 'price', to: 50 }], '?filter.price=*_50'],
  ])('%s with %o is %s, and read again the same', (query, filters, expected) => {
    const written = listingQuery(at(query), { filters }, { names });
    expect(written).toBe(expected);
    expect(readListing(at(written)).filters).toEqual(filters);
  });

  it('begin alike on pages of others', () => {
    const filters = [brand, { code: 'price', to: 50, currency: 'USD' }];
    const query = listingQuery(at('?brand=x'), { filters }, { names, isForeign: true });
    expect(query).toBe('?brand=x&filter.brand=jim-beam~15,~4&filter.price=USD:-50');
    expect(readListing(at(query)).filters).toEqual(filters);
  });

  it.each([
    ['Jim Beam', 'jim-beam'],
    ['Pāpā “Añejo”, 70 cl', 'papa-anejo-70-cl'],
    ['Вино', 'вино'],
    ['!', ''],
  ])('%s is called %s', (label, name) => {
    expect(slug(label)).toBe(name);
  });
});

describe('a product address', () => {
  it.each([
    ['/glen-orrin-12.html', 'glen-orrin-12'],
    ['/spirits/whisky/glen-orrin-12.html?variant=x', 'glen-orrin-12'],
    ['glen-orrin-12', 'glen-orrin-12'],
    ['/glen-orrin-12/', 'glen-orrin-12'],
    ['/caf%C3%A9.html', 'café'],
    ['/100%.html', '100%'],
    ['/', ''],
  ])('%s names %s', (path, key) => {
    expect(urlKeyFrom(path)).toBe(key);
  });

  it.each([
    [{ urlKey: 'amber', sku: 'A-1', path: '/x.html' }, { url_key: { eq: 'amber' } }],
    [{ sku: 'A-1', path: '/x.html' }, { sku: { eq: 'A-1' } }],
    [{ path: '/x.html' }, { url_key: { eq: 'x' } }],
    [{ path: '/' }, undefined],
    [{}, undefined],
  ])('%o asks for %o', (address, filter) => {
    expect(productFilter(address)).toEqual(filter);
  });

  it('carries the variant and leaves other parameters alone', () => {
    const url = at('?utm_source=mail');
    const linked = at(variantQuery(url, 'CF 1/2'));
    expect(variantInUrl(linked)).toBe('CF 1/2');
    expect(linked.searchParams.get('utm_source')).toBe('mail');
    expect(variantQuery(at('?variant=a'), undefined)).toBe('?');
  });
});

it('reads no more filters than a panel could hold', () => {
  const query = Array.from({ length: 500 }, (_, n) => `filter.a${n}=${n},x`).join('&');
  expect(readListing(at(`?${query}`)).filters).toHaveLength(20);
  const values = Array.from({ length: 500 }, (_, n) => n).join(',');
  expect(readListing(at(`?filter.brand=${values}`)).filters[0]?.values).toHaveLength(50);
});
