// @vitest-environment happy-dom
import type { DocumentText } from '../../src/graphql/document-text';
import { expect, test } from 'vitest';
import { liveQuery } from '../../src/transport/resource';
import type { Transport } from '../../src/transport/transport';

type Watched = Parameters<Transport['watch']>[2];

/** A question, and each time that it was asked. */
function follow() {
  const asked: { policy?: string; answer: Watched }[] = [];
  const watch = ((_document: unknown, _variables: unknown, answer: Watched, options: { policy?: string }) => {
    asked.push({ policy: options.policy, answer });
    return () => undefined;
  }) as unknown as Transport['watch'];
  const document = '' as DocumentText<string, object>;
  const live = liveQuery(
    { watch },
    document,
    () => ({}),
    (data) => data,
  );
  return { asked, live };
}

test('what failed is asked again when the network is back, what stands is not', () => {
  const { asked, live } = follow();
  const online = () => window.dispatchEvent(new Event('online'));

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

test('what fails after the network has come back is asked again, once', () => {
  const { asked, live } = follow();
  const fail = (at: number) =>
    asked[at]?.answer({ data: undefined, error: new Error('no network'), stale: false } as never);
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(1);
  fail(0);
  expect(asked.map(({ policy }) => policy)).toEqual([undefined, 'network-only']);
  fail(1);
  expect(asked).toHaveLength(2);
  expect(live.error.value).toBeDefined();
  live.dispose();
});

test('an answer that cannot be read back says so, where nothing is known', () => {
  const { asked, live } = follow();
  asked[0]?.answer({ data: null as never, stale: true });
  expect([live.error.value, live.pending.value]).toEqual([undefined, true]);
  asked[0]?.answer({ data: null as never, stale: false });
  expect(live.error.value).toMatchObject({ kind: 'backend', message: 'The answer cannot be read' });
  expect(live.pending.value).toBe(false);
  live.reload();
  asked[1]?.answer({ data: 'there', stale: false });
  asked[1]?.answer({ data: null as never, stale: false });
  expect([live.data.value, live.error.value]).toEqual(['there', undefined]);
});
