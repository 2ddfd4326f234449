// @vitest-environment happy-dom
import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CustomerDetailsDocument } from '../../src/graphql/generated/user';
import { createBrowserStorage, type BrowserStorage } from '../../src/storage/browser-storage';
import { createTransport } from '../../src/transport/transport';
import { endExpiredSession } from '../../src/user/expiry';
import { createUserState } from '../../src/user/state';
import { fakeBackend, type Respond } from '../transport/fake-backend';

const diana = {
  __typename: 'Customer',
  email: 'diana@example.com',
  firstname: 'Diana',
  lastname: 'Prince',
  is_subscribed: true,
};
const answerAs =
  (fields: { groupId?: number | null; group?: { uid: string | null } | null } = { groupId: 1 }): Respond =>
  ({ query }) => {
    const lacks = (name: string) => new RegExp(`\\b${name}\\b`).test(query) && !(name in fields);
    if (lacks('groupId'))
      return { json: { errors: [{ message: 'Cannot query field "groupId" on type "Customer".' }] } };
    if (lacks('group'))
      return { json: { errors: [{ message: 'Cannot query field "group" on type "Customer".' }] } };
    if (query.includes('generateCustomerToken'))
      return { json: { data: { generateCustomerToken: { __typename: 'CustomerToken', token: 'fresh' } } } };
    if (query.includes('customer_access_token_lifetime'))
      return {
        json: { data: { storeConfig: { __typename: 'StoreConfig', customer_access_token_lifetime: 0.5 } } },
      };
    if (query.includes('revokeCustomerToken'))
      return {
        json: { data: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } } },
      };
    const group = fields.group && { __typename: 'CustomerGroup', ...fields.group };
    return { json: { data: { customer: { ...diana, ...fields, group } } } };
  };

const cleanUps: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  vi.useRealTimers();
});

function session(respond: Respond = answerAs(), prepare: (storage: BrowserStorage) => void = () => {}) {
  const storage = createBrowserStorage('shop');
  prepare(storage);
  endExpiredSession(storage);
  const backend = fakeBackend(respond);
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    fetch: backend.fetch,
  });
  const user = createUserState({ storage, transport, tokenTtl: 1800 });
  cleanUps.push(user.dispose, transport.dispose, storage.dispose);
  return { storage, transport, user, requests: backend.requests };
}
const settle = async () => {
  // The session's requests load on demand.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
};

test('a session that ran out while the browser kept the page whole ends as one that is over', async () => {
  const { user, storage } = session(answerAs(), (before) => {
    before.set('email', 'diana@example.com');
    before.set('shipping_address', { city: 'Austin' });
    before.set('signin_token', 'old', 10);
  });
  await settle();
  const [ended, expired] = [vi.fn(), vi.fn()];
  user.onSignOut(ended);
  user.onExpired(expired);
  // No timer runs meanwhile.
  vi.setSystemTime(Date.now() + 11_000);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
  expect(expired).toHaveBeenCalledOnce();
  expect(user.isSignedIn.value).toBe(false);
  expect(storage.get('shipping_address')).toBeUndefined();
});

test('a guest asks nothing', async () => {
  const { user, requests } = session();
  await user.getDetails();
  await settle();
  expect([user.isSignedIn.value, user.currentUser.value, user.isEmployee.value]).toEqual([
    false,
    undefined,
    false,
  ]);
  expect(requests).toEqual([]);
});

test('setting a token signs in, stores the record and gets the details', async () => {
  const { user, storage } = session();
  user.setToken('opaque');
  expect([user.isSignedIn.value, user.token.value, user.isGettingDetails.value]).toEqual([
    true,
    'opaque',
    true,
  ]);
  expect(storage.record('signin_token')).toEqual({ value: 'opaque', timeStored: Date.now(), ttl: 1800 });
  await settle();
  expect(user.isGettingDetails.value).toBe(false);
  expect(user.currentUser.value).toEqual({
    email: 'diana@example.com',
    firstname: 'Diana',
    lastname: 'Prince',
    isSubscribed: true,
  });
});

test.each([
  ['the configured time', undefined, 1800],
  ['the time that is given', 7200, 7200],
])('lifetime of a token that is set: %s', (_, ttlSeconds, ttl) => {
  const { user, storage } = session();
  user.setToken('opaque', ttlSeconds);
  expect(storage.record('signin_token')?.ttl).toBe(ttl);
});

