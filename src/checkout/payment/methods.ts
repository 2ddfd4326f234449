// Which of the backend's payment methods this shop can offer, and how each is paid.
import { createBraintreeProvider } from './braintree/provider';
import { createDemoProvider } from './demo-provider';
import type { PaymentProvider } from './provider';

/** Paid outside the shop: nothing to enter. */
const offline: ReadonlySet<string> = new Set(['checkmo', 'cashondelivery', 'banktransfer', 'free']);

export interface ProviderNeeds {
  /** Origin of the demo card fields, where there are some. */
  paymentUrl: string | undefined;
  braintreeToken(): Promise<string>;
}

/** The providers that take cards, by the backend's method code; nothing of theirs is loaded yet. */
export function cardProviders({
  paymentUrl,
  braintreeToken,
}: ProviderNeeds): ReadonlyMap<string, PaymentProvider> {
  const made = [
    createBraintreeProvider({ clientToken: braintreeToken }),
    ...(paymentUrl ? [createDemoProvider({ paymentUrl })] : []),
  ];
  return new Map(made.map((provider) => [provider.code, provider]));
}

export function isOffered(code: string, providers: ReadonlyMap<string, PaymentProvider>): boolean {
  return offline.has(code) || providers.has(code);
}
