// The end of a session as the shopper meets it, and the account menu.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { SessionGuard } from '../../src/account/SessionGuard';
import { Toasts } from '../../src/navigation/toasts/Toasts';
import { show, tidy } from './show';
import { waitFor } from '../support/wait-for';

/** Time goes on when the test says so: on a slow machine a session would be over before anything is pressed. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  tidy();
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const guard = (
  <>
    <SessionGuard />
    <Toasts />
  </>
);

it('warns once, and a password begins a new count', async () => {
  const { storefront, asked } = show(guard);
  storefront.user.setToken('old', 90);
  await userEvent.click(button('Stay signed in'));
  const dialog = page.getByRole('dialog', { name: 'Stay signed in?' });
  await expect.element(dialog.getByText('Time left: 1:30')).toBeVisible();
  pass(25);
  await expect.element(dialog.getByText('Time left: 1:05')).toBeVisible();
  const email = dialog.getByLabelText('Email');
  await expect.element(email).toHaveValue('diana@example.com');
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'Passw0rd!23');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You stay signed in.')).toBeVisible();
  expect(storefront.user.token.value).toBe('fresh');
  expect(storefront.user.secondsLeft.value).toBeUndefined();
  expect(asked('SignIn')).toHaveLength(1);
});

it('the time is over before the password is typed: what is open stays open, embedded', async () => {
  const { storefront } = show(guard);
  storefront.user.setToken('old', 90);
  await userEvent.click(button('Stay signed in'));
  await expect.element(page.getByRole('dialog', { name: 'Stay signed in?' })).toBeVisible();
  pass(91);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect.element(dialog).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'Passw0rd!23');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(storefront.user.isSignedIn.value).toBe(true));
});

it('the menu of a customer opens, closes by Escape and not by a press elsewhere, and signs out', async () => {
  const { storefront, host } = show(<AccountMenu />);
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  storefront.user.setToken('t', 600);
  await userEvent.click(button('Account of Diana'));
  const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  expect(links.elements().map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
    '/account-information',
    '/order-history',
    '/address-book',
    '/wishlist',
    '/saved-payments',
    '/communications',
  ]);
  const { violations } = await axe.run(host);
  expect(violations.map(({ id }) => id)).toEqual([]);
  for (const type of ['pointerdown', 'mousedown'])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await expect.element(links.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Account of Diana')).toHaveFocus();
  await userEvent.click(button('Account of Diana'));
  await userEvent.click(button('Sign out'));
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  expect(storefront.user.isSignedIn.value).toBe(false);
});
