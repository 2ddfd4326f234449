// Tokens by themselves: whose they are, until when, and why not any more.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import { one, run } from '../../../demo-host/backend/database';
import {
  customerOfToken,
  issueToken,
  revokeTokens,
  whyRejected,
} from '../../../demo-host/backend/customer/tokens';
import { createSmallShop, type SmallShop } from '../small-shop';

const now = new Date('2026-11-21T06:17:00.900Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const revoked = 'User token has been revoked';
const expired = 'Consumer key has expired';
const unreadable = 'Composite reader could not read a token';
const options = { secret: 'of the test' } as Parameters<typeof issueToken>[3];

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop();
});
afterEach(() => shop.backend.close());

const issue = (id = 1, given = options) => issueToken(shop.db, id, now, given);
const customer = (token: string, at = now, given = options) => customerOfToken(shop.db, token, at, given);
const why = (token: string, at = now) => whyRejected(shop.db, token, at, options);

/** Signed as customer 1's, with other claims. */
function signed(claims: Record<string, unknown>, alg = 'HS256') {
  const key = createHmac('sha256', 'of the test').update('customer 1 0').digest();
  return new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(after(60)).sign(key);
}

describe('a token', () => {
  it('is its customer’s', async () => {
    expect(await customer(await issue())).toEqual({ id: 1, email: 'diana@example.com', groupId: 1 });
    expect(await customer(await issue(2))).toMatchObject({ id: 2 });
  });

  it('lasts an hour, and is given out anew after a revocation', async () => {
    const token = await issue();
    expect(await customer(token, after(59))).toMatchObject({ id: 1 });
    expect(await customer(token, after(61))).toBeNull();
    revokeTokens(shop.db, 1);
    expect(await customer(await issue())).toMatchObject({ id: 1 });
    expect(await customer(await issue(999))).toBeNull();
  });

  it('is read also where nothing can be written', async () => {
    const token = await issue(1, {} as typeof options);
    run(shop.db, 'PRAGMA query_only = 1');
    expect(await customer(token, now, {} as typeof options)).toMatchObject({ id: 1 });
  });

  it('is a customer’s only where it says so', async () => {
    expect(await customer(await signed({ uid: 1, utypid: 3 }))).toMatchObject({ id: 1 });
    expect(await customer(await signed({ uid: 1, utypid: 2 }))).toBeNull();
    expect(await customer(await signed({ uid: '1', utypid: 3 }))).toBeNull();
    expect(await customer(await signed({ uid: 999, utypid: 3 }))).toBeNull();
    expect(await customer(await signed({ uid: 1, utypid: 3 }, 'HS512').catch(() => ''))).toBeNull();
  });

  it('is nobody’s under another secret, nor under the shop’s own', async () => {
    const token = await issue();
    expect(await customer(token, now, { ...options, secret: 'another' })).toBeNull();
    expect(await customer(token, now, {} as typeof options)).toBeNull();
  });

  it('is signed with a secret that the shop makes up once, and keeps', async () => {
    const none = {} as typeof options;
    const secret = () => one<{ secret: string }>(shop.db, 'SELECT secret FROM token_secret WHERE id = 1');
    const token = await issue(1, none);
    const kept = secret()!.secret;
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    expect(await customer(token, now, none)).toMatchObject({ id: 1 });
    expect(secret()).toEqual({ secret: kept });
    run(shop.db, 'DELETE FROM token_secret');
    expect(await customer(token, now, none)).toBeNull();
  });
});

describe('why a token is none', () => {
  it('is that it was revoked, also more than once', async () => {
    const token = await issue();
    revokeTokens(shop.db, 1);
    expect(await customer(token)).toBeNull();
    expect(await why(token)).toBe(revoked);
    revokeTokens(shop.db, 1);
    expect(await why(token)).toBe(revoked);
  });

  it('is that it expired', async () => {
    const token = await issue();
    expect(await why(token, after(61))).toBe(expired);
    revokeTokens(shop.db, 1);
    expect(await why(token, after(61))).toBe(expired);
  });

  it('is not known where it cannot be read', async () => {
    expect(await why('nonsense')).toBe(unreadable);
    expect(await why(`${(await issue()).slice(0, -4)}AAAA`)).toBe(unreadable);
    expect(await why(await signed({ uid: 999, utypid: 3 }))).toBe(unreadable);
    expect(await why(await signed({ uid: '1', utypid: 3 }))).toBe(unreadable);
  });

  it('is looked for among the last hundred revocations', async () => {
    const token = await issue();
    run(shop.db, 'UPDATE customer SET token_generation = 100 WHERE id = 1');
    expect(await why(token)).toBe(revoked);
    run(shop.db, 'UPDATE customer SET token_generation = 101 WHERE id = 1');
    expect(await why(token)).toBe(unreadable);
  });

  it('a token of one customer is not another’s to lose', async () => {
    const eriks = await issue(2);
    revokeTokens(shop.db, 1);
    expect(await customer(eriks)).toMatchObject({ id: 2 });
  });
});
