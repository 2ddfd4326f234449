// The newsletter's rules and answers, against the embedded backend.
import { afterEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../src/content/newsletter/api';
import { emailPattern, newsletterErrors } from '../../src/content/newsletter/subscription';
import { createText } from '../../src/words/text';
import '../../src/words/catalogue/newsletter';
import { run } from '../../demo-host/backend/database';
import { backendShop, type BackendShop } from '../support/backend-shop';

const text = createText('en_US');
const draft = (part: object) => ({ email: '', firstName: '', audience: 'store' as const, ...part });
const said = async (part: object, asksName = true) =>
  Object.values(await newsletterErrors(draft(part), asksName)).map((key) => text(key));

describe('what is said of what was typed (behaviour 5)', () => {
  it.each([
    [{}, ['Email is required.', 'First Name is required.']],
    [{ email: 'ann', firstName: 'Ann' }, ['Please enter a valid email.']],
    [{ email: 'ann@shop.e', firstName: 'Ann' }, ['Please enter a valid email.']],
    [{ email: 'ann@shop.ex', firstName: ' ' }, ['First Name is required.']],
    [{ email: 'ann@shop.ex', firstName: 'Ann2' }, ['First name may only contain letters.']],
    [{ email: ' ann@shop.ex ', firstName: 'Anne-Marie' }, []],
    [{ email: 'ann@shop.ex', firstName: 'Zoë O’Neill' }, []],
  ])('%o', async (part, messages) => expect(await said(part)).toEqual(messages));

  it('says nothing of a name that is not asked for', async () => {
    expect(await said({ email: 'ann@shop.ex' }, false)).toEqual([]);
  });

  it('gives browsers a pattern with a top-level domain of two letters or more', () => {
    // As a browser compiles it.
    const pattern = new RegExp(`^(?:${emailPattern})$`, 'v');
    expect(pattern.test('ann@shop.ex')).toBe(true);
    for (const wrong of ['ann@shop', 'ann@shop.e', 'ann@shop.e1', 'ann shop@shop.ex', '@shop.ex'])
      expect(pattern.test(wrong)).toBe(false);
  });
});

describe('what the backend answers', () => {
  let shop: BackendShop | undefined;
  afterEach(() => shop?.close());
  const set = (path: string, value: string) =>
    run(shop!.backend.db, 'INSERT OR REPLACE INTO setting (path, value) VALUES (?, ?)', path, value);
  const ask = (email: string, audience: 'store' | 'catalog' = 'store') =>
    subscribe(shop!.storefront.transport, { email, firstName: 'Ann', audience });

  it('takes an address once, with its audience', async () => {
    shop = await backendShop();
    expect(await ask(' ann@shop.example ', 'catalog')).toEqual({ kind: 'subscribed' });
    expect(await ask('ANN@shop.example')).toEqual({ kind: 'already' });
    const [row] = shop.backend.db
      .prepare('SELECT firstname, audience FROM newsletter_subscriber WHERE email = ?')
      .all('ann@shop.example');
    expect(row).toMatchObject({ firstname: 'Ann', audience: 'CATALOG' });
  });

  it('wants a confirmation, or an account, where the shop says so', async () => {
    shop = await backendShop();
    set('newsletter/subscription/confirm', '1');
    expect(await ask('ann@shop.example')).toEqual({ kind: 'confirm' });
    set('newsletter/subscription/allow_guest_subscribe', '0');
    expect(await ask('bea@shop.example')).toEqual({ kind: 'guests' });
  });

  it('does without first name and audience on a stock backend, and learns it', async () => {
    shop = await backendShop({}, { profile: 'stock-2.4.6' });
    expect(await ask('ann@shop.example')).toEqual({ kind: 'subscribed' });
    const { transport } = shop.storefront;
    expect(transport.has('Mutation.subscribeEmailToNewsletter(audience:)')).toBe(false);
    expect(transport.has('Mutation.subscribeEmailToNewsletter(firstname:)')).toBe(false);
  });

  it('tells an address that only the backend finds wrong from a failure', async () => {
    shop = await backendShop();
    expect(await ask('ann@@shop')).toEqual({ kind: 'invalid-email' });
    shop.intercept.answer = () => new Response('Bad gateway', { status: 400 });
    expect(await ask('ann@shop.example')).toMatchObject({ kind: 'failed' });
  });
});
