// Braintree's hosts, as a page's Content-Security-Policy has to name them: cards only, the SDK from our own chunk.
export type BraintreeEnvironment = 'sandbox' | 'production';

export interface BraintreeOrigins {
  /** frame-src: the fields themselves. */
  frames: readonly string[];
  /** connect-src: configuration, and the statistics that the SDK sends of itself. */
  requests: readonly string[];
}

export function braintreeOrigins(environment: BraintreeEnvironment): BraintreeOrigins {
  const part = environment === 'sandbox' ? '.sandbox' : '';
  return {
    frames: ['https://assets.braintreegateway.com'],
    requests: [
      `https://payments${part}.braintree-api.com`,
      `https://api${part}.braintreegateway.com`,
      'https://www.paypal.com',
    ],
  };
}
