// What it costs to send the cart somewhere, before there is an address. Over REST: every release answers it there.
import type { Transport } from '../../transport/transport';
import type { Money } from '../../ui/price/money';
import { methodTitle } from '../method-title';

export interface Destination {
  country: string;
  /** Where the country has regions and one is chosen; a region's name or code is not understood. */
  regionId: number | undefined;
  postcode: string;
}

export interface ShippingOffer {
  code: string;
  title: string;
  price: Money;
}

interface RawOffer {
  carrier_code: string;
  carrier_title: string | null;
  method_code: string | null;
  method_title: string | null;
  amount: number;
  price_incl_tax?: number;
  available: boolean;
}

/** `cart`: a guest's id; undefined for the signed-in customer's own. Amounts come in the cart's `currency`, which goes unsaid. */
export async function estimateShipping(
  transport: Transport,
  cart: string | undefined,
  currency: string,
  { country, regionId, postcode }: Destination,
  isTaxIncluded = false,
): Promise<ShippingOffer[]> {
  const path = cart === undefined ? 'carts/mine' : `guest-carts/${encodeURIComponent(cart)}`;
  const offers = await transport.rest<RawOffer[]>('POST', `/V1/${path}/estimate-shipping-methods`, {
    address: {
      country_id: country,
      ...(regionId === undefined ? {} : { region_id: regionId }),
      ...(postcode ? { postcode } : {}),
    },
  });
  // A carrier that is out of order answers without a method.
  return offers.flatMap(({ available, carrier_code, carrier_title, method_code, method_title, ...costs }) =>
    available && method_code
      ? [
          {
            code: `${carrier_code}_${method_code}`,
            title: methodTitle(carrier_title, method_title) || carrier_code,
            price: { value: (isTaxIncluded && costs.price_incl_tax) || costs.amount, currency },
          },
        ]
      : [],
  );
}
