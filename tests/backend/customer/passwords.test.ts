// Hashing, lock, and resets that work once; the same work is done for addresses that nobody has.
// @vitest-environment-options { "mocks": "password-hash" }
import { hashSync } from 'bcryptjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hashPassword,
  hashPasswordSync,
  isUpToDate,
  matchesHash,
} from '../../../demo-host/backend/customer/password-hash';
import type * as Hashes from '../../../demo-host/backend/customer/password-hash';
import { all, one, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, password, type SmallShop } from '../small-shop';

vi.mock('../../../demo-host/backend/customer/password-hash', async (original) => {
  const real = await original<typeof Hashes>();
  return { ...real, matchesHash: vi.fn(real.matchesHash), hashPassword: vi.fn(real.hashPassword) };
});

const clock = { now: new Date('2026-11-21T06:17:00Z') };
const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));
const email = 'lena@example.com';
const newPassword = 'Another1!';
const signIn =
  'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const reset =
  'mutation($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }';
const mismatch = 'The password token is mismatched. Reset and try again.';

let shop: SmallShop;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({ now: () => clock.now });
  vi.mocked(matchesHash).mockClear();
  vi.mocked(hashPassword).mockClear();
});
afterEach(() => shop.backend.close());

const fail = (address = email) => shop.refused(signIn, { email: address, password: 'wrong' });
const work = () => [vi.mocked(matchesHash).mock.calls.length, vi.mocked(hashPassword).mock.calls.length];
const set = (columns: string) => run(shop.db, `UPDATE customer SET ${columns} WHERE email = ?`, email);

