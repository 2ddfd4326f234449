// What shipping costs: a flat rate, and nothing from a subtotal on, as the shop's settings say.
import type { Database } from '../database';
import { setting, settingFlag, settingNumber } from '../settings';

export interface ShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  /** In cents of the base currency. */
  baseCents: number;
}

/** Of each of our carriers the one method is called like the carrier. */
function method(db: Database, code: string, baseCents: number): ShippingMethod[] {
  if (!settingFlag(db, `carriers/${code}/active`)) return [];
  const [title, name] = ['title', 'name'].map((key) => setting(db, `carriers/${code}/${key}`) ?? '');
  return [
    {
      carrier_code: code,
      carrier_title: title ?? '',
      method_code: code,
      method_title: name ?? '',
      baseCents,
    },
  ];
}

const cents = (db: Database, path: string) => Math.round(settingNumber(db, path) * 100);

/** Methods for what is in the cart, free ones first. The subtotal is the one after discount, in base currency. */
export function shippingMethods(
  db: Database,
  pieces: number,
  discountedSubtotalCents: number,
): ShippingMethod[] {
  if (pieces === 0) return [];
  const isFree = discountedSubtotalCents >= cents(db, 'carriers/freeshipping/free_shipping_subtotal');
  const isPerOrder = setting(db, 'carriers/flatrate/type') === 'O';
  const rate = cents(db, 'carriers/flatrate/price') * (isPerOrder ? 1 : pieces);
  return [...(isFree ? method(db, 'freeshipping', 0) : []), ...method(db, 'flatrate', rate)];
}

/** 'Flat Rate - Fixed', as totals and orders name it. */
export const shippingDescription = (method: Pick<ShippingMethod, 'carrier_title' | 'method_title'>): string =>
  `${method.carrier_title} - ${method.method_title}`;
