/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type SetGuestEmailMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string, email: string | null } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  cartId: string;
  firstname: string;
  lastname: string;
  street: Array<string | null | undefined> | string;
  city: string;
  region_code?: string | null | undefined;
  postcode?: string | null | undefined;
  telephone: string;
  country_id: string;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string, shipping_addresses: Array<{ street: Array<string | null>, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null> } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  carrierCode: string;
  methodCode: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, available_payment_methods: Array<{ code: string, title: string } | null> | null } } | null };

export type CartOffersQueryVariables = Exact<{
  cartId: string;
}>;


export type CartOffersQuery = { cart: { id: string, shipping_addresses: Array<{ street: Array<string | null>, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null } | null };

export type IsEmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type IsEmailAvailableQuery = { storeConfig: { store_code: string | null, is_guest_checkout_enabled: boolean | null } | null, isEmailAvailable: { is_email_available: boolean | null } | null };

export const SetGuestEmailDocument = "mutation SetGuestEmail($cartId:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId email:$email}){cart{id email __typename}__typename}}" as DocumentText<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = "mutation SetShippingAddress($cartId:String!$firstname:String!$lastname:String!$street:[String]!$city:String!$region_code:String$postcode:String$telephone:String!$country_id:String!){setShippingAddressesOnCart(input:{cart_id:$cartId shipping_addresses:[{address:{firstname:$firstname lastname:$lastname street:$street city:$city region:$region_code postcode:$postcode telephone:$telephone country_code:$country_id save_in_address_book:false}}]}){cart{id shipping_addresses{street available_shipping_methods{available carrier_code carrier_title method_code method_title amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}__typename}}" as DocumentText<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetShippingMethodDocument = "mutation SetShippingMethod($cartId:String!$carrierCode:String!$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId shipping_methods:[{carrier_code:$carrierCode method_code:$methodCode}]}){cart{id available_payment_methods{code title __typename}__typename}__typename}}" as DocumentText<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const CartOffersDocument = "query CartOffers($cartId:String!){cart(cart_id:$cartId){id shipping_addresses{street available_shipping_methods{available carrier_code carrier_title method_code method_title amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}available_payment_methods{code title __typename}__typename}}" as DocumentText<CartOffersQuery, CartOffersQueryVariables>;
export const IsEmailAvailableDocument = "query IsEmailAvailable($email:String!){storeConfig{store_code is_guest_checkout_enabled __typename}isEmailAvailable(email:$email){is_email_available __typename}}" as DocumentText<IsEmailAvailableQuery, IsEmailAvailableQueryVariables>;