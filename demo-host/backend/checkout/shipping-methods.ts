// What shipping costs: a flat rate per piece, and nothing from a subtotal on.
export interface ShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  /** In cents of the base currency. */
  baseCents: number;
}

const flatRateCents = 500;
const freeFromCents = 10_000;

/** Methods for what is in the cart, free ones first. The subtotal is the one after discount, in base currency. */
export function shippingMethods(pieces: number, discountedSubtotalCents: number): ShippingMethod[] {
  if (pieces === 0) return [];
  const free: ShippingMethod = {
    carrier_code: 'freeshipping',
    carrier_title: 'Free Shipping',
    method_code: 'freeshipping',
    method_title: 'Free',
    baseCents: 0,
  };
  const flat: ShippingMethod = {
    carrier_code: 'flatrate',
    carrier_title: 'Flat Rate',
    method_code: 'flatrate',
    method_title: 'Fixed',
    baseCents: flatRateCents * pieces,
  };
  return discountedSubtotalCents >= freeFromCents ? [free, flat] : [flat];
}

/** 'Flat Rate - Fixed', as totals and orders name it. */
export const shippingDescription = (method: Pick<ShippingMethod, 'carrier_title' | 'method_title'>): string =>
  `${method.carrier_title} - ${method.method_title}`;
