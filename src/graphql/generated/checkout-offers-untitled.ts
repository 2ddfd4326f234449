/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type UntitledOffersQueryVariables = Exact<{
  cartId: string;
}>;


export type UntitledOffersQuery = { cart: { id: string, shipping_addresses: Array<{ street: Array<string | null>, available_shipping_methods: Array<{ available: boolean, carrier_code: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null>, available_payment_methods: Array<{ code: string } | null> | null } | null };

export const UntitledOffersDocument = "query UntitledOffers($cartId:String!){cart(cart_id:$cartId){id shipping_addresses{street available_shipping_methods{available carrier_code method_code method_title amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}available_payment_methods{code __typename}__typename}}" as DocumentText<UntitledOffersQuery, UntitledOffersQueryVariables>;