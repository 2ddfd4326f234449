// Which of the backend's payment methods this shop can offer, and how each is paid.
import { createDemoProvider } from './demo-provider';
import type { PaymentProvider } from './provider';

/** Paid outside the shop: nothing to enter. */
const offline: ReadonlySet<string> = new Set(['checkmo', 'cashondelivery', 'banktransfer', 'free']);

/** The providers that take cards, by the backend's method code. */
export function cardProviders(paymentUrl: string | undefined): ReadonlyMap<string, PaymentProvider> {
  const made = paymentUrl ? [createDemoProvider({ paymentUrl })] : [];
  return new Map(made.map((provider) => [provider.code, provider]));
}

export function isOffered(code: string, providers: ReadonlyMap<string, PaymentProvider>): boolean {
  return offline.has(code) || providers.has(code);
}
