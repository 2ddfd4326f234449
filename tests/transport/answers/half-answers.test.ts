// @vitest-environment happy-dom
// behaviour 7.3: an answer is used as far as it goes. Every operation of the shop, each field of its answer failing in turn.
import type { TypeNode } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { TransportError } from '../../../src/transport/errors';
import { mayBeDone } from '../../../src/transport/may-be-done';
import { createTransport, type Transport } from '../../../src/transport/transport';
import { madeUpHalvesOf, type Half } from '../../support/answers/half-answers';
import { shopDocuments } from '../../support/documents';
import { halvesOfRun } from '../../support/answers/halves-of-run';
import { cacheAtOnce } from '../cache/cache-at-once';
import { fakeBackend } from '../fake-backend';

const made: Transport[] = [];
afterEach(() => {
  made.splice(0).forEach((transport) => transport.dispose());
  localStorage.clear();
});

function shop(hasCache: boolean) {
  const now: { half?: Half } = {};
  const { fetch } = fakeBackend(() => ({ json: { data: now.half?.data, errors: now.half?.errors } }));
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('test'),
    fetch,
    lateCache: hasCache
      ? cacheAtOnce()
      : { ...cacheAtOnce(), create: { ...cacheAtOnce().create, value: undefined } as never },
  });
  made.push(transport);
  return { transport, now };
}

const isWhole = ({ data }: Half) => !!data && Object.values(data).every((root) => root !== null);

const sample = (type: TypeNode): unknown =>
  'type' in type ? sample(type.type) : { Boolean: true, Int: 1, Float: 1 }[type.name.value];

it('knows all operations', () => {
  expect(shopDocuments.length).toBeGreaterThan(85);
});

describe.each(shopDocuments)('$kind $name', ({ document, kind, variableDefinitions }) => {
  // What is asked on a condition is asked, and no two questions are the same.
  const variables = Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [name.value, sample(type) ?? name.value]),
  );
  it.each([false, true])('is answered where its fields are there; with a cache: %s', async (hasCache) => {
    const { transport, now } = shop(hasCache);
    const wrong: string[] = [];
    for (const half of halvesOfRun(madeUpHalvesOf(document))) {
      now.half = half;
      const told: unknown[] = [];
      const onPartial = (error: unknown) => told.push(error);
      const asked =
        kind === 'query'
          ? transport.query(document, variables, { policy: 'network-only', onPartial })
          : transport.mutate(document, variables, { ifLost: 'harmless', onPartial });
      const outcome = await asked.then(
        (data) => (Object.keys(data).some((key) => data[key] === null) ? 'hole' : 'used'),
        () => 'failed',
      );
      const expected = isWhole(half) ? 'used' : 'failed';
      if (outcome !== expected || told.length !== (expected === 'used' ? 1 : 0))
        wrong.push(`${half.place}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what else may be said', () => {
  const [first] = shopDocuments.filter(({ name }) => name === 'CartDetails');
  const { document } = first!;
  const half = (place: string) => madeUpHalvesOf(document).find((one) => one.place === place)!;

  it('nothing may be missing of what orders stand on', async () => {
    const { transport, now } = shop(true);
    now.half = half('cart.applied_coupons');
    await expect(transport.query(document, {}, { needs: 'all' })).rejects.toThrow('Internal server error');
  });

  it('one field of two may be enough, or one below', async () => {
    const { transport, now } = shop(true);
    now.half = half('storeConfig');
    const needs = (data: Record<string, unknown>) => data.cart;
    expect(await transport.query(document, {}, { needs })).toMatchObject({ storeConfig: null });
    now.half = half('cart.items');
    const below = (data: Record<string, unknown>) => (data.cart as Record<string, unknown>).items;
    await expect(transport.query(document, {}, { policy: 'network-only', needs: below })).rejects.toThrow(
      'Internal server error',
    );
  });
});

describe('a mutation that failed', () => {
  const [first] = shopDocuments.filter(({ name }) => name === 'ApplyCoupon');
  const failure = (half: Pick<Half, 'data' | 'errors'>) => {
    const { transport, now } = shop(false);
    now.half = { place: '', field: '', ...half };
    return transport.mutate(first!.document, {}, { ifLost: 'harmless' }).catch((error: unknown) => error);
  };
  const data = { applyCouponToCart: null };
  const path = ['applyCouponToCart'];

  it.each([
    ['broken', [{ message: 'Internal server error' }]],
    ['broken at its place', [{ message: 'Internal server error', path }]],
    ['broken below', [{ message: 'Whatever', path: [...path, 'cart', 'id'] }]],
    ['without a value', [{ message: 'Cannot return null for non-nullable field "Cart.id".' }]],
  ])('may be done: %s', async (_, errors) => {
    expect(mayBeDone(await failure({ data, errors }))).toBe(true);
  });

  it.each([
    ['refused', [{ message: "The coupon code isn't valid. Verify the code and try again.", path }]],
    ['refused somewhere', [{ message: "The coupon code isn't valid. Verify the code and try again." }]],
  ])('is not done: %s', async (_, errors) => {
    expect(mayBeDone(await failure({ data, errors }))).toBe(false);
    expect(mayBeDone(new TypeError('Failed to fetch'))).toBe(false);
  });

  it.each([
    ['cut off', 'network', undefined, true],
    ['given up by a proxy', 'backend', 504, true],
    ['cut short', 'backend', 200, true],
    ['too slow', 'backend', 408, true],
    ['broken', 'backend', 500, true],
    ['not begun', 'backend', 503, false],
    ['turned away', 'backend', 403, false],
    ['given up', 'aborted', undefined, false],
  ] as const)('without an answer, %s: %s %s may be done: %s', (_, kind, status, isOpen) => {
    expect(mayBeDone(new TransportError(kind, 'No', { status }))).toBe(isOpen);
  });
});