test('a token lives as long as it says itself', async () => {
  const token = `h.${btoa(JSON.stringify({ iat: 1_600_000_000, exp: 1_600_000_600 }))}.s`;
  const { user, storage } = session(({ query }, index) =>
    query.includes('generateCustomerToken')
      ? { json: { data: { generateCustomerToken: { __typename: 'CustomerToken', token } } } }
      : answerAs()({ query } as never, index),
  );
  await user.signIn('diana@example.com', 'Passw0rd!23');
  expect(storage.record('signin_token')?.ttl).toBe(600);
});

test.each([
  ['groupId 3', { groupId: 3 }, true],
  ['groupId 1', { groupId: 1 }, false],
  ['group uid of 3 where groupId is missing', { group: { uid: 'Mw==' } }, true],
  ['group uid of 1', { group: { uid: 'MQ==' } }, false],
  ['group uid of 3 where groupId is always null', { groupId: null, group: { uid: 'Mw==' } }, true],
  ['a group that is not published', { group: null }, false],
  ['neither', {}, false],
])('employee by %s: %o is %s', async (_, fields, expected) => {
  const { user } = session(answerAs(fields));
  user.setToken('opaque');
  await settle();
  expect(user.isEmployee.value).toBe(expected);
  expect(user.currentUser.value?.firstname).toBe('Diana');
});

test('a stored token is a session from the first moment', async () => {
  const { user } = session(answerAs(), (storage) => storage.set('signin_token', 'stored', 3600));
  expect(user.isSignedIn.value).toBe(true);
  await settle();
  expect(user.currentUser.value?.firstname).toBe('Diana');
});

test('a stored record past its ttl: signed out on load, and what it left behind is gone', () => {
  document.cookie = 'group=3; path=/';
  document.cookie = 'username=diana; path=/';
  document.cookie = 'theirs=1; path=/';
  const { user, storage, requests } = session(answerAs(), (stored) => {
    for (const key of ['firstName', 'lastName', 'email', 'cartError', 'guestEmail', 'cartId'])
      stored.set(key, 'x');
    stored.set('imagesBySku', {});
    stored.set('signin_token', 'old', 60);
    vi.setSystemTime(Date.now() + 61_000);
  });
  expect(user.isSignedIn.value).toBe(false);
  for (const key of ['signin_token', 'firstName', 'lastName', 'email', 'cartError', 'guestEmail', 'cartId']) {
    expect(storage.get(key), key).toBeUndefined();
  }
  expect(storage.get('imagesBySku')).toBeUndefined();
  expect(document.cookie).toBe('theirs=1');
  expect(requests).toEqual([]);
});

test('the session ends within a second of its time, and says so', async () => {
  const { user } = session();
  const [signedOut, expired] = [vi.fn(), vi.fn()];
  user.onSignOut(signedOut);
  user.onExpired(expired);
  user.setToken('opaque', 60);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(user.isSignedIn.value).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(user.isSignedIn.value).toBe(false);
  expect([signedOut.mock.calls.length, expired.mock.calls.length]).toEqual([1, 1]);
  expect(user.currentUser.value).toBeUndefined();
});

