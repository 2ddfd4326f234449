// What a page's Content-Security-Policy must allow for the card fields that are offered there, and nothing more.
import { braintreeOrigins, type BraintreeEnvironment } from '../../../src/checkout/payment/braintree/origins';
import { originsOf } from '../../http/html';

export interface CardProviders {
  /** Origin of the demo card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
}

export function cardOrigins({ paymentUrl, braintree }: CardProviders): {
  frames: string[];
  requests: string[];
} {
  const demo = originsOf(paymentUrl);
  const { frames, requests } = braintree ? braintreeOrigins(braintree) : { frames: [], requests: [] };
  return { frames: [...demo, ...frames], requests: [...demo, ...requests] };
}
