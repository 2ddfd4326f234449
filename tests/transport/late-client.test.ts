// The client's code comes with the first request, and nobody is sent it for less.
import { gql, type TypedDocumentNode } from '@urql/core';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../src/transport/client-api';
import { lateClient } from '../../src/transport/late-client';
import { deferred } from './fake-backend';
import { waitFor } from '../support/wait-for';

const named = (name: string) => gql(`query ${name} { a }`) as unknown as TypedDocumentNode<string, object>;
const nameOf = (document: TypedDocumentNode<unknown, object>): string => {
  const [definition] = document.definitions;
  return (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';
};

function late() {
  const code = deferred<Client>();
  const asked: string[] = [];
  const stop = vi.fn();
  const client: Client = {
    query: async (document) => {
      asked.push(nameOf(document as never));
      return 'answer' as never;
    },
    mutate: async (document) => {
      asked.push(nameOf(document as never));
      return 'changed' as never;
    },
    watch: (document, _variables, onResult) => {
      asked.push(nameOf(document as never));
      onResult({ data: 'seen' as never, stale: false });
      return stop;
    },
    evictPrivate: vi.fn(),
    dispose: vi.fn(),
  };
  const load = vi.fn(() => code.promise);
  return { code, asked, stop, client, load, transport: lateClient(load) };
}

test('is fetched by the first request, once', async () => {
  const { transport, load, code, client } = late();
  transport.evictPrivate();
  expect(load).not.toHaveBeenCalled();
  const answers = [transport.query(named('A'), {}), transport.mutate(named('B'), {})];
  transport.preload();
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
  void transport.mutate(named('First'), {});
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
  const transport = lateClient(load);
  const seen = vi.fn();
  transport.watch(named('Watched'), {}, seen);
  await expect(transport.query(named('A'), {})).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveBeenCalledWith({ error: expect.objectContaining({ kind: 'network' }), stale: false });
  await expect(transport.query(named('A'), {})).resolves.toBe('answer');
});

test('is disposed of also when it arrives afterwards', async () => {
  const { transport, code, client } = late();
  transport.preload();
  transport.dispose();
  code.resolve(client);
  await waitFor(() => expect(client.dispose).toHaveBeenCalledTimes(1));
});
