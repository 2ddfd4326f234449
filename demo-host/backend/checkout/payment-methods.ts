// Ways to pay, and which of them a cart may use.
import type { Context } from '../context';
import { braintree } from './braintree';

export const demoCard = 'demo_card';

/** Paid with a card that the customer saved with this provider. */
const vaultCode = (code: string): string => `${code}_cc_vault`;

const titles: Record<string, string> = {
  [demoCard]: 'Credit Card (demo)',
  [vaultCode(demoCard)]: 'Saved card (demo)',
  [braintree]: 'Credit Card (Braintree)',
  [vaultCode(braintree)]: 'Stored Cards (Braintree)',
  checkmo: 'Check / Money order',
  cashondelivery: 'Cash On Delivery',
  free: 'No Payment Information Required',
};

export const paymentTitle = (code: string): string => titles[code] ?? code;

/** Those whose provider is there. */
function cardMethods({ options }: Context): string[] {
  return [
    ...(options.braintreeToken === undefined ? [] : [braintree]),
    ...(options.paymentUrl === undefined ? [] : [demoCard]),
  ];
}

/** In the order they are listed. `free` is for a total of nothing. Saved cards are no way of their own. */
export function paymentMethods(context: Context, grandTotalCents: number): { code: string; title: string }[] {
  const codes = [
    ...cardMethods(context),
    'checkmo',
    'cashondelivery',
    ...(grandTotalCents === 0 ? ['free'] : []),
  ];
  return codes.map((code) => ({ code, title: paymentTitle(code) }));
}

/** Whether a cart with this total may be paid this way. */
export function isPayable(context: Context, code: string, grandTotalCents: number): boolean {
  return (
    paymentMethods(context, grandTotalCents).some((method) => method.code === code) ||
    (context.customer !== null && cardMethods(context).some((method) => vaultCode(method) === code))
  );
}

/** The provider that a way to pay by saved card belongs to. */
export const vaultedMethod = (code: string): string | undefined =>
  [demoCard, braintree].find((method) => vaultCode(method) === code);
