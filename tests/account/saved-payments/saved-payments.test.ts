// Saved payments: what is told of them, when they are over, and removing one at the embedded backend.
import { afterEach, describe, expect, it } from 'vitest';
import { isExpired, parseSavedPayment } from '../../../src/account/saved-payments/saved-payment';
import { createSavedPayments } from '../../../src/account/saved-payments/state';
import { one, run } from '../../../demo-host/backend/database';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { waitFor } from '../../support/wait-for';

const token = (details: object | string, type = 'card') => ({
  public_hash: 'h',
  payment_method_code: 'braintree',
  type,
  details: typeof details === 'string' ? details : JSON.stringify(details),
});

describe('what is told', () => {
  it.each([
    ['Braintree', { type: 'VI', maskedCC: '1111', expirationDate: '09/2030' }],
    ['Payflow, as recorded', { cc_type: 'VI', cc_exp_year: '2030', cc_exp_month: '9', cc_last_4: '1111' }],
  ])('by %s: brand, last digits, expiry and nothing else', (_, details) =>
    expect(parseSavedPayment(token({ ...details, holder: 'Diana', bin: '411111' }))).toEqual({
      hash: 'h',
      card: { brand: 'Visa', last4: '1111' },
      expires: { month: 9, year: 2030 },
    }),
  );

  it('of an account its email, and of the unknown that it is there', () => {
    expect(parseSavedPayment(token({ payerEmail: 'd@example.com' }, 'account'))).toEqual({
      hash: 'h',
      email: 'd@example.com',
    });
    expect(parseSavedPayment(token('not JSON'))).toEqual({ hash: 'h' });
  });
});

it.each([
  ['2026-10-31T23:00:00', false],
  ['2026-11-01T00:00:00', true],
])('a card of October 2026 at %s: over %s', (now, isOver) =>
  expect(isExpired({ expires: { month: 10, year: 2026 } }, new Date(now))).toBe(isOver),
);

it('without an expiry it is never over', () => expect(isExpired({}, new Date())).toBe(false));

describe('at the backend', () => {
  let shop: BackendShop;
  afterEach(() => shop.close());

  it('are the customer’s own, and go when they are removed', async () => {
    shop = await backendShop();
    const { db } = shop.backend;
    const keep = (hash: string, customer: number) =>
      run(
        db,
        `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
         VALUES (?, ?, 'braintree', 'card', ?, '2099-01-01 00:00:00')`,
        hash,
        customer,
        JSON.stringify({ type: 'MC', maskedCC: '4444', expirationDate: '01/2099' }),
      );
    keep('own-1', 1);
    keep('own-2', 1);
    keep('other', 3);
    await shop.signIn();
    const saved = createSavedPayments(shop.storefront);
    const hashes = () => saved.payments.value?.map(({ hash }) => hash).sort();
    await waitFor(() => expect(hashes()).toEqual(['own-1', 'own-2']));
    await saved.remove({ hash: 'own-1' });
    await waitFor(() => expect(hashes()).toEqual(['own-2']));
    await expect(saved.remove({ hash: 'other' })).rejects.toThrow(/Could not find a token/);
    expect(one(db, "SELECT is_active FROM saved_card WHERE public_hash = 'other'")).toEqual({ is_active: 1 });
    expect(saved.isRemoving.value).toBe(false);
    saved.dispose();
  });
});
