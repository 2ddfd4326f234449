// The actions of the forms against the embedded backend: what each answers, what its slot says, and what was sent as whom.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveSetting } from '../../demo-host/backend/settings';
import { createAccountActions, type AccountActions, type NewAccount } from '../../src/user/account';
import { backendShop, type BackendShop } from '../support/backend-shop';

let shop: BackendShop;
let account: AccountActions;
beforeEach(async () => {
  shop = await backendShop();
  account = shop.storefront.feature(createAccountActions);
});
afterEach(() => shop.close());

const gita: NewAccount = {
  email: 'gita@example.com',
  firstname: 'Gita',
  lastname: 'Guest',
  password: 'Passw0rd!23',
  isSubscribed: true,
};
const refused = () => new Response('Bad gateway', { status: 400 });

async function mailTo(address: string): Promise<string> {
  const answer = await shop.backend.handle(
    new Request(`http://airside.test/_demo/outbox?to=${address}`, {
      headers: { accept: 'application/json' },
    }),
  );
  const { mails } = (await answer.json()) as { mails: { body: string }[] };
  return mails[0]?.body ?? '';
}
const parameter = (text: string, name: string) => new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? '';

describe('sign in', () => {
  test('request, receive', async () => {
    const done = account.signIn('diana@example.com', 'Passw0rd!23');
    expect(account.isSigningIn.value).toBe(true);
    expect(await account.signIn('diana@example.com', 'Passw0rd!23')).toBe(false);
    expect(await done).toBe(true);
    expect([account.isSigningIn.value, account.signInError.value]).toEqual([false, undefined]);
    expect(shop.asked.filter((name) => name === 'SignIn')).toHaveLength(1);
    expect(shop.storefront.user.isSignedIn.value).toBe(true);
  });

  test('a refusal is kept until the next attempt', async () => {
    expect(await account.signIn('diana@example.com', 'wrong')).toBe(false);
    expect(account.signInError.value?.message).toMatch(/sign-in was incorrect/);
    account.reset();
    expect(account.signInError.value).toBeUndefined();
  });
});

describe('create account', () => {
  test('signs in at once', async () => {
    expect(await account.createAccount(gita)).toBe('signed-in');
    await shop.storefront.user.getDetails();
    expect(shop.storefront.user.currentUser.value).toMatchObject({ firstname: 'Gita', isSubscribed: true });
  });

  test('an address that has one', async () => {
    expect(await account.createAccount({ ...gita, email: 'diana@example.com' })).toBeUndefined();
    expect(account.createAccountError.value?.message).toMatch(/already exists/);
    expect(account.isCreatingAccount.value).toBe(false);
  });

  test('where addresses are confirmed: not signed in, a mail, and the press on its link', async () => {
    saveSetting(shop.backend.db, 'customer/create_account/confirm', 1);
    expect(await account.createAccount(gita)).toBe('to-confirm');
    expect(shop.storefront.user.isSignedIn.value).toBe(false);
    const key = parameter(await mailTo(gita.email), 'key');
    expect(await account.confirm(gita.email, 'f'.repeat(32))).toBe(false);
    expect(account.confirmError.value?.message).toMatch(/confirmation token is invalid/);
    expect(await account.resendConfirmation(gita.email)).toBe(true);
    expect(await account.confirm(gita.email, key)).toBe(true);
    // Twice, or a mail program was there before.
    expect(await account.confirm(gita.email, key)).toBe(true);
    expect(await account.signIn(gita.email, gita.password)).toBe(true);
  });

  test('created, and the network goes before the sign-in', async () => {
    shop.intercept.answer = (operation) => (operation === 'SignIn' ? refused() : undefined);
    expect(await account.createAccount(gita)).toBe('created');
    expect(account.createAccountError.value).toBeUndefined();
  });
});

