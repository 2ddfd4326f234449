// The newsletter: who may subscribe, what is kept, which mail is sent, and what a customer's own switch does.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, password, type SmallShop } from '../small-shop';

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const subscribe = `mutation($email: String!, $firstname: String, $audience: NewsletterAudienceEnum) {
  subscribeEmailToNewsletter(email: $email, firstname: $firstname, audience: $audience) { status }
}`;
const switchTo =
  'mutation($on: Boolean!) { updateCustomerV2(input: { is_subscribed: $on }) { customer { is_subscribed } } }';
const isSubscribed = '{ customer { is_subscribed } }';
const status = (data: Record<string, unknown>) =>
  (data.subscribeEmailToNewsletter as { status: string }).status;
const mails = () =>
  all<{ recipient: string; subject: string; body: string }>(shop.db, 'SELECT * FROM outbox ORDER BY id');
const subscriber = (email: string) =>
  one<Record<string, unknown>>(shop.db, 'SELECT * FROM newsletter_subscriber WHERE email = ?', email);
const email = 'reader@example.com';
const open = (path: string) => shop.backend.handle(new Request(`http://shop.test${path}`));
/** Of the last mail, without its origin. */
const link = () => /http:\/\/shop\.test(\/newsletter\/\S+)/.exec(mails().at(-1)?.body ?? '')?.[1] ?? '';
const led = async (to: string) => (await open(to)).headers.get('location');
/** Editors have written what is said at the end of each link. */
const writePages = (...identifiers: string[]) => {
  for (const page of identifiers)
    run(shop.db, 'INSERT INTO cms_page (identifier, title) VALUES (?, ?)', page, page);
};

describe('the form', () => {
  it('keeps first name and audience, and says so by mail', async () => {
    const data = await shop.ask(subscribe, { email: ` ${email} `, firstname: 'Rita', audience: 'CATALOG' });
    expect(status(data)).toBe('SUBSCRIBED');
    expect(subscriber(email)).toMatchObject({ firstname: 'Rita', audience: 'CATALOG', customer_id: null });
    expect(mails()).toMatchObject([{ recipient: email, subject: 'Newsletter subscription success' }]);
  });

  it('takes an address once, in whatever case', async () => {
    await shop.ask(subscribe, { email });
    expect(await shop.refused(subscribe, { email: email.toUpperCase() })).toEqual({
      message: 'This email address is already subscribed.',
      category: 'graphql-already-exists',
    });
    expect(mails()).toHaveLength(1);
  });

  it.each([
    ['', 'You must specify an email address to subscribe to a newsletter.'],
    ['  ', 'You must specify an email address to subscribe to a newsletter.'],
    ['nope', 'Enter a valid email address.'],
  ])('refuses “%s”', async (wrong, message) => {
    expect(await shop.refused(subscribe, { email: wrong })).toEqual({ message, category: 'graphql-input' });
  });

  it('is for customers only where the shop says so', async () => {
    saveSetting(shop.db, 'newsletter/subscription/allow_guest_subscribe', 0);
    expect((await shop.refused(subscribe, { email })).message).toMatch(/^Guests can not subscribe/);
    const data = await shop.ask(subscribe, { email }, await shop.signIn());
    expect(status(data)).toBe('SUBSCRIBED');
  });
});

describe('a subscription that has to be confirmed', () => {
  beforeEach(async () => {
    saveSetting(shop.db, 'newsletter/subscription/confirm', 1);
    expect(status(await shop.ask(subscribe, { email, firstname: 'Rita' }))).toBe('NOT_ACTIVE');
  });

  it('is asked for by mail, again when the form is sent again', async () => {
    expect(status(await shop.ask(subscribe, { email }))).toBe('NOT_ACTIVE');
    expect(mails().map(({ subject }) => subject)).toEqual(
      Array(2).fill('Newsletter subscription confirmation'),
    );
    expect(subscriber(email)).toMatchObject({ firstname: 'Rita' });
  });

  it('is confirmed by the link in the mail, once', async () => {
    const path = link();
    for (let times = 0; times < 2; times++) {
      const response = await open(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
      expect(subscriber(email)).toMatchObject({ status: 'SUBSCRIBED' });
    }
    expect(mails()).toHaveLength(2);
  });

  it('leads to the page that says what happened, where the shop has one', async () => {
    writePages('newsletter-confirmed', 'newsletter-confirmed-before', 'newsletter-link-over');
    const path = link();
    expect(await led(path.replace(/code\/.*/, 'code/guessed/'))).toBe('/pages/newsletter-link-over');
    expect(await led(path)).toBe('/pages/newsletter-confirmed');
    expect(await led(path)).toBe('/pages/newsletter-confirmed-before');
  });

  it('is not confirmed by another code', async () => {
    expect((await open(link().replace(/code\/.*/, 'code/guessed/'))).status).toBe(302);
    expect(subscriber(email)).toMatchObject({ status: 'NOT_ACTIVE' });
    expect((await open('/newsletter/elsewhere')).status).toBe(404);
  });
});

describe('the link at the end of a letter', () => {
  beforeEach(async () => {
    writePages('newsletter-unsubscribed', 'newsletter-link-over');
    await shop.ask(subscribe, { email, firstname: 'Rita' });
  });

  it('ends the newsletter, once, and says so on a page and by mail', async () => {
    const path = link();
    for (let times = 0; times < 2; times++) {
      expect(await led(path)).toBe('/pages/newsletter-unsubscribed');
      expect(subscriber(email)).toMatchObject({ status: 'UNSUBSCRIBED' });
    }
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Newsletter subscription success',
      'Newsletter unsubscription success',
    ]);
    // Who wants it again may have it again.
    expect(status(await shop.ask(subscribe, { email }))).toBe('SUBSCRIBED');
  });

  it('ends nothing with another code', async () => {
    expect(await led(link().replace(/code\/.*/, 'code/guessed/'))).toBe('/pages/newsletter-link-over');
    expect(subscriber(email)).toMatchObject({ status: 'SUBSCRIBED' });
  });

  it('turns the switch of an account off', async () => {
    const token = await shop.signIn();
    await shop.ask(switchTo, { on: true }, token);
    await open(link());
    expect(await shop.ask(isSubscribed, {}, token)).toEqual({ customer: { is_subscribed: false } });
  });
});

