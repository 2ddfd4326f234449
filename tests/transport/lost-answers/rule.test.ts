// behaviour 7.3: when it is found out what became of a mutation, and that no mutation is left out.
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import type { IfLost } from '../../../src/transport/client-api';
import { findOut } from '../../../src/transport/answers/lost-answer';
import { rootFields } from '../../../src/transport/root-fields';
import { TransportError } from '../../../src/transport/errors';
import { createTransport, type Transport } from '../../../src/transport/transport';
import { unclear } from '../../../src/words/catalogue/unclear';
import { documentOf, shopDocuments } from '../../support/documents';
import { cacheAtOnce } from '../cache/cache-at-once';
import { fakeBackend, type FakeAnswer } from '../fake-backend';
import { addresses, details, guests, orders, wishlist } from './cases';

interface Sent {
  contactUs: { status: boolean } | null;
}
const contactUs = documentOf<Sent>('mutation Write { contactUs { status } }');
const sent: Sent = { contactUs: { status: true } };
const notClear = /^It is not clear whether your message was sent/;

const made: Transport[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  made.splice(0).forEach((transport) => transport.dispose());
});

function write(answer: () => FakeAnswer, ifLost: IfLost<Sent>) {
  const { fetch } = fakeBackend(answer);
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('test'),
    fetch,
    lateCache: cacheAtOnce(),
  });
  made.push(transport);
  return transport.mutate(contactUs, {}, { ifLost });
}
const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('is asked for', () => {
  const look = vi.fn(async () => sent);
  beforeEach(() => look.mockClear());

  it('where the answer was lost: what is found is the answer', async () => {
    expect(await write(cutOff, look)).toBe(sent);
  });

  it.each<[string, () => FakeAnswer]>([
    ['refused', () => ({ json: { data: { contactUs: null }, errors: [{ message: 'No.' }] } })],
    ['turned away', () => ({ status: 403, text: 'no' })],
    ['not begun', () => ({ status: 503, text: 'later' })],
  ])('not where it is known: %s', async (_, answer) => {
    await expect(write(answer, look)).rejects.not.toThrow(notClear);
    expect(look).not.toHaveBeenCalled();
  });

  it('not where it never left', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(write(cutOff, look)).rejects.toMatchObject({ kind: 'network' });
    await expect(write(cutOff, 'unknowable')).rejects.toMatchObject({ kind: 'network' });
    expect(look).not.toHaveBeenCalled();
  });

  it.each(['harmless', 'compared'] as const)('not where it is %s', async (ifLost) => {
    await expect(write(cutOff, ifLost)).rejects.toMatchObject({ kind: 'network' });
  });

  it('not where nobody can tell: that is said', async () => {
    const told = write(cutOff, 'unknowable');
    await expect(told).rejects.toThrow(notClear);
    await expect(told).rejects.toMatchObject({ kind: 'unclear', cause: { kind: 'network' } });
  });
});

describe('once more', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const find = (kind: 'network' | 'graphql', ...answers: (Sent | undefined)[]) => {
    const look = vi.fn(async () => answers.shift());
    const entries = [{ message: 'Internal server error' }];
    const error = new TransportError(kind, 'No', { entries });
    const outcome = findOut(contactUs, look, error).catch((reason: TransportError) => reason.kind);
    return { look, outcome };
  };

  it('where the backend may still be at it', async () => {
    const { look, outcome } = find('network', undefined, sent);
    await vi.advanceTimersByTimeAsync(999);
    expect(look).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe(sent);
  });

  it('and then it has failed', async () => {
    const { look, outcome } = find('network', undefined, undefined, sent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('network');
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('not where the backend has answered', async () => {
    const { look, outcome } = find('graphql', undefined, sent);
    expect(await outcome).toBe('graphql');
    expect(look).toHaveBeenCalledTimes(1);
  });
});

const mutations = shopDocuments.filter(({ kind }) => kind === 'mutation');

describe('every mutation', () => {
  const tried = [...addresses, ...wishlist, ...details, ...orders, ...guests];
  /** Sent again it does no harm, or the one who asks compares: tests/cart, tests/checkout. */
  const others = [
    ...['SignIn', 'SignOut', 'ConfirmAccount', 'CreateCart', 'MergeCarts', 'BraintreeClientToken'],
    ...['SetGuestEmail', 'SetShippingAddress', 'SetShippingMethod', 'PayBySavedCard', 'PlaceOrder'],
    ...['AddConfigurableProductToCart', 'UpdateCartItem', 'UpdateCartItems', 'RemoveItemFromCart'],
    ...['ApplyCoupon', 'RemoveCoupon'],
  ];

  it('is among those that are tried, or is named', () => {
    const names = mutations.map(({ name }) => name).sort();
    expect(names).toEqual([...tried.map(({ operation }) => operation), ...others].sort());
  });

  it('has words of its own where nobody may be able to tell, and no words are left over', () => {
    const fieldOf = (operation: string) =>
      rootFields(parse(mutations.find(({ name }) => name === operation)!.document));
    const worded = tried.filter((one) => one.unclear).flatMap(({ operation }) => fieldOf(operation));
    expect(new Set(Object.keys(unclear))).toEqual(new Set([...worded, 'addConfigurableProductsToCart']));
  });
});
