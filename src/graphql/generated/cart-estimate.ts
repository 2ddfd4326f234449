/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CountryCode as CountryCodeEnum } from '../codes';
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type DeliveryCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryCountriesQuery = { countries: Array<{ id: string | null, full_name_locale: string | null, available_regions: Array<{ code: string | null, name: string | null } | null> | null } | null> | null };

export type EstimateShippingMutationVariables = Exact<{
  cartId: string;
  country: CountryCodeEnum;
  region?: string | null | undefined;
  postcode?: string | null | undefined;
}>;


export type EstimateShippingMutation = { estimateShippingMethods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null };

export const DeliveryCountriesDocument = /* @__PURE__ */ parse("query DeliveryCountries{countries{id full_name_locale available_regions{code name}}}", { noLocation: true }) as unknown as TypedDocumentNode<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>;
export const EstimateShippingDocument = /* @__PURE__ */ parse("mutation EstimateShipping($cartId:String!$country:CountryCodeEnum!$region:String$postcode:String){estimateShippingMethods(input:{cart_id:$cartId address:{country_code:$country region:{region_code:$region}postcode:$postcode}}){available carrier_code carrier_title method_code method_title amount{value currency}}}", { noLocation: true }) as unknown as TypedDocumentNode<EstimateShippingMutation, EstimateShippingMutationVariables>;