// behaviour 10: on a page without <airside-toasts>, what the shop's own code has to say is said.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStoredRecords } from '../../src/storage/stored-records';
import { config, freshPage, openPage, replies } from '../support/open-page';
import { textOf, until } from './support';

freshPage();

const password = 'Passw0rd!23';
const expired = 'Your session has expired. Please sign in again.';

const sayings: Record<string, [said: string, happen: () => Promise<unknown>]> = {
  'that carts were merged in part': [
    'not everything is in stock',
    async () => {
      // Of what is not in stock, a backend says nothing.
      const mergeCarts = { __typename: 'Cart', id: 'c'.repeat(32), total_quantity: 0 };
      replies.set('MergeCarts', () => Response.json({ data: { mergeCarts } }));
      await openPage('<airside-sign-in></airside-sign-in>').cart.addItem({ sku: 'GN-002', quantity: 2 });
      await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'lena@example.com');
      await userEvent.fill(page.getByLabelText('Password', { exact: true }), password);
      await userEvent.keyboard('{Enter}');
    },
  ],
  'that somebody has signed out': [
    'You are signed out.',
    async () => {
      await openPage('<airside-account></airside-account>').user.signIn('lena@example.com', password);
      await userEvent.click(page.getByRole('button', { name: /^Account of Lena/ }));
      await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
    },
  ],
  'that the backend has ended the session': [
    expired,
    async () => openPage('<airside-account></airside-account>').user.setToken('none of ours'),
  ],
  'that the session ended while no page was open': [
    expired,
    async () => {
      const records = createStoredRecords(config.endpoint, { now: () => Date.now() - 5000 });
      records.set('signin_token', 'over', 1);
      records.dispose();
      openPage('<airside-account></airside-account>');
    },
  ],
};

it.each(Object.entries(sayings))('%s', async (_, [said, happen]) => {
  await happen();
  const places = () => [...document.querySelectorAll('airside-toasts')];
  await until(() => expect(places().map(textOf)).toEqual([expect.stringContaining(said)]));
});
