// What is thrown away when its time is over, and what stays.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { all, one, run } from '../../demo-host/backend/database';
import { keepSwept, sweep } from '../../demo-host/backend/retention';
import { createSmallShop, pay, readyCart, type SmallShop } from './small-shop';

const now = new Date('2026-11-21T06:17:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const text = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

let shop: SmallShop;
beforeEach(async () => {
  shop = await createSmallShop({ now: () => now });
});
afterEach(() => {
  vi.useRealTimers();
  shop.backend.close();
});

const count = (table: string) =>
  one<{ count: number }>(shop.db, `SELECT count(*) AS count FROM ${table}`)?.count;
const leave = (id: string, days: number) =>
  run(shop.db, 'UPDATE cart SET updated_at = ? WHERE masked_id = ?', text(daysAgo(days)), id);

it('throws away carts that were left for a month, with all that is in them', async () => {
  const left = await readyCart(shop);
  const token = await shop.signIn();
  const customers = await shop.newCart({ GIN: 1 }, token);
  const kept = await readyCart(shop);
  leave(left, 31);
  leave(customers, 31);
  leave(kept, 29);
  sweep(shop.db, now);
  expect(all(shop.db, 'SELECT masked_id AS id FROM cart')).toEqual([{ id: kept }]);
  expect(count('cart_line')).toBe(1);
  expect(count('cart_address')).toBe(2);
});

it('keeps the order of a cart that it throws away', async () => {
  const cart = await readyCart(shop);
  expect((await pay(shop, cart)).status).toBe(200);
  leave(cart, 31);
  sweep(shop.db, now);
  expect(count('cart')).toBe(0);
  expect(count('sales_order')).toBe(1);
  expect((await pay(shop, cart)).status).toBe(404);
});

it('throws away mails of a month ago, and what gives no access any more', () => {
  const insert = (table: string, ...values: (string | number)[]) =>
    run(shop.db, `INSERT INTO ${table} VALUES (${values.map(() => '?').join()})`, ...values);
  for (const [id, days] of [
    [1, 31],
    [2, 29],
  ] as const)
    insert('outbox', id, 'a@example.com', 'S', 'B', text(daysAgo(days)));
  insert('password_reset', 1, 'over', text(daysAgo(0.1)));
  insert('password_reset', 2, 'open', text(daysAgo(-0.1)));
  insert('payment_session', 'over', daysAgo(0.1).getTime());
  insert('payment_session', 'open', daysAgo(-0.1).getTime());
  insert('braintree_used_nonce', 'over', daysAgo(31).getTime());
  insert('braintree_used_nonce', 'used', daysAgo(29).getTime());
  sweep(shop.db, now);
  expect(all(shop.db, 'SELECT id FROM outbox')).toEqual([{ id: 2 }]);
  expect(all(shop.db, 'SELECT token_hash AS hash FROM password_reset')).toEqual([{ hash: 'open' }]);
  expect(all(shop.db, 'SELECT id FROM payment_session')).toEqual([{ id: 'open' }]);
  expect(all(shop.db, 'SELECT hash FROM braintree_used_nonce')).toEqual([{ hash: 'used' }]);
});

it('goes by slices, at the start and every hour, until it is stopped', () => {
  vi.useFakeTimers();
  const fill = (rows: number) =>
    shop.db.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
      INSERT INTO outbox (recipient, subject, body, created_at) SELECT 'a', 'S', 'B', '2026-01-01' FROM n`);
  fill(450);
  const stop = keepSwept(shop.db, () => now);
  vi.advanceTimersByTime(0);
  expect(count('outbox')).toBe(250);
  vi.advanceTimersByTime(1000);
  expect(count('outbox')).toBe(0);
  fill(1);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(count('outbox')).toBe(0);
  stop();
  fill(1);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(count('outbox')).toBe(1);
});

it('says that it could not, and tries again', () => {
  vi.useFakeTimers();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  run(
    shop.db,
    "INSERT INTO outbox (recipient, subject, body, created_at) VALUES ('a', 'S', 'B', '2026-01-01')",
  );
  shop.db.pragma('query_only = ON');
  const stop = keepSwept(shop.db, () => now);
  vi.advanceTimersByTime(0);
  expect(complaint).toHaveBeenCalledOnce();
  shop.db.pragma('query_only = OFF');
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(count('outbox')).toBe(0);
  stop();
  complaint.mockRestore();
});
