// The address of the order history: what it asks for, and what makes no sense in it.
import { describe, expect, it } from 'vitest';
import {
  filterOf,
  isAsked,
  isWhole,
  orderPath,
  readPage,
  readSearch,
  searchPath,
} from '../../../src/account/orders/history/order-search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address', () => {
  it('says what is asked for, and says it again', () => {
    const search = read('number=0012&from=2026-01-01&to=2026-01-31&page=2');
    expect(search).toEqual({ number: '0012', from: '2026-01-01', to: '2026-01-31' });
    expect(searchPath(search, 2)).toBe('/order-history?number=0012&from=2026-01-01&to=2026-01-31&page=2');
    expect(isAsked(search)).toBe(true);
  });

  it.each(['from=yesterday', 'to=2026-13-45', 'from=2026-1-1', ''])('takes %j for nothing asked', (query) => {
    expect(isAsked(read(query))).toBe(false);
    expect(searchPath(read(query))).toBe('/order-history');
  });

  it.each([
    ['page=3', 3],
    ['page=2.9', 2],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
    ['', 1],
  ])('%s is page %i', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));

  it('of one order takes any number', () =>
    expect(orderPath('A/1&2')).toBe('/order-history?order=A%2F1%262'));
});

describe('the filter', () => {
  it('is empty where nothing is asked: a null would be an error', () =>
    expect(filterOf(read(''))).toEqual({}));

  it('knows that a number shorter than three characters finds nothing', () => {
    expect(isWhole(read('number=12'))).toBe(false);
    expect(isWhole(read('number=012'))).toBe(true);
    expect(isWhole(read(''))).toBe(true);
  });

  it('takes a day from its first to its last second, by the visitor’s clock', () => {
    const { date } = filterOf(read('from=2026-03-08&to=2026-03-08'));
    const seconds = (text: string | undefined) => new Date(`${text?.replace(' ', 'T')}Z`);
    expect(seconds(date?.from)).toEqual(new Date('2026-03-08T00:00:00'));
    expect(seconds(date?.to)).toEqual(new Date('2026-03-08T23:59:59'));
  });

  it('is open where one day is missing', () => {
    expect(filterOf(read('to=2026-03-08')).date).not.toHaveProperty('from');
    expect(filterOf(read('number=123'))).toEqual({ number: { match: '123' } });
  });
});
