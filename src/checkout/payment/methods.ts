// Which of the backend's payment methods this shop can offer, and how each is paid.
import type { PaymentMethod } from '../api';
import { createBraintreeProvider } from './braintree/provider';
import { createDemoProvider } from './demo-provider';
import type { PaymentProvider } from './provider';

/** Paid outside the shop: nothing to enter. */
export const offline: ReadonlySet<string> = new Set(['checkmo', 'cashondelivery', 'banktransfer']);
/** Magento's name for paying nothing. */
export const free = 'free';

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

/** Of those that the backend lists. A total of nothing is paid by nothing, whatever else an older list names; any other is not. */
export function offeredMethods(
  listed: readonly PaymentMethod[],
  providers: ReadonlyMap<string, PaymentProvider>,
  total: number | undefined,
): PaymentMethod[] {
  const nothing = listed.filter(({ code }) => code === free);
  if (total === 0 && nothing.length > 0) return nothing;
  return listed.filter(({ code }) => code !== free && (offline.has(code) || providers.has(code)));
}
