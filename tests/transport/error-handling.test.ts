import { makeResult } from '@urql/core';
import { expect, test } from 'vitest';
import { withheldIn, withoutStockErrors } from '../../src/transport/error-handling';
import { operation } from './run-exchange';

const query = operation('query', '{ cart { items { uid } } }');
const result = (data: unknown, ...errors: { message: string; path?: (string | number)[] }[]) =>
  withoutStockErrors(makeResult(query, { data, errors: errors as never[] } as never));

const stockTexts = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
];

test.each(stockTexts)('oldest servers: "%s" goes, with the line that it emptied', (message) => {
  const { data, error } = result(
    { cart: { items: [null, { uid: 'b' }] } },
    { message, path: ['cart', 'items', 0] },
  );
  expect(error).toBeUndefined();
  expect(data).toEqual({ cart: { items: [{ uid: 'b' }] } });
});

test('one error for three empty lines: all holes go', () => {
  const { data } = result({ cart: { items: [null, { uid: 'b' }, null, null] } }, { message: stockTexts[0]! });
  expect(data).toEqual({ cart: { items: [{ uid: 'b' }] } });
});

test('what was taken out is told to whoever asked', () => {
  const answer = result(
    { cart: { items: [null, { uid: 'b' }] } },
    { message: stockTexts[0]!, path: ['cart', 'items', 0] },
  );
  expect(withheldIn(answer)).toEqual([stockTexts[0]]);
  expect(withheldIn(result({ cart: { items: [] } }))).toEqual([]);
});

test('newer servers: the line stays with its own errors', () => {
  const answer = { cart: { items: [{ uid: 'a', errors: [{ code: 'ITEM_QTY', message: stockTexts[2] }] }] } };
  expect(result(answer).data).toEqual(answer);
});

test('other errors stay beside a stock error that goes', () => {
  const { data, error } = result(
    { cart: { items: [null] } },
    { message: stockTexts[1]!, path: ['cart', 'items', 0] },
    { message: 'Something else', path: ['cart'] },
  );
  expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['Something else']);
  expect(data).toEqual({ cart: { items: [] } });
});

test.each([
  ['a failed mutation in the same words', { updateCartItems: null }, stockTexts[2]!, ['updateCartItems']],
  [
    'the words inside a longer sentence',
    { updateCartItems: null },
    `Could not update the product with SKU x: ${stockTexts[2]}`,
    ['updateCartItems'],
  ],
])('%s is told', (_, data, message, path) => {
  expect(result(data, { message, path }).error?.graphQLErrors).toHaveLength(1);
});

test('a null beside any error leaves the list, whatever the message', () => {
  const { data, error } = result(
    { cmsBlocks: { items: [{ identifier: 'a' }, null] } },
    { message: 'The CMS block with the "b" ID doesn\'t exist.', path: ['cmsBlocks', 'items', 1] },
  );
  expect(data).toEqual({ cmsBlocks: { items: [{ identifier: 'a' }] } });
  expect(error?.graphQLErrors).toHaveLength(1);
});
