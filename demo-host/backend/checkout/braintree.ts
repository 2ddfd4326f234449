// Braintree's mutations where the module is installed and not set up: the demo card has a provider of its own, and a
// made-up client token would let Braintree's SDK fail later and less clearly than this.
import { inputError } from '../errors';

function isNotActive(): never {
  throw inputError('The Braintree payment method is not active.');
}

export const braintreeMutations = {
  createBraintreeClientToken: isNotActive,
  createBraintreePayPalClientToken: isNotActive,
  createBraintreePayPalVaultClientToken: isNotActive,
};
