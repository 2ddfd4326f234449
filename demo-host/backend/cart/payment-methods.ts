// Ways to pay, and which of them a cart may use.
import type { Context } from '../context';
import type { PricedCart } from './pricing';

export const demoCard = 'demo_card';
export const braintree = 'braintree';

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

type Due = Pick<PricedCart, 'grandTotal' | 'pieces'>;

/** In the order they are listed. `free` alone is for a total of nothing. Saved cards are no way of their own. */
export function paymentMethods(
  context: Context,
  { grandTotal, pieces }: Due,
): { code: string; title: string }[] {
  const codes = [...cardMethods(context), 'checkmo', 'cashondelivery'];
  if (grandTotal.cents === 0) codes.push('free');
  // What an empty cart will come to is not known.
  const isNothingDue = grandTotal.cents === 0 && pieces > 0;
  return (isNothingDue ? ['free'] : codes).map((code) => ({ code, title: paymentTitle(code) }));
}

/** Whether a cart with this total may be paid this way. */
export function isPayable(context: Context, code: string, due: Due): boolean {
  return (
    paymentMethods(context, due).some((method) => method.code === code) ||
    (context.customer !== null &&
      due.grandTotal.cents > 0 &&
      cardMethods(context).some((method) => vaultCode(method) === code))
  );
}

/** The provider that a way to pay by saved card belongs to. */
export const vaultedMethod = (code: string): string | undefined =>
  [demoCard, braintree].find((method) => vaultCode(method) === code);
