// The URL of a listing ↔ its state.
import { describe, expect, it } from 'vitest';
import { listingQuery, readListing, readSort, writeSort } from '../../src/catalog/listing-url';
import {
  productFilter,
  urlKeyFrom,
  variantInUrl,
  variantQuery,
} from '../../src/catalog/product-page/product-url';

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
    ['?page_limit=24', { page: 1, pageSize: 24 }],
    ['?page_limit=100', { page: 1, pageSize: 100 }],
    ['?page_limit=101', { page: 1 }],
    ['?page_limit=all', { page: 1 }],
    ['?sort=price_desc', { page: 1, sort: { by: 'price', direction: 'DESC' } }],
    ['?sort=brand_name_asc', { page: 1, sort: { by: 'brand_name', direction: 'ASC' } }],
    ['?sort=price', { page: 1 }],
    ['?sort=__proto___asc', { page: 1 }],
    ['?sort=price%7D_asc', { page: 1 }],
    [
      '?utm_source=mail&page=4&page_limit=12&sort=name_asc',
      { page: 4, pageSize: 12, sort: { by: 'name', direction: 'ASC' } },
    ],
  ])('%s', (query, state) => {
    expect(readListing(at(query))).toEqual({ pageSize: undefined, sort: undefined, ...state });
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
  ] as const)('%s with %o is %s', (query, change, expected) => {
    expect(listingQuery(at(query), change)).toBe(expected);
  });

  it('gives back what it reads, in one spelling', () => {
    const state = { page: 3, pageSize: 24, sort: { by: 'brand_name', direction: 'DESC' } as const };
    const query = listingQuery(at('?page=9&x=1'), state);
    expect(readListing(at(query))).toEqual(state);
    expect(listingQuery(at(query), { page: 3 })).toBe(query);
    expect(readSort(writeSort(state.sort))).toEqual(state.sort);
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