async function resetToken(): Promise<string> {
  await shop.ask('mutation($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
  const mail = one<{ body: string }>(shop.db, 'SELECT body FROM outbox ORDER BY id DESC');
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('the work of a refused sign-in', () => {
  it.each([
    ['a wrong password', () => undefined],
    ['nobody', () => set("email = 'other@example.com'")],
    ['an account without a password', () => set('password_hash = NULL')],
    ['a locked account', () => set("locked_until = '2027-01-01 00:00:00'")],
    ['an unconfirmed account', () => set("confirmation = 'key'")],
  ])('is one comparison for %s', async (_, arrange) => {
    arrange();
    await fail();
    expect(work()).toEqual([1, 0]);
  });

  it('is one hash for a new account, whether or not the address has one', async () => {
    const create =
      'mutation($email: String!, $password: String!) { createCustomerV2(input: { email: $email, password: $password, firstname: "N", lastname: "W" }) { customer { email } } }';
    await shop.refused(create, { email, password });
    expect(work()).toEqual([0, 1]);
    await shop.ask(create, { email: 'new@example.com', password });
    expect(work()).toEqual([0, 2]);
  });
});

describe('a hash', () => {
  const stored = () =>
    one<{ hash: string }>(shop.db, 'SELECT password_hash AS hash FROM customer WHERE email = ?', email)
      ?.hash ?? '';

  it.each([
    ['another cost', hashPasswordSync(password, { passwordCost: 3 })],
    ["an older file's kind", hashSync(password, 4)],
  ])('of %s is made anew by a sign-in, not by a failed one', async (_, old) => {
    run(shop.db, 'UPDATE customer SET password_hash = ? WHERE email = ?', old, email);
    await fail();
    expect(stored()).toBe(old);
    await shop.signIn(email);
    expect(stored()).toMatch(/^\$scrypt\$ln=4\$/);
    await shop.signIn(email);
    expect(vi.mocked(hashPassword)).toHaveBeenCalledTimes(1);
  });

  it('costs what OWASP asks for where nothing else is said', async () => {
    expect(await hashPassword(password, {})).toMatch(/^\$scrypt\$ln=14\$/);
    expect(isUpToDate(hashPasswordSync(password, {}), {})).toBe(true);
  });

  it('is salted, and belongs to one password', async () => {
    const [one, other] = [await hashPassword(password, {}), await hashPassword(password, {})];
    expect(one).not.toBe(other);
    expect(await matchesHash(password, one)).toBe(true);
    expect(await matchesHash(`${password} `, one)).toBe(false);
    for (const wrong of ['', '$scrypt$ln=4$$', `${hashSync(password, 4)}x`, '$2b$04$'])
      expect(await matchesHash(password, wrong)).toBe(false);
  });

  it.each([
    ['today', hashPasswordSync(password, {})],
    ['before', hashSync(password, 10)],
  ])('of %s is compared while others are served', async (_, hash) => {
    let turns = 0;
    let isDone = false;
    const compared = matchesHash(password, hash).finally(() => (isDone = true));
    const serve = () => {
      turns++;
      if (!isDone) setTimeout(serve);
    };
    serve();
    expect(await compared).toBe(true);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('the lock', () => {
  it('counts attempts that come at once, each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => fail()));
    await expect(shop.signIn(email)).rejects.toThrow('sign-in was incorrect');
  });

  it('takes number and minutes from the settings; no number, no lock', async () => {
    saveSetting(shop.db, 'customer/password/lockout_failures', 2);
    saveSetting(shop.db, 'customer/password/lockout_threshold', 1);
    for (let n = 0; n < 2; n++) await fail();
    await expect(shop.signIn(email)).rejects.toThrow('sign-in was incorrect');
    later(61);
    await expect(shop.signIn(email)).resolves.toContain('.');
    saveSetting(shop.db, 'customer/password/lockout_failures', 0);
    for (let n = 0; n < 12; n++) await fail();
    await expect(shop.signIn(email)).resolves.toContain('.');
  });
});

describe('a reset', () => {
  const use = (token: string, chosen = newPassword) => shop.ask(reset, { email, token, password: chosen });

  it('sets the password, once; signs everybody out, opens a lock and writes', async () => {
    const before = await shop.signIn(email);
    for (let n = 0; n < 10; n++) await fail();
    const token = await resetToken();
    await use(token);
    await expect(use(token, 'Third1234!')).rejects.toThrow(mismatch);
    expect(await shop.refused('{ customer { email } }', {}, before)).toMatchObject({
      category: 'graphql-authorization',
    });
    expect(await shop.ask(signIn, { email, password: newPassword })).toBeTruthy();
    const subjects = all<{ subject: string }>(shop.db, 'SELECT subject FROM outbox ORDER BY id');
    expect(subjects.at(-1)?.subject).toMatch(/password has been changed$/);
  });

  it('lets one of two who use it at once set the password', async () => {
    const token = await resetToken();
    const chosen = ['First1234!', 'Second1234!'];
    const outcomes = await Promise.allSettled(chosen.map((given) => use(token, given)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = chosen[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    expect(await shop.ask(signIn, { email, password: winner })).toBeTruthy();
  });

  it('ends after two hours, by a newer one, and with another address or password', async () => {
    const late = await resetToken();
    later(2 * 3600);
    await expect(use(late)).rejects.toThrow(mismatch);
    const replaced = await resetToken();
    const open = await resetToken();
    await expect(use(replaced)).rejects.toThrow(mismatch);
    const customer = await shop.signIn(email);
    await shop.ask(
      'mutation($c: String!, $n: String!) { changeCustomerPassword(currentPassword: $c, newPassword: $n) { email } }',
      { c: password, n: newPassword },
      customer,
    );
    await expect(use(open)).rejects.toThrow(mismatch);
  });

  it('survives a password that breaks the rules', async () => {
    const token = await resetToken();
    await expect(use(token, 'short')).rejects.toThrow('at least 8 characters');
    await use(token);
  });
});

it('tells both addresses when one replaces the other', async () => {
  const token = await shop.signIn(email);
  await shop.ask(
    'mutation($password: String!) { updateCustomerEmail(email: "moved@example.com", password: $password) { customer { email } } }',
    { password },
    token,
  );
  expect(all(shop.db, 'SELECT recipient FROM outbox ORDER BY id')).toEqual([
    { recipient: email },
    { recipient: 'moved@example.com' },
  ]);
});
