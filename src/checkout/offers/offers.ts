// What can carry a cart and pay for it, as a backend answers it.
import { methodTitle } from '../../cart/method-title';
import type { Money } from '../../ui/price/money';
import { parseMoney } from '../../ui/price/parse-money';

export interface ShippingMethod {
  /** carrier_code and method_code joined: what forms and cart.shippingMethods use. */
  code: string;
  title: string;
  carrier_code: string;
  method_code: string;
  amount: Money;
  /** Where the backend says it. */
  withTax?: Money;
}

export interface PaymentMethod {
  code: string;
  title: string;
}

/** What can be had for a cart as it is now; undefined: nobody says. */
export interface Offers {
  /** Without an address nothing can carry it. */
  isAddressed: boolean;
  shipping: ShippingMethod[] | undefined;
  payment: PaymentMethod[] | undefined;
}

type List<T> = readonly (T | null)[] | null;

interface RawMethod {
  available: boolean;
  carrier_code: string;
  carrier_title?: string;
  method_code: string | null;
  method_title: string | null;
  amount: RawMoney;
  price_incl_tax?: RawMoney | null;
}

interface RawMoney {
  value: number | null;
  currency: string | null;
}

/** As much of a cart as was asked for. */
export interface RawOffers {
  shipping_addresses?: List<{ available_shipping_methods: List<RawMethod> }>;
  available_payment_methods?: List<{ code: string; title?: string }>;
}

/** `isPartial`: something of it has failed, so that a list that is not there says nothing. */
export function parseOffers(cart: RawOffers | null | undefined, isPartial: boolean): Offers {
  const address = cart?.shipping_addresses?.[0];
  const shipping = address?.available_shipping_methods;
  const payment = cart?.available_payment_methods;
  return {
    isAddressed: !!address,
    shipping: shipping || !isPartial ? present(shipping).flatMap(parseMethod) : undefined,
    payment:
      payment || !isPartial
        ? present(payment).map(({ code, title }) => ({ code, title: title || code }))
        : undefined,
  };
}

/** Broken carriers answer with available=false and no method code: nobody can choose them. */
function parseMethod(method: RawMethod): ShippingMethod[] {
  const { available, carrier_code, carrier_title, method_code, method_title, amount, price_incl_tax } =
    method;
  if (!available || !method_code) return [];
  return [
    {
      code: `${carrier_code}_${method_code}`,
      title: methodTitle(carrier_title, method_title) || carrier_code,
      carrier_code,
      method_code,
      amount: parseMoney(amount),
      ...(price_incl_tax ? { withTax: parseMoney(price_incl_tax) } : {}),
    },
  ];
}

/** As the cart says what it comes to. */
export const costOf = (
  { amount, withTax }: ShippingMethod,
  cart: { isTaxIncluded?: boolean } | undefined,
): Money => (cart?.isTaxIncluded && withTax) || amount;

const present = <T>(list: List<T> | undefined): T[] => (list ?? []).flatMap((entry) => entry ?? []);
