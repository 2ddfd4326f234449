import { expect, test, vi } from 'vitest';
import { ours } from '../../src/transport/operation';
import { storeExchange } from '../../src/transport/store';
import { data, failure, operation, runExchange } from './run-exchange';

const query = () => operation('query', '{ storeConfig { store_code } }');

test.each([
  [{}, {}],
  [{ store: 'second' }, { store: 'second' }],
  [
    { store: 'second', currency: 'EUR' },
    { store: 'second', 'content-currency': 'EUR' },
  ],
])('%o sends %o', (identity, headers) => {
  const { send, forwarded } = runExchange(storeExchange(identity, { store: () => {}, currency: () => {} }));
  send(query());
  expect(ours(forwarded[0]!).headers).toEqual(headers);
});

test.each([
  ['store', 'Requested store is not found (nope)', { 'content-currency': 'EUR' }],
  ['currency', 'Please correct the target currency', { store: 'nope' }],
] as const)('a stale %s is dropped and the request repeated once', async (part, message, left) => {
  const drop = { store: vi.fn(), currency: vi.fn() };
  const { send, forwarded, results } = runExchange(
    storeExchange({ store: 'nope', currency: 'EUR' }, drop),
    (sent, index) => (index ? data(sent) : failure(sent, { message })),
  );
  send(query());
  await Promise.resolve();
  expect(forwarded).toHaveLength(2);
  expect(ours(forwarded[1]!).headers).toEqual(left);
  expect(results.map(({ error }) => error)).toEqual([undefined]);
  expect(drop[part]).toHaveBeenCalledTimes(1);
});

test('refused again without it: the error is told, nothing goes round in circles', async () => {
  const { send, forwarded, results } = runExchange(
    storeExchange({ store: 'nope' }, { store: () => {}, currency: () => {} }),
    (sent) => failure(sent, { message: 'Requested store is not found (other)' }),
  );
  send(query());
  await Promise.resolve();
  expect(forwarded).toHaveLength(2);
  expect(results).toHaveLength(1);
});

test('both stale: first the store goes, then the currency', async () => {
  const { send, forwarded, results } = runExchange(
    storeExchange({ store: 'nope', currency: 'XXX' }, { store: () => {}, currency: () => {} }),
    (sent, index) =>
      [
        failure(sent, { message: 'Requested store is not found (nope)' }),
        failure(sent, { message: 'Please correct the target currency' }),
        data(sent),
      ][index],
  );
  send(query());
  expect(forwarded.map((sent) => ours(sent).headers)).toEqual([
    { store: 'nope', 'content-currency': 'XXX' },
    { 'content-currency': 'XXX' },
    {},
  ]);
  expect(results[0]!.error).toBeUndefined();
});