describe('a new password', () => {
  test('by mail; the link works once', async () => {
    expect(await account.requestPasswordReset('diana@example.com')).toBe(true);
    const token = parameter(await mailTo('diana@example.com'), 'token');
    expect(await account.resetPassword('diana@example.com', token, 'weak')).toBeUndefined();
    expect(account.resetPasswordError.value?.message).toMatch(/at least 8 characters/);
    const done = account.resetPassword('diana@example.com', token, 'An0ther!word');
    expect(account.isResettingPassword.value).toBe(true);
    expect(await done).toBe('signed-in');
    expect(account.resetPasswordError.value).toBeUndefined();
    expect(await account.resetPassword('diana@example.com', token, 'An0ther!word2')).toBeUndefined();
    expect(await account.signIn('diana@example.com', 'An0ther!word')).toBe(true);
  });

  const resetOfDiana = async () => {
    await account.requestPasswordReset('diana@example.com');
    const token = parameter(await mailTo('diana@example.com'), 'token');
    return account.resetPassword('diana@example.com', token, 'An0ther!word');
  };

  test('somebody else is signed in: they are signed out whole, and the owner of the link is in', async () => {
    const { user, storage, cart } = shop.storefront;
    await shop.signIn('lena@example.com');
    await cart.load();
    const [theirs, theirCart] = [user.token.value, cart.cartId.value];
    storage.set('addressDraft', { owner: 'lena@example.com', typed: {} });
    const ends: string[] = [];
    user.onSignOut((why) => ends.push(why));
    expect(await resetOfDiana()).toBe('signed-in');
    expect([ends, storage.get('addressDraft'), storage.get('email')]).toEqual([
      ['signed-out'],
      undefined,
      'diana@example.com',
    ]);
    await user.getDetails();
    expect(user.currentUser.value?.email).toBe('diana@example.com');
    await cart.load();
    expect(cart.cartId.value).not.toBe(theirCart);
    const old = await shop.backend.graphql('{ customer { email } }', {}, { token: theirs });
    expect(old.errors?.[0]?.message).toMatch(/isn't authorized|token/i);
  });

  test('nobody but the owner of the link stays signed in where the sign-in fails', async () => {
    await shop.signIn('lena@example.com');
    shop.intercept.answer = (operation) => (operation === 'SignIn' ? refused() : undefined);
    expect(await resetOfDiana()).toBe('changed');
    expect(shop.storefront.user.isSignedIn.value).toBe(false);
    expect(account.resetPasswordError.value).toBeUndefined();
  });

  test('a link that is refused leaves the session alone', async () => {
    await shop.signIn('lena@example.com');
    expect(await account.resetPassword('diana@example.com', 'old', 'An0ther!word')).toBeUndefined();
    expect(shop.storefront.storage.get('email')).toBe('lena@example.com');
    expect(shop.storefront.user.isSignedIn.value).toBe(true);
  });

  test('the same account goes on, however it is spelled', async () => {
    await shop.signIn('Diana@Example.com');
    const ends: string[] = [];
    shop.storefront.user.onSignOut((why) => ends.push(why));
    expect(await resetOfDiana()).toBe('signed-in');
    expect([ends, shop.asked.includes('SignOut')]).toEqual([[], false]);
  });

  test('an address without an account is answered like one with', async () => {
    expect(await account.requestPasswordReset('nobody@example.com')).toBe(true);
    expect(account.resetPasswordError.value).toBeUndefined();
  });

  test('what else goes wrong is said', async () => {
    shop.intercept.answer = () => refused();
    expect(await account.requestPasswordReset('diana@example.com')).toBe(false);
    expect(account.resetPasswordError.value).toBeInstanceOf(Error);
  });
});

test('the rules are the backend’s', async () => {
  await account.loadRules();
  expect(account.rules.value).toEqual({ minimumLength: 8, requiredClasses: 3, hasNewsletter: true });
});

test('rules that do not come are asked for again, and the usual ones hold meanwhile', async () => {
  shop.intercept.answer = () => refused();
  await account.loadRules();
  expect(account.rules.value.minimumLength).toBe(8);
  shop.intercept.answer = undefined;
  await account.loadRules();
  expect(account.rules.value.hasNewsletter).toBe(true);
});
