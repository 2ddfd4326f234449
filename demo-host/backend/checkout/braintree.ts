// Braintree as far as it goes without its gateway: the merchant's authorization for the browser, and what stands for a charge.
import { createHash } from 'node:crypto';
import type { CardOutcome } from '../../payment/nonces';
import type { Context } from '../context';
import { run } from '../database';
import { inputError } from '../errors';

function isNotActive(): never {
  throw inputError('The Braintree payment method is not active.');
}

export const braintreeMutations = {
  /** A tokenization key does for the browser what a client token made for each shopper does. */
  createBraintreeClientToken: (_: unknown, __: unknown, { options }: Context) =>
    options.braintreeToken ?? isNotActive(),
  createBraintreePayPalClientToken: isNotActive,
  createBraintreePayPalVaultClientToken: isNotActive,
};

/**
 * Stands for the gateway, which charges with a private key that is not here: nobody is ever charged. Takes every nonce
 * once, and refuses as Braintree's sandbox documents it: by its test nonces, and by amount.
 */
export function simulateCharge({ db, now }: Context, nonce: string, cents: number): CardOutcome | 'consumed' {
  if (/^fake-(processor-declined|gateway-rejected)-/.test(nonce)) return 'declined';
  const hash = createHash('sha256').update(nonce).digest('hex');
  const { changes } = run(
    db,
    'INSERT OR IGNORE INTO braintree_used_nonce VALUES (?, ?)',
    hash,
    now.getTime(),
  );
  if (changes === 0 || nonce === 'fake-consumed-nonce') return 'consumed';
  if (cents >= 200_000 && cents < 300_000) return 'declined';
  return cents >= 300_000 && cents < 300_100 ? 'processor-unavailable' : 'approved';
}
