// New accounts in a shop that wants e-mail addresses confirmed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, password, type SmallShop } from '../small-shop';

const clock = { now: new Date('2026-11-21T06:17:00Z') };
let shop: SmallShop;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({ now: () => clock.now });
  saveSetting(shop.db, 'customer/create_account/confirm', 1);
});
afterEach(() => shop.backend.close());

const email = 'new@example.com';
const confirm = `mutation($email: String!, $key: String!) {
  confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email confirmation_status } } }`;
const resend = 'mutation($email: String!) { resendConfirmationEmail(email: $email) }';

const create = () =>
  shop.ask(
    `mutation($email: String!, $password: String!) { createCustomerV2(input: {
      email: $email, password: $password, firstname: "N", lastname: "W" }) { customer { email } } }`,
    { email, password },
  );

/** Keys of all confirmation mails. */
const keys = () =>
  all<{ body: string }>(shop.db, 'SELECT body FROM outbox WHERE recipient = ? ORDER BY id', email).flatMap(
    ({ body }) => /customer\/account\/confirm\/\?id=\d+&key=(\w+)&/.exec(body)?.[1] ?? [],
  );

describe('a new account', () => {
  it('is shut until its key comes back from the mail', async () => {
    await create();
    await expect(shop.signIn(email)).rejects.toThrow('sign-in was incorrect');
    const [key] = keys();
    expect(await shop.refused(confirm, { email, key: 'wrong' })).toEqual({
      message: 'The confirmation token is invalid. Verify the token and try again.',
      category: 'graphql-input',
    });
    expect((await shop.ask(confirm, { email, key })).confirmEmail).toEqual({
      customer: { email, confirmation_status: 'ACCOUNT_CONFIRMED' },
    });
    expect(await shop.signIn(email)).toContain('.');
    expect((await shop.refused(confirm, { email, key })).message).toBe('The account is already active.');
  });

  it('gets its key again on request', async () => {
    await create();
    expect(await shop.ask(resend, { email })).toEqual({ resendConfirmationEmail: true });
    const [first, second] = keys();
    expect(second).toBe(first);
    await shop.ask(confirm, { email, key: second });
    expect((await shop.refused(resend, { email })).message).toBe("Confirmation isn't needed.");
  });

  it('cannot be confirmed after seven days, but asks anew', async () => {
    await create();
    clock.now = new Date('2026-11-28T06:17:00Z');
    expect((await shop.refused(confirm, { email, key: keys()[0] })).message).toContain('token is invalid');
    await shop.ask(resend, { email });
    await shop.ask(confirm, { email, key: keys()[1] });
    expect(await shop.signIn(email)).toContain('.');
  });

  it('is known by its address', async () => {
    expect((await shop.refused(confirm, { email: 'no address', key: 'x' })).message).toBe('Email is invalid');
    expect((await shop.refused(confirm, { email, key: 'x' })).message).toBe(
      'There was an error confirming the account',
    );
    expect((await shop.refused(resend, { email: 'no address' })).message).toBe('Email address is not valid');
    expect((await shop.refused(resend, { email })).message).toBe(
      'There is no user registered with that email address.',
    );
  });

  it('gets no mail where nothing is to be confirmed', async () => {
    saveSetting(shop.db, 'customer/create_account/confirm', 0);
    await create();
    expect(keys()).toEqual([]);
    expect(await shop.signIn(email)).toContain('.');
  });
});

describe('a customer', () => {
  it('sees the name of the group only where the shop shares it', async () => {
    const token = await shop.signIn();
    const ask = async () => (await shop.ask('{ customer { groupId group { name } } }', {}, token)).customer;
    expect(await ask()).toEqual({ groupId: 1, group: null });
    saveSetting(shop.db, 'customer/account_information/graphql_share_customer_group', 1);
    expect(await ask()).toEqual({ groupId: 1, group: { name: 'General' } });
  });
});
