// @vitest-environment happy-dom
// behaviour 4.4 as a table: every action is a request and a receive with a slot of its own, and what each leaves behind. Fake time.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDetails } from '../../src/account/details/state';
import { createStorefront, type Storefront } from '../../src/storefront';
import { createAccountActions } from '../../src/user/account';
import { fakeBackend, type Respond } from '../transport/fake-backend';

const refused = { json: { errors: [{ message: 'No.' }], data: {} } };
const customer = {
  __typename: 'Customer',
  email: 'diana@example.com',
  firstname: 'Diana',
  lastname: 'Prince',
  is_subscribed: false,
  groupId: 1,
};
const good: Record<string, object> = {
  SignIn: { generateCustomerToken: { __typename: 'CustomerToken', token: 'fresh' } },
  SignOut: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } },
  CreateAccount: { createCustomerV2: { __typename: 'CustomerOutput', customer } },
  ConfirmAccount: { confirmEmail: { __typename: 'CustomerOutput', customer } },
  ResendConfirmation: { resendConfirmationEmail: true },
  RequestPasswordReset: { requestPasswordResetEmail: true },
  ResetPassword: { resetPassword: true },
  CustomerDetails: { customer },
  ChangeName: { updateCustomerV2: { __typename: 'CustomerOutput', customer } },
  ChangeEmail: { updateCustomerEmail: { __typename: 'CustomerOutput', customer } },
  ChangePassword: { changeCustomerPassword: customer },
  ChangeSubscription: {
    updateCustomerV2: { __typename: 'CustomerOutput', customer: { ...customer, is_subscribed: true } },
  },
  CreateCart: { cartId: 'c'.repeat(32) },
  SessionLifetime: {
    storeConfig: { __typename: 'StoreConfig', store_code: 'default', customer_access_token_lifetime: 1 },
  },
};

let storefront: Storefront;
let failing = '';
const asked: string[] = [];
const respond: Respond = ({ query }) => {
  const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
  asked.push(name);
  return name === failing || !good[name] ? refused : { json: { data: good[name] } };
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  failing = '';
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  storefront = createStorefront(
    {
      endpoint: 'https://shop.test/graphql',
      restUrl: 'https://shop.test/rest',
      contentUrl: 'https://shop.test/api',
      shopUrl: 'https://shop.test/',
      locale: 'en_US',
      tokenTtl: 3600,
      standalone: false,
    },
    { fetch: fakeBackend(respond).fetch },
  );
});
afterEach(() => {
  storefront.dispose();
  vi.useRealTimers();
});

