// Ways to pay, and which of them a cart may use.
import type { Context } from '../context';

export const demoCard = 'demo_card';

const titles: Record<string, string> = {
  [demoCard]: 'Credit Card (demo)',
  checkmo: 'Check / Money order',
  cashondelivery: 'Cash On Delivery',
  free: 'No Payment Information Required',
};

export const paymentTitle = (code: string): string => titles[code] ?? code;

/** In the order they are listed. The demo card needs its provider; `free` is for a total of nothing. */
export function paymentMethods(context: Context, grandTotalCents: number): { code: string; title: string }[] {
  const codes = [
    ...(context.options.paymentUrl === undefined ? [] : [demoCard]),
    'checkmo',
    'cashondelivery',
    ...(grandTotalCents === 0 ? ['free'] : []),
  ];
  return codes.map((code) => ({ code, title: paymentTitle(code) }));
}

/** Whether a cart with this total may be paid this way. */
export const isPayable = (context: Context, code: string, grandTotalCents: number): boolean =>
  paymentMethods(context, grandTotalCents).some((method) => method.code === code);