test('clearing the token stops the timer', async () => {
  const { user } = session();
  const expired = vi.fn();
  user.onExpired(expired);
  user.setToken('opaque', 60);
  await settle();
  user.clearToken();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(expired).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('sign in by password, sign out with revocation', async () => {
  const { user, requests } = session();
  const signedOut = vi.fn();
  user.onSignOut(signedOut);
  await user.signIn('diana@example.com', 'Passw0rd!23');
  expect(user.token.value).toBe('fresh');
  await settle();
  await user.signOut();
  expect([user.isSignedIn.value, user.currentUser.value]).toEqual([false, undefined]);
  expect(signedOut).toHaveBeenCalledTimes(1);
  const revocation = requests.find(({ query }) => query.includes('revokeCustomerToken'));
  expect(revocation?.headers.authorization).toBe('Bearer fresh');
});

test('signs out in a sandbox that has no cookies', async () => {
  const { user } = session(answerAs(), (storage) => storage.set('signin_token', 'old', 1800));
  const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  await user.signOut();
  expect(user.isSignedIn.value).toBe(false);
  expect(cookie).toHaveBeenCalled();
  cookie.mockRestore();
});

test('a refused sign-in leaves the session as it was', async () => {
  const { user } = session(() => ({
    status: 401,
    json: {
      errors: [{ message: 'The account sign-in was incorrect.' }],
      data: { generateCustomerToken: null },
    },
  }));
  await expect(user.signIn('diana@example.com', 'wrong')).rejects.toMatchObject({
    message: 'The account sign-in was incorrect.',
  });
  expect(user.isSignedIn.value).toBe(false);
});

test('a failed revocation is ignored', async () => {
  const { user } = session(({ query }) =>
    query.includes('revoke') ? { status: 500, text: 'down' } : answerAs()({ query } as never, 0),
  );
  user.setToken('opaque');
  await settle();
  const out = user.signOut();
  await vi.advanceTimersByTimeAsync(60_000);
  await out;
  expect(user.isSignedIn.value).toBe(false);
});

test('another tab signed out: so are we, once', async () => {
  const { user } = session();
  const [signedOut, expired] = [vi.fn(), vi.fn()];
  user.onSignOut(signedOut);
  user.onExpired(expired);
  user.setToken('opaque');
  await settle();
  const key = 'AIRSIDE_BROWSER_PERSISTENCE__shop__signin_token';
  localStorage.removeItem(key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
  expect(user.isSignedIn.value).toBe(false);
  expect([signedOut.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
});

test('the backend no longer knows the session: it ends and says so', async () => {
  const { user } = session(() => ({
    json: { errors: [{ message: "The current customer isn't authorized." }], data: { customer: null } },
  }));
  const expired = vi.fn();
  user.onExpired(expired);
  user.setToken('revoked elsewhere');
  await settle();
  expect(user.isSignedIn.value).toBe(false);
  expect(expired).toHaveBeenCalledTimes(1);
});

describe('how a session ends (behaviour 4.4)', () => {
  const privateKeys = [
    'firstName',
    'lastName',
    'email',
    'cartError',
    'guestEmail',
    'cartId',
    'cartCount',
    'billing_address',
    'shipping_address',
    'shippingMethod',
    'paymentMethod',
    'availableShippingMethods',
    'checkoutReceipt',
  ];
  type Session = ReturnType<typeof session>;

  test.each<[string, (parts: Session) => unknown, string, boolean]>([
    ['signing out', ({ user }) => user.signOut(), 'signed-out', false],
    ['signing out without revocation', ({ user }) => user.signOut({ revoke: false }), 'signed-out', false],
    ['clearing the token', ({ user }) => user.clearToken(), 'signed-out', false],
    ['a cart that is refused', ({ user }) => user.clearToken('refused'), 'refused', true],
    ['its time', () => vi.advanceTimersByTimeAsync(62_000), 'expired', true],
    [
      'the backend',
      ({ transport }) =>
        transport.query(CustomerDetailsDocument, {}, { policy: 'network-only' }).catch(() => {}),
      'expired',
      true,
    ],
  ])('%s', async (_, end, why, keepsDraft) => {
    let isDead = false;
    const parts = session((request, index) =>
      isDead && request.query.includes('customer')
        ? {
            json: {
              errors: [{ message: "The current customer isn't authorized." }],
              data: { customer: null },
            },
          }
        : answerAs()(request, index),
    );
    const { storage, user } = parts;
    user.setToken('opaque', 60);
    await settle();
    const looked = ['recentlyViewed', 'recent_searches', 'toldPurchase'];
    for (const key of [...privateKeys, 'imagesBySku', 'checkoutDraft', ...looked]) storage.set(key, 'x');
    document.cookie = 'group=3; path=/';
    const [signedOut, expired] = [vi.fn(), vi.fn()];
    user.onSignOut(signedOut);
    user.onExpired(expired);
    isDead = true;
    await end(parts);
    await settle();
    expect(signedOut.mock.calls).toEqual([[why]]);
    expect(expired).toHaveBeenCalledTimes(why === 'expired' ? 1 : 0);
    expect(user.isSignedIn.value).toBe(false);
    for (const key of [...privateKeys, 'imagesBySku']) expect(storage.get(key), key).toBeUndefined();
    // What was being typed or looked at waits for its owner whose time ran out, and for nobody else.
    for (const key of ['checkoutDraft', ...looked])
      expect(storage.get(key) !== undefined, key).toBe(keepsDraft);
    expect(storage.get('checkoutChosen')).toEqual(
      keepsDraft ? { owner: 'x', values: expect.objectContaining({ shipping_address: 'x' }) } : undefined,
    );
    expect(storage.get('cartEnd')).toEqual({ why });
    expect(document.cookie).not.toContain('group');
  });

  test('with nothing in the cart there is nothing to say of it', async () => {
    const { user, storage } = session();
    user.setToken('opaque', 60);
    await settle();
    storage.set('cartEnd', { why: 'emptied', names: ['Theirs'] });
    storage.set('cartCount', 0);
    user.clearToken();
    expect(storage.get('cartEnd')).toBeUndefined();
  });

  test('another tab: storage is that tab’s to clear, and may hold a new cart already', async () => {
    const { user, storage } = session();
    const signedOut = vi.fn();
    user.onSignOut(signedOut);
    user.setToken('opaque');
    await settle();
    storage.set('cartId', 'of the other tab');
    const key = 'AIRSIDE_BROWSER_PERSISTENCE__shop__signin_token';
    localStorage.removeItem(key);
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
    expect(signedOut.mock.calls).toEqual([['elsewhere']]);
    expect(storage.get('cartId')).toBe('of the other tab');
  });

  test('nobody waits for the revocation', async () => {
    const { user } = session(({ query }, index) =>
      query.includes('revoke') ? new Promise(() => {}) : answerAs()({ query } as never, index),
    );
    user.setToken('opaque');
    await settle();
    await user.signOut();
    expect(user.isSignedIn.value).toBe(false);
  });
});

test.each([
  [0, undefined],
  [1_479_000, undefined],
  [1_681_000, 119],
  [1_790_000, 10],
  [1_800_000, 0],
])('%i ms into half an hour: %s seconds left are told', async (elapsed, expected) => {
  const { user } = session();
  user.setToken('opaque', 1800);
  await vi.advanceTimersByTimeAsync(elapsed);
  expect(user.secondsLeft.value).toBe(expected);
});

/** What another tab has stored, as this one hears of it. */
function otherTabStores(values: Record<string, string>) {
  const prefix = 'AIRSIDE_BROWSER_PERSISTENCE__shop__';
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(
      prefix + name,
      JSON.stringify({ value, timeStored: Date.now(), ...(name === 'signin_token' ? { ttl: 3600 } : {}) }),
    );
  for (const name of Object.keys(values))
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: prefix + name, storageArea: localStorage }),
    );
}

test('another tab prolongs the session: the same person, known all the time', async () => {
  const { user } = session();
  await user.signIn('diana@example.com', 'Passw0rd!23');
  await settle();
  const [signedOut, names] = [vi.fn(), [] as (string | undefined)[]];
  user.onSignOut(signedOut);
  cleanUps.push(effect(() => void names.push(user.currentUser.value?.firstname)));
  otherTabStores({ email: 'Diana@example.com', signin_token: 'longer' });
  await settle();
  expect(user.token.value).toBe('longer');
  expect(signedOut).not.toHaveBeenCalled();
  expect(new Set(names)).toEqual(new Set(['Diana']));
});

test('another tab went from one person to the next while this one slept: nothing of the first is left', async () => {
  const { user } = session();
  await user.signIn('diana@example.com', 'Passw0rd!23');
  await settle();
  const [signedOut, states] = [vi.fn(), [] as boolean[]];
  user.onSignOut(signedOut);
  cleanUps.push(effect(() => void states.push(user.isSignedIn.value)));
  otherTabStores({ email: 'erik@example.com', signin_token: 'of Erik' });
  expect(user.currentUser.value).toBeUndefined();
  expect(signedOut.mock.calls).toEqual([['elsewhere']]);
  expect(states).toEqual([true, false, true]);
  expect(user.token.value).toBe('of Erik');
});

test('signing in again begins a new count', async () => {
  const { user } = session();
  user.setToken('opaque', 100);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(user.secondsLeft.value).toBe(50);
  await user.signIn('diana@example.com', 'Passw0rd!23');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(user.secondsLeft.value).toBeUndefined();
  expect(user.isSignedIn.value).toBe(true);
});

test('an opaque token lives as long as the backend says, in hours', async () => {
  const { user, storage } = session();
  await user.signIn('diana@example.com', 'Passw0rd!23');
  expect(storage.record('signin_token')?.ttl).toBe(1800);
  expect(storage.get('email')).toBe('diana@example.com');
});

test('a token that has died does not stand in the way of a new one', async () => {
  const { user, requests } = session(answerAs(), (storage) => storage.set('signin_token', 'dead', 3600));
  await user.signIn('diana@example.com', 'Passw0rd!23');
  const signIn = requests.find(({ query }) => query.includes('generateCustomerToken'));
  expect(signIn?.headers.authorization).toBe('');
  expect(user.token.value).toBe('fresh');
});

test('what goes with the guest decides when the session begins', async () => {
  const { user } = session();
  const order: string[] = [];
  user.aroundSignIn(async (request) => {
    const store = await request();
    order.push(`asked, ${user.isSignedIn.value}`);
    store();
    order.push(`stored, ${user.isSignedIn.value}`);
  });
  await user.signIn('diana@example.com', 'Passw0rd!23');
  expect(order).toEqual(['asked, false', 'stored, true']);
});

test('reset forgets who is signed in, and details can be asked for again', async () => {
  const { user } = session();
  user.setToken('opaque');
  await settle();
  user.reset();
  expect([user.isSignedIn.value, user.currentUser.value]).toEqual([true, undefined]);
  await user.getDetails();
  expect(user.currentUser.value?.firstname).toBe('Diana');
});
