/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string, shipping_addresses: Array<{ street: Array<string | null>, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null> } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  carrierCode: string;
  methodCode: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string, available_payment_methods: Array<{ code: string, title: string } | null> | null } } | null };

export type CartOffersQueryVariables = Exact<{
  cartId: string;
}>;


export type CartOffersQuery = { cart: { id: string, shipping_addresses: Array<{ street: Array<string | null>, available_shipping_methods: Array<{ available: boolean, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null } | null };

export type IsCartActiveQueryVariables = Exact<{
  cartId: string;
}>;


export type IsCartActiveQuery = { cart: { id: string } | null };

export type NewestOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestOrdersQuery = { customer: { orders: { items: Array<{ id: string, number: string } | null> } | null } | null };

export type IsEmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type IsEmailAvailableQuery = { storeConfig: { store_code: string | null, is_guest_checkout_enabled: boolean | null } | null, isEmailAvailable: { is_email_available: boolean | null } | null };

export const SetGuestEmailDocument = /* @__PURE__ */ parse("mutation SetGuestEmail($cartId:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId email:$email}){cart{id email}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = /* @__PURE__ */ parse("mutation SetShippingAddress($cartId:String!$firstname:String!$lastname:String!$street:[String]!$city:String!$region_code:String$postcode:String$telephone:String!$country_id:String!){setShippingAddressesOnCart(input:{cart_id:$cartId shipping_addresses:[{address:{firstname:$firstname lastname:$lastname street:$street city:$city region:$region_code postcode:$postcode telephone:$telephone country_code:$country_id save_in_address_book:false}}]}){cart{id shipping_addresses{street available_shipping_methods{available carrier_code carrier_title method_code method_title amount{value currency}}}}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetShippingMethodDocument = /* @__PURE__ */ parse("mutation SetShippingMethod($cartId:String!$carrierCode:String!$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId shipping_methods:[{carrier_code:$carrierCode method_code:$methodCode}]}){cart{id available_payment_methods{code title}}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const CartOffersDocument = /* @__PURE__ */ parse("query CartOffers($cartId:String!){cart(cart_id:$cartId){id shipping_addresses{street available_shipping_methods{available carrier_code carrier_title method_code method_title amount{value currency}}}available_payment_methods{code title}}}", { noLocation: true }) as unknown as TypedDocumentNode<CartOffersQuery, CartOffersQueryVariables>;
export const IsCartActiveDocument = /* @__PURE__ */ parse("query IsCartActive($cartId:String!){cart(cart_id:$cartId){id}}", { noLocation: true }) as unknown as TypedDocumentNode<IsCartActiveQuery, IsCartActiveQueryVariables>;
export const NewestOrdersDocument = /* @__PURE__ */ parse("query NewestOrders{customer{orders(pageSize:5 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{id number}}}}", { noLocation: true }) as unknown as TypedDocumentNode<NewestOrdersQuery, NewestOrdersQueryVariables>;
export const IsEmailAvailableDocument = /* @__PURE__ */ parse("query IsEmailAvailable($email:String!){storeConfig{store_code is_guest_checkout_enabled}isEmailAvailable(email:$email){is_email_available}}", { noLocation: true }) as unknown as TypedDocumentNode<IsEmailAvailableQuery, IsEmailAvailableQueryVariables>;