import { expect, test } from 'vitest';
import { mutationQueueExchange } from '../../src/transport/mutation-queue';
import { data, operation, runExchange, teardown } from './run-exchange';

const mutation = (name: string, context = {}) => operation('mutation', `mutation { ${name} }`, context);
const names = (operations: { key: number }[], ...known: { key: number }[]) =>
  operations.map(({ key }) => known.findIndex((one) => one.key === key));

test('sends mutations one at a time, in the order they came', () => {
  const { send, reply, forwarded } = runExchange(mutationQueueExchange);
  const [a, b, c] = [mutation('a'), mutation('b'), mutation('c')];
  [a, b, c].forEach(send);
  expect(names(forwarded, a, b, c)).toEqual([0]);
  reply(data(a));
  expect(names(forwarded, a, b, c)).toEqual([0, 1]);
  reply(data(b));
  reply(data(c));
  expect(names(forwarded, a, b, c)).toEqual([0, 1, 2]);
});

test('queries and mutations marked to skip the queue do not wait', () => {
  const { send, forwarded } = runExchange(mutationQueueExchange);
  const a = mutation('a');
  const urgent = mutation('urgent', { skipQueue: true });
  const query = operation('query', '{ q }');
  [a, urgent, query].forEach(send);
  expect(names(forwarded, a, urgent, query)).toEqual([0, 1, 2]);
});

test('a mutation given up while waiting is never sent, and its twin in flight goes on', () => {
  const { send, reply, forwarded, results } = runExchange(mutationQueueExchange);
  const first = mutation('add');
  const twin = mutation('add');
  const last = mutation('last');
  [first, twin, last].forEach(send);
  expect(first.key).toBe(twin.key);
  send(teardown(twin));
  expect(forwarded).toHaveLength(1);
  reply(data(first));
  expect(names(forwarded, first, last)).toEqual([0, 1]);
  expect(results).toHaveLength(1);
});

test('giving up the mutation in flight lets the next one go', async () => {
  const { send, forwarded } = runExchange(mutationQueueExchange);
  const [a, b] = [mutation('a'), mutation('b')];
  [a, b].forEach(send);
  send(teardown(a));
  await Promise.resolve();
  expect(forwarded.map(({ kind }) => kind)).toEqual(['mutation', 'teardown', 'mutation']);
  expect(forwarded[2]!.key).toBe(b.key);
});

test('neither the answer to another operation nor giving that up lets the next mutation go', async () => {
  const { send, reply, forwarded } = runExchange(mutationQueueExchange);
  const [a, b] = [mutation('a'), mutation('b')];
  const query = operation('query', '{ q }');
  [a, b, query].forEach(send);
  reply(data(query));
  send(teardown(query));
  await Promise.resolve();
  expect(forwarded.map(({ key }) => key)).not.toContain(b.key);
  reply(data(a));
  expect(forwarded.at(-1)!.key).toBe(b.key);
});

test('giving up what is answered already sends nothing', async () => {
  const { send, reply, forwarded } = runExchange(mutationQueueExchange);
  const a = mutation('a');
  send(a);
  reply(data(a));
  send(teardown(a));
  await Promise.resolve();
  expect(forwarded.map(({ kind }) => kind)).toEqual(['mutation', 'teardown']);
});