/** Until what is under way is done; what waits on purpose waits in fake time. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let isDone = false;
  void promise.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(500);
  }
  return promise;
}

const account = () => storefront.feature(createAccountActions);
const details = () => storefront.feature(createDetails);
const newAccount = {
  email: 'diana@example.com',
  firstname: 'Diana',
  lastname: 'Prince',
  password: 'Passw0rd!23',
  isSubscribed: false,
};

interface Slots {
  isBusy: { readonly value: boolean };
  error: { readonly value: Error | undefined };
}
type Row = [operation: string, act: () => Promise<unknown>, slots: () => Slots, needsSession: boolean];

const rows: Row[] = [
  [
    'SignIn',
    () => account().signIn('diana@example.com', 'Passw0rd!23'),
    () => ({ isBusy: account().isSigningIn, error: account().signInError }),
    false,
  ],
  [
    'CreateAccount',
    () => account().createAccount(newAccount),
    () => ({ isBusy: account().isCreatingAccount, error: account().createAccountError }),
    false,
  ],
  [
    'RequestPasswordReset',
    () => account().requestPasswordReset('diana@example.com'),
    () => ({ isBusy: account().isResettingPassword, error: account().resetPasswordError }),
    false,
  ],
  [
    'ResetPassword',
    () => account().resetPassword('diana@example.com', 'token', 'An0ther!word'),
    () => ({ isBusy: account().isResettingPassword, error: account().resetPasswordError }),
    false,
  ],
  [
    'ConfirmAccount',
    () => account().confirm('diana@example.com', 'key'),
    () => ({ isBusy: account().isConfirming, error: account().confirmError }),
    false,
  ],
  ['ChangeName', () => details().changeName('Dee', 'Lind'), () => details().naming, true],
  ['ChangeEmail', () => details().changeEmail('dee@example.com', 'word'), () => details().mailing, true],
  ['ChangePassword', () => details().changePassword('old', 'new'), () => details().securing, true],
  ['ChangeSubscription', () => details().changeSubscription(true), () => details().subscribing, true],
];

describe.each(rows)('%s', (operation, act, slots, needsSession) => {
  const begin = async () => {
    if (needsSession) await settled(storefront.user.signIn('diana@example.com', 'Passw0rd!23'));
    asked.length = 0;
  };

  test('requested: busy, once; received: no longer, and no error', async () => {
    await begin();
    const first = act();
    expect([slots().isBusy.value, slots().error.value]).toEqual([true, undefined]);
    expect(await act()).toBeFalsy();
    expect(await settled(first)).toBeTruthy();
    expect([slots().isBusy.value, slots().error.value]).toEqual([false, undefined]);
    expect(asked.filter((name) => name === operation)).toHaveLength(1);
  });

  test('refused: the slot says why until the next request', async () => {
    await begin();
    failing = operation;
    expect(await settled(act())).toBeFalsy();
    expect([slots().isBusy.value, slots().error.value?.message]).toEqual([false, 'No.']);
    failing = '';
    const again = act();
    expect(slots().error.value).toBeUndefined();
    expect(await settled(again)).toBeTruthy();
  });
});

describe('what an action leaves', () => {
  const { user, storage } = { user: () => storefront.user, storage: () => storefront.storage };

  test.each([
    ['sign in', () => account().signIn('diana@example.com', 'Passw0rd!23')],
    ['create account', () => account().createAccount(newAccount)],
  ])('%s: a token with its time, and who it is', async (_, act) => {
    await settled<unknown>(act());
    // The backend's hour, from the moment it was stored (behaviour 4.4, 9).
    expect(storage().record('signin_token')).toMatchObject({ value: 'fresh', ttl: 3600 });
    expect(user().isSignedIn.value).toBe(true);
    await settled(user().getDetails());
    expect(user().currentUser.value?.firstname).toBe('Diana');
  });

  test('get details that fail: an error, and the session goes on', async () => {
    failing = 'CustomerDetails';
    user().setToken('opaque');
    await settled(user().getDetails());
    expect([user().getDetailsError.value?.message, user().isSignedIn.value]).toEqual(['No.', true]);
    failing = '';
    const again = user().getDetails();
    expect([user().isGettingDetails.value, user().getDetailsError.value]).toEqual([true, undefined]);
    await settled(again);
    expect([user().isGettingDetails.value, user().currentUser.value?.lastname]).toEqual([false, 'Prince']);
  });

  test.each([
    ['sign out', () => user().signOut(), true],
    ['sign out, revocation refused', () => ((failing = 'SignOut'), user().signOut()), true],
    ['clear token', async () => user().clearToken(), false],
    ['the end of its time', () => vi.advanceTimersByTimeAsync(3_601_000), false],
  ])('%s: no token, no user, no cart, caches forgotten, timers stopped', async (_, act, revokes) => {
    await settled(account().signIn('diana@example.com', 'Passw0rd!23'));
    await settled(storefront.cart.load());
    expect(storage().get('cartId')).toBe('c'.repeat(32));
    const evict = vi.spyOn(storefront.transport, 'evictPrivate');
    asked.length = 0;
    await settled<unknown>(act());
    expect([user().token.value, user().isSignedIn.value, user().currentUser.value]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    expect([storage().get('cartId'), storefront.cart.cartId.value]).toEqual([undefined, undefined]);
    expect(evict).toHaveBeenCalled();
    expect(asked.includes('SignOut')).toBe(revokes);
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
  });
});
