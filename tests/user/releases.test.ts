// The session against the habits of each release, as the embedded backend has them.
import { afterEach, expect, test, vi } from 'vitest';
import { profileNames, type ProfileName } from '../../demo-host/backend/profile';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { createTransport } from '../../src/transport/transport';
import { createUserState } from '../../src/user/state';
import { createSmallShop } from '../backend/small-shop';
import { waitFor } from '../support/wait-for';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

/** A visit with a token that was revoked on another device. */
async function visit(profile: ProfileName) {
  let now = Date.parse('2026-11-21T06:16:00Z');
  const shop = await createSmallShop({ profile, now: () => new Date(now) });
  const storage = createBrowserStorage('test');
  const token = await shop.signIn();
  await shop.ask('mutation { revokeCustomerToken { result } }', {}, token);
  // Tokens of one second are the same token.
  now += 2000;
  storage.set('signin_token', token, 3600);
  const transport = createTransport({
    endpoint: 'http://shop.test/graphql',
    restUrl: 'http://shop.test/rest',
    storage,
    fetch: (url, init) => shop.backend.handle(new Request(url, { ...init, signal: null })),
  });
  const user = createUserState({ storage, transport, tokenTtl: 3600 });
  cleanUps.push(user.dispose, transport.dispose, storage.dispose);
  return { storage, user };
}

test.each(profileNames)('%s: the backend’s word ends a session whose time is not over', async (profile) => {
  const { user, storage } = await visit(profile);
  const expired = vi.fn();
  user.onExpired(expired);
  await waitFor(() => expect(user.isSignedIn.value).toBe(false));
  expect(expired).toHaveBeenCalledTimes(1);
  expect(storage.get('signin_token')).toBeUndefined();
});

test.each(profileNames)('%s: signing in with a dead token in the browser works at once', async (profile) => {
  const { user } = await visit(profile);
  await user.signIn('diana@example.com', 'Passw0rd!23');
  await waitFor(() => expect(user.currentUser.value?.firstname).toBe('Diana'));
  expect(user.isSignedIn.value).toBe(true);
});
