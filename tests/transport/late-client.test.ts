// The client's code comes with the first request, and nobody is sent it for less.
import { expect, test, vi } from 'vitest';
import { nameOf } from '../../src/transport/answers/give-answers';
import type { Client } from '../../src/transport/client-api';
import { lateClient, type BeforeClient } from '../../src/transport/late-client';
import { documentOf } from '../support/documents';
import { deferred } from './fake-backend';
import { waitFor } from '../support/wait-for';

const named = (name: string) => documentOf<string>(`query ${name} { a }`);

/** Nobody can answer before it. */
const alone: BeforeClient = {
  take: () => undefined,
  plainQuestions: () => undefined,
  identity: () => ({}),
};

function late(before = alone) {
  const code = deferred<Client>();
  const asked: string[] = [];
  const stop = vi.fn();
  const client: Client = {
    query: async (document) => {
      asked.push(nameOf(document));
      return 'answer' as never;
    },
    mutate: async (document) => {
      asked.push(nameOf(document));
      return 'changed' as never;
    },
    watch: (document, _variables, onResult) => {
      asked.push(nameOf(document));
      onResult({ data: 'seen' as never, stale: false });
      return stop;
    },
    evictPrivate: vi.fn(),
    dispose: vi.fn(),
  };
  const load = vi.fn(() => code.promise);
  return { code, asked, stop, client, load, transport: lateClient(load, before) };
}

test('is fetched by the first request, once', async () => {
  const { transport, load, code, client } = late();
  transport.evictPrivate();
  expect(load).not.toHaveBeenCalled();
  const answers = [transport.query(named('A'), {}), transport.mutate(named('B'), {}, { ifLost: 'harmless' })];
  void transport.preload();
  code.resolve(client);
  expect(await Promise.all(answers)).toEqual(['answer', 'changed']);
  await transport.query(named('C'), {});
  transport.evictPrivate();
  expect(load).toHaveBeenCalledTimes(1);
  expect(client.evictPrivate).toHaveBeenCalledTimes(1);
});

test('requests go out in the order they were made in', async () => {
  const { transport, asked, code, client } = late();
  const seen = vi.fn();
  void transport.mutate(named('First'), {}, { ifLost: 'harmless' });
  transport.watch(named('Second'), {}, seen);
  const last = transport.query(named('Third'), {});
  expect(asked).toEqual([]);
  code.resolve(client);
  await last;
  expect(asked).toEqual(['First', 'Second', 'Third']);
  expect(seen).toHaveBeenCalledWith({ data: 'seen', stale: false });
  void transport.query(named('Fourth'), {});
  expect(asked.at(-1)).toBe('Fourth');
});

test('a watch that ends before is not begun, one that ends later is stopped', async () => {
  const { transport, asked, stop, code, client } = late();
  const seen = vi.fn();
  transport.watch(named('Ended'), {}, seen)();
  const end = transport.watch(named('Kept'), {}, seen);
  code.resolve(client);
  await transport.query(named('Other'), {});
  expect(asked).toEqual(['Kept', 'Other']);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('code that does not come is a failure of the network, and is asked for again', async () => {
  const { client } = late();
  const load = vi.fn<() => Promise<Client>>().mockRejectedValueOnce(new TypeError('gone'));
  load.mockResolvedValue(client);
  const transport = lateClient(load, alone);
  const seen = vi.fn();
  transport.watch(named('Watched'), {}, seen);
  await expect(transport.query(named('A'), {})).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveBeenCalledWith({ error: expect.objectContaining({ kind: 'network' }), stale: false });
  await expect(transport.query(named('A'), {})).resolves.toBe('answer');
});

test('is disposed of also when it arrives afterwards', async () => {
  const { transport, code, client } = late();
  void transport.preload();
  transport.dispose();
  code.resolve(client);
  await waitFor(() => expect(client.dispose).toHaveBeenCalledTimes(1));
});

/** Answered without the client, by `answer`; undefined: only the client knows. */
function plainly(answer: unknown, identity = () => ({})): BeforeClient {
  const plain = { ask: async () => answer as never, fetch, dispose: () => undefined };
  return { ...alone, plainQuestions: async () => plain, identity };
}

test('what is answered without it needs no code, and is told it when it comes', async () => {
  const me = {};
  const { transport, client, code, load } = late(plainly('plain', () => me));
  const watch = vi.spyOn(client, 'watch');
  const seen = vi.fn();
  transport.watch(named('Watched'), {}, seen);
  expect(await transport.query(named('A'), {})).toBe('plain');
  await waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith({ data: 'plain', stale: false }));
  expect(load).not.toHaveBeenCalled();
  void transport.preload();
  code.resolve(client);
  await waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
  expect(watch.mock.lastCall?.[3]?.known).toEqual({ data: 'plain', identity: me });
});

test('what cannot be told without it is asked by it', async () => {
  const { transport, client, code } = late(plainly(undefined));
  const seen = vi.fn();
  transport.watch(named('Watched'), {}, seen);
  const answer = transport.query(named('A'), {});
  code.resolve(client);
  expect(await answer).toBe('answer');
  expect(seen).toHaveBeenCalledExactlyOnceWith({ data: 'seen', stale: false });
});

test('a watch that has ended hears of no answer', async () => {
  const { transport, load } = late(plainly('plain'));
  const seen = vi.fn();
  transport.watch(named('Watched'), {}, seen)();
  await transport.query(named('A'), {});
  expect(seen).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('once it is on its way, all questions are its', async () => {
  const { transport, client, code } = late(plainly('plain'));
  const change = transport.mutate(named('Change'), {}, { ifLost: 'harmless' });
  const answer = transport.query(named('A'), {});
  code.resolve(client);
  expect(await Promise.all([change, answer])).toEqual(['changed', 'answer']);
});