describe('a customer', () => {
  it('is subscribed by the form with the own address, and told apart from others', async () => {
    const token = await shop.signIn();
    await shop.ask(subscribe, { email: 'diana@example.com' }, token);
    await shop.ask(subscribe, { email }, token);
    expect(await shop.ask(isSubscribed, {}, token)).toEqual({ customer: { is_subscribed: true } });
    expect(subscriber('diana@example.com')).toMatchObject({ customer_id: 1 });
    expect(subscriber(email)).toMatchObject({ customer_id: null });
  });

  it('turns it off and on, with a mail each time that it changes', async () => {
    const token = await shop.signIn();
    for (const on of [false, true, true, false, false])
      expect(await shop.ask(switchTo, { on }, token)).toEqual({
        updateCustomerV2: { customer: { is_subscribed: on } },
      });
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Newsletter subscription success',
      'Newsletter unsubscription success',
    ]);
    // Off is no reason to refuse the form.
    expect(status(await shop.ask(subscribe, { email: 'diana@example.com' }))).toBe('SUBSCRIBED');
  });

  it('takes the subscription along to a new address', async () => {
    const token = await shop.signIn();
    await shop.ask(switchTo, { on: true }, token);
    await shop.ask(subscribe, { email: 'dia@example.com' });
    await shop.ask(
      'mutation($password: String!) { updateCustomerEmail(email: "dia@example.com", password: $password) { customer { email } } }',
      { password },
      token,
    );
    expect(await shop.ask(isSubscribed, {}, token)).toEqual({ customer: { is_subscribed: true } });
    expect(all(shop.db, 'SELECT email, customer_id FROM newsletter_subscriber')).toEqual([
      { email: 'dia@example.com', customer_id: 1 },
    ]);
  });

  it('leaves nothing behind when the account goes', async () => {
    const token = await shop.signIn();
    await shop.ask(switchTo, { on: true }, token);
    run(shop.db, 'DELETE FROM customer WHERE id = 1');
    expect(subscriber('diana@example.com')).toBeUndefined();
  });
});

describe('a new account', () => {
  const create = `mutation($password: String!) { createCustomerV2(input: { email: "new@example.com", firstname: "N",
    lastname: "L", password: $password, is_subscribed: true }) { customer { is_subscribed } } }`;
  const created = (value: boolean) => ({ createCustomerV2: { customer: { is_subscribed: value } } });
  /** With the key from the last mail. */
  const confirm = () =>
    shop.ask(
      'mutation($key: String!) { confirmEmail(input: { email: "new@example.com", confirmation_key: $key }) { customer { email } } }',
      { key: /&key=(\w+)&/.exec(mails().at(-1)?.body ?? '')?.[1] },
    );

  it('may subscribe at once, not where there is no newsletter', async () => {
    expect(await shop.ask(create, { password })).toEqual(created(true));
    run(shop.db, "DELETE FROM customer WHERE email = 'new@example.com'");
    saveSetting(shop.db, 'newsletter/general/active', 0);
    expect(await shop.ask(create, { password })).toEqual(created(false));
  });

  it('waits for the account to be confirmed, and no longer', async () => {
    saveSetting(shop.db, 'customer/create_account/confirm', 1);
    expect(await shop.ask(create, { password })).toEqual(created(false));
    expect(subscriber('new@example.com')).toMatchObject({ status: 'UNCONFIRMED' });
    const letters = () => mails().flatMap(({ subject }) => (subject.startsWith('Newsletter') ? subject : []));
    expect(letters()).toEqual([]);
    await confirm();
    expect(subscriber('new@example.com')).toMatchObject({ status: 'SUBSCRIBED' });
    expect(letters()).toEqual(['Newsletter subscription success']);
  });

  it('is not subscribed by confirming an account without it', async () => {
    saveSetting(shop.db, 'customer/create_account/confirm', 1);
    await shop.ask(create.replace('is_subscribed: true', 'is_subscribed: false'), { password });
    await confirm();
    expect(subscriber('new@example.com')).toBeUndefined();
  });
});
