// What it costs to send the cart somewhere, before there is an address. Backends before 2.4.7 cannot say.
import { DeliveryCountriesDocument, EstimateShippingDocument } from '../../graphql/generated/cart-estimate';
import type { EstimateShippingMutationVariables } from '../../graphql/generated/cart-estimate';
import type { Transport } from '../../transport/transport';
import type { Money } from '../../ui/price/money';

export interface Country {
  /** ISO 3166, e.g. 'US'. */
  id: string;
  name: string;
  regions: { code: string; name: string }[];
}

export interface Destination {
  country: string;
  /** Code of a region; empty where the country has none. */
  region: string;
  postcode: string;
}

export interface ShippingOffer {
  code: string;
  title: string;
  price: Money;
}

/** By name. */
export async function fetchCountries(transport: Transport): Promise<Country[]> {
  const { countries } = await transport.query(DeliveryCountriesDocument, {});
  return (countries ?? [])
    .flatMap((country) =>
      country?.id
        ? [
            {
              id: country.id,
              name: country.full_name_locale ?? country.id,
              regions: (country.available_regions ?? []).flatMap((region) =>
                region?.code ? [{ code: region.code, name: region.name ?? region.code }] : [],
              ),
            },
          ]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

export async function estimateShipping(
  transport: Transport,
  cartId: string,
  { country, region, postcode }: Destination,
): Promise<ShippingOffer[]> {
  const { estimateShippingMethods } = await transport.mutate(EstimateShippingDocument, {
    cartId,
    country: country as EstimateShippingMutationVariables['country'],
    region: region || null,
    postcode: postcode || null,
  });
  // A carrier that is out of order answers without a method.
  return (estimateShippingMethods ?? []).flatMap((method) =>
    method?.available && method.method_code
      ? [
          {
            code: `${method.carrier_code}_${method.method_code}`,
            title: [method.carrier_title, method.method_title].filter(Boolean).join(' – '),
            price: { value: method.amount.value ?? 0, currency: method.amount.currency ?? 'USD' },
          },
        ]
      : [],
  );
}
