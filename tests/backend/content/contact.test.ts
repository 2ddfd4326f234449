// The contact form: what it refuses, and the mail to the shop.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const contact = 'mutation($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const form = { name: 'Gita Guest', email: 'gita@example.com', comment: ' When do you open? ' };
const mails = () => all<{ recipient: string; body: string }>(shop.db, 'SELECT * FROM outbox');

it('writes to the shop what was asked, by whom', async () => {
  saveSetting(shop.db, 'contact/email/recipient_email', 'desk@shop.test');
  expect(await shop.ask(contact, { input: { ...form, telephone: '512' } })).toEqual({
    contactUs: { status: true },
  });
  expect(mails()).toMatchObject([
    {
      recipient: 'desk@shop.test',
      body: 'Name: Gita Guest\nEmail: gita@example.com\nPhone Number: 512\n\nComment: When do you open?',
    },
  ]);
});

it.each([
  ['no address', { email: 'nope', name: '', comment: '' }, /^The email address is invalid/],
  ['no name', { name: ' ', comment: '' }, /^Name field is required\.$/],
  ['no text', { comment: '\n' }, /^Comment field is required\.$/],
])('refuses %s, the first of what is wrong', async (_, wrong, message) => {
  const refused = await shop.refused(contact, { input: { ...form, ...wrong } });
  expect(refused).toMatchObject({
    category: 'graphql-input',
    message: expect.stringMatching(message) as string,
  });
  expect(mails()).toEqual([]);
});

it('can be switched off', async () => {
  saveSetting(shop.db, 'contact/contact/enabled', 0);
  expect(await shop.refused(contact, { input: form })).toEqual({
    message: 'The contact form is unavailable.',
    category: 'graphql-input',
  });
  expect(await shop.ask('{ storeConfig { contact_enabled } }')).toEqual({
    storeConfig: { contact_enabled: false },
  });
});
