import { expect, test } from 'vitest';
import { cacheIdExchange } from '../../src/transport/cache-id';
import { ours, withContext, type Identity } from '../../src/transport/operation';
import { data, operation, runExchange } from './run-exchange';

function run(identity: Identity, ids: (string | undefined)[], stored?: string) {
  const saved: string[] = [];
  let current = stored;
  const store = {
    get: () => current,
    set(id: string) {
      current = id;
      saved.push(id);
    },
  };
  const chain = runExchange(cacheIdExchange(identity, store), (sent, index) =>
    data(withContext(sent, { answer: { status: 200, executed: true, cacheId: ids[index] } })),
  );
  return {
    ...chain,
    saved,
    sentIds: () => chain.forwarded.map((sent) => ours(sent).headers?.['x-magento-cache-id']),
  };
}

const query = () => operation('query', '{ products { total_count } }');

test('nothing is sent before the first answer; what came is sent from then on', () => {
  const { send, sentIds, saved } = run({}, ['guest', 'guest2']);
  send(query());
  send(query());
  expect(sentIds()).toEqual([undefined, 'guest']);
  expect(saved).toEqual(['guest', 'guest2']);
});

test('REST proxies and old servers send none: nothing is remembered', () => {
  const { send, sentIds, saved } = run({}, [undefined]);
  send(query());
  send(query());
  expect(sentIds()).toEqual([undefined, undefined]);
  expect(saved).toEqual([]);
});

test("a customer's first query goes by POST: a page cache could answer a GET for somebody else", () => {
  const { send, forwarded, saved } = run({ token: 't' }, ['mine']);
  send(query());
  expect(ours(forwarded[0]!).post).toBe(true);
  expect(saved).toEqual(['mine']);
});

test("another's id in the answer to a customer's GET: asked again by POST, once", () => {
  const { send, forwarded, results, saved } = run({ token: 't' }, ['guest', 'mine'], 'mine');
  send(query());
  expect(forwarded.map((sent) => !!ours(sent).post)).toEqual([false, true]);
  expect(results).toHaveLength(1);
  expect(saved).toEqual(['mine']);
});

test("a customer's id that changed (another group) is taken from the POST", () => {
  const { send, forwarded, saved } = run({ token: 't' }, ['new', 'new'], 'old');
  send(query());
  expect(forwarded).toHaveLength(2);
  expect(saved).toEqual(['new']);
});

test('a guest takes whatever id comes', () => {
  const { send, forwarded, saved } = run({}, ['b'], 'a');
  send(query());
  expect(forwarded).toHaveLength(1);
  expect(saved).toEqual(['b']);
});
