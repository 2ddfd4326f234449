// Changing a customer's own data against the embedded backend (behaviour 2.1: communications, account information).
import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDetails, type Details } from '../../src/account/details/state';
import { fetchSession } from '../../src/user/api';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { waitFor } from '../support/wait-for';

const password = 'Passw0rd!23';
let shop: BackendShop;
let details: Details;
beforeEach(async () => {
  shop = await backendShop();
  details = shop.storefront.feature(createDetails);
  await shop.signIn();
});
afterEach(() => shop.close());

const onBackend = async () => (await fetchSession(shop.storefront.transport)).user;
const signIn =
  'mutation ($email: String!, $word: String!) { generateCustomerToken(email: $email, password: $word) { token } }';
/** The token that somebody else's device would get. */
async function tokenBy(email: string, word: string): Promise<string | undefined> {
  const { data } = await shop.backend.graphql<{ generateCustomerToken: { token: string } | null }>(signIn, {
    email,
    word,
  });
  return data?.generateCustomerToken?.token;
}

test('a name: the backend has it, and the session says it', async () => {
  expect(await details.changeName('Dee', 'Lind')).toBe(true);
  expect(shop.storefront.user.currentUser.value).toMatchObject({ firstname: 'Dee', lastname: 'Lind' });
  expect(await onBackend()).toMatchObject({ firstname: 'Dee', lastname: 'Lind' });
});

describe('an email address', () => {
  test('asks for the password', async () => {
    expect(await details.changeEmail('dee@example.com', 'wrong')).toBe(false);
    expect(details.mailing.error.value?.message).toContain('Invalid login or password');
    expect((await onBackend())?.email).toBe('diana@example.com');
    expect(shop.storefront.user.isSignedIn.value).toBe(true);
  });

  test('is what one signs in with from then on', async () => {
    expect(await details.changeEmail('dee@example.com', password)).toBe(true);
    expect(shop.storefront.user.currentUser.value?.email).toBe('dee@example.com');
    // What stays of a session belongs to whoever signs in by this address.
    expect(shop.storefront.storage.get('email')).toBe('dee@example.com');
    expect(await tokenBy('dee@example.com', password)).toBeTruthy();
  });

  test('of somebody else is refused', async () => {
    expect(await details.changeEmail('erik@example.com', password)).toBe(false);
    expect(details.mailing.error.value?.message).toContain('same email address already exists');
  });
});

describe('a password', () => {
  test('asks for the one before', async () => {
    expect(await details.changePassword('wrong', 'An0ther!word')).toBeUndefined();
    expect(details.securing.error.value?.message).toContain('Invalid login or password');
    expect(await tokenBy('diana@example.com', password)).toBeTruthy();
  });

  test('stays signed in here, signed out elsewhere', async () => {
    const elsewhere = await tokenBy('diana@example.com', password);
    const before = shop.storefront.user.token.value;
    expect(await details.changePassword(password, 'An0ther!word')).toBe('kept');
    expect(shop.storefront.user.token.value).not.toBe(before);
    expect((await onBackend())?.email).toBe('diana@example.com');
    const { errors } = await shop.backend.graphql('{ customer { email } }', {}, { token: elsewhere });
    expect(errors?.[0]?.message).toBeTruthy();
    expect(await tokenBy('diana@example.com', password)).toBeUndefined();
    expect(await tokenBy('diana@example.com', 'An0ther!word')).toBeTruthy();
  });

  test('what is asked with the revoked token ends no session while the new one is on its way', async () => {
    const { user, transport } = shop.storefront;
    const expired = vi.fn();
    user.onExpired(expired);
    let isEver = true;
    const stop = effect(() => void (isEver &&= user.isSignedIn.value));
    const changing = details.changePassword(password, 'An0ther!word');
    await waitFor(() => expect(shop.asked).toContain('SignOut'));
    await new Promise((later) => setTimeout(later, 300));
    await fetchSession(transport).catch(() => undefined);
    expect(await changing).toBe('kept');
    stop();
    expect([isEver, expired.mock.calls.length]).toEqual([true, 0]);
    expect((await onBackend())?.email).toBe('diana@example.com');
  });

  test('changed, but the new session does not come: signed out, and nobody believes otherwise', async () => {
    shop.intercept.answer = (operation) =>
      operation === 'SignIn' ? new Response('Bad gateway', { status: 400 }) : undefined;
    expect(await details.changePassword(password, 'An0ther!word')).toBe('signed-out');
    expect(shop.storefront.user.isSignedIn.value).toBe(false);
  });

  test('changed where tokens cannot be revoked: the session goes on', async () => {
    shop.intercept.answer = (operation) =>
      operation === 'SignOut' ? new Response('Bad gateway', { status: 400 }) : undefined;
    expect(await details.changePassword(password, 'An0ther!word')).toBe('kept');
    expect(shop.storefront.user.isSignedIn.value).toBe(true);
  });
});

test('the newsletter: on and off', async () => {
  const before = (await onBackend())?.isSubscribed;
  expect(await details.changeSubscription(!before)).toBe(!before);
  expect(shop.storefront.user.currentUser.value?.isSubscribed).toBe(!before);
  expect((await onBackend())?.isSubscribed).toBe(!before);
  expect(await details.changeSubscription(Boolean(before))).toBe(before);
});
