// What a search says of the price, and where it leads.
import { expect, it } from 'vitest';
import { priceLimit } from '../../../src/catalog/search/places/price-limit';
import { meantBy } from '../../../src/catalog/search/places/search-address';
import type { Place } from '../../../src/catalog/search/places/place';
import { createText } from '../../../src/words/text';

const text = createText('en_US');

it.each([
  ['whisky under 50', { words: 'whisky', to: '50' }],
  ['red wine below $20', { words: 'red wine', to: '20' }],
  ['gin up to 29,99 €', { words: 'gin', to: '29.99' }],
  ['Gin LESS THAN usd 30', { words: 'Gin', to: '30' }],
  ['cognac more than 100', { words: 'cognac', from: '100' }],
  ['cognac over £80', { words: 'cognac', from: '80' }],
])('is read: %s', (query, limit) => {
  expect(priceLimit(query, text, 'USD')).toEqual(limit);
});

it.each([
  'whisky',
  'under 50',
  'gin under 50 ml',
  'rum over 12 years',
  'under the sun',
  'thunder 50',
  'gin under 50 gbp',
])('is not: %s', (query) => {
  expect(priceLimit(query, text, 'USD')).toBeUndefined();
});

it('takes no currency for more than a name', () => {
  expect(priceLimit('gin under 50', text, '.*')).toEqual({ words: 'gin', to: '50' });
  expect(priceLimit('gin under 50 ml', text, '.*')).toBeUndefined();
});

const gin: Place = { kind: 'category', name: 'Gin', within: '', path: '/spirits/gin.html' };

it.each([
  ['gins', 'USD', '/spirits/gin.html?query=gins'],
  ['gin under 30', 'USD', '/spirits/gin.html?query=gin+under+30&price=USD:-30'],
  ['gin over 30', 'EUR', '/spirits/gin.html?query=gin+over+30&price=EUR:30-'],
  ['gin under 30', undefined, '/spirits/gin.html?query=gin+under+30&filter.price=*_30'],
  ['tawny over 30', undefined, '/search.html?query=tawny&filter.price=30_*'],
  ['tawny', 'USD', ''],
])('%s in %s leads to %s', (query, currency, address) => {
  const storeView = { currency: { peek: () => currency } };
  expect(meantBy([gin], query, { storeView, text } as never).address).toBe(address);
});
