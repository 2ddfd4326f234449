// To whom belongs what was typed and not sent (behaviour 4.3, 4.4).
import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createDrafts } from '../../src/checkout/drafts';
import { createSavedCheckout, type Draft } from '../../src/checkout/saved';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import type { UserState } from '../../src/user/state';
import { memoryArea } from '../cart/fake-shop';

function checkout() {
  const storage = createBrowserStorage('test', { area: memoryArea().area });
  const isSignedIn = signal(false);
  const draft = signal<Draft>({});
  const user = { isSignedIn } as unknown as UserState;
  const drafts = createDrafts({ storage, user, onDispose: () => undefined }, createSavedCheckout(storage), {
    draft,
  });
  const become = (email: string | undefined) => {
    if (email) storage.set('email', email);
    else storage.remove('email');
    isSignedIn.value = !!email;
  };
  return { drafts, draft, become };
}

test.each([
  ['a guest', 'a guest', undefined, undefined, true],
  ['a guest', 'who signs in', undefined, 'diana@example.com', true],
  ['a customer', 'the same after the session had ended', 'diana@example.com', 'diana@example.com', true],
  ['a customer', 'the same, written otherwise', 'diana@example.com', 'Diana@Example.com', true],
  ['a customer', 'a guest at the same computer', 'diana@example.com', undefined, false],
  ['a customer', 'another customer', 'diana@example.com', 'erik@example.com', false],
])('typed by %s, read by %s (%s, %s): %s', (_, __, writer, reader, isGiven) => {
  const { drafts, draft, become } = checkout();
  become(writer);
  drafts.keep({ email: 'typed' });
  // As the end of a session does.
  draft.value = {};
  become(undefined);
  become(reader);
  drafts.restore();
  expect(draft.value.email).toBe(isGiven ? 'typed' : undefined);
});
