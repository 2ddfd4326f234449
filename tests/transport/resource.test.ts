// @vitest-environment happy-dom
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { expect, test } from 'vitest';
import { liveQuery } from '../../src/transport/resource';
import type { Transport } from '../../src/transport/transport';

type Watched = Parameters<Transport['watch']>[2];

test('what failed is asked again when the network is back, what stands is not', () => {
  const asked: { policy?: string; answer: Watched }[] = [];
  const watch = ((_document: unknown, _variables: unknown, answer: Watched, options: { policy?: string }) => {
    asked.push({ policy: options.policy, answer });
    return () => undefined;
  }) as unknown as Transport['watch'];
  const live = liveQuery(
    { watch },
    {} as TypedDocumentNode<string, object>,
    () => ({}),
    (data) => data,
  );
  const online = () => window.dispatchEvent(new Event('online'));

  online();
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ data: undefined, error: new Error('no network'), stale: false } as never);
  online();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.policy).toBe('network-only');
  asked[1]?.answer({ data: 'there', error: undefined, stale: false } as never);
  online();
  expect([asked.length, live.data.value, live.error.value]).toEqual([2, 'there', undefined]);

  asked[1]?.answer({ data: undefined, error: new Error('again'), stale: false } as never);
  live.dispose();
  online();
  expect(asked).toHaveLength(2);
});
