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

export type CartPaymentMethodsQueryVariables = Exact<{
  cartId: string;
}>;


export type CartPaymentMethodsQuery = { cart: { id: string, available_payment_methods: Array<{ code: string, title: string } | null> | null } | null };

export type IsCartActiveQueryVariables = Exact<{
  cartId: string;
}>;


export type IsCartActiveQuery = { cart: { id: string } | null };

export type OrderNumberForGuestQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type OrderNumberForGuestQuery = { guestOrder: { id: string, number: string } };

export type OrderNumberForCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderNumberForCustomerQuery = { customer: { orders: { items: Array<{ id: string, number: string } | null> } | null } | null };

export type IsEmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type IsEmailAvailableQuery = { isEmailAvailable: { is_email_available: boolean | null } | null };

export const SetGuestEmailDocument = /* @__PURE__ */ parse("mutation SetGuestEmail($cartId:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId email:$email}){cart{id email}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = /* @__PURE__ */ parse("mutation SetShippingAddress($cartId:String!$firstname:String!$lastname:String!$street:[String]!$city:String!$region_code:String$postcode:String$telephone:String!$country_id:String!){setShippingAddressesOnCart(input:{cart_id:$cartId shipping_addresses:[{address:{firstname:$firstname lastname:$lastname street:$street city:$city region:$region_code postcode:$postcode telephone:$telephone country_code:$country_id save_in_address_book:false}}]}){cart{id shipping_addresses{street available_shipping_methods{available carrier_code carrier_title method_code method_title amount{value currency}}}}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetShippingMethodDocument = /* @__PURE__ */ parse("mutation SetShippingMethod($cartId:String!$carrierCode:String!$methodCode:String!){setShippingMethodsOnCart(input:{cart_id:$cartId shipping_methods:[{carrier_code:$carrierCode method_code:$methodCode}]}){cart{id available_payment_methods{code title}}}}", { noLocation: true }) as unknown as TypedDocumentNode<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const CartPaymentMethodsDocument = /* @__PURE__ */ parse("query CartPaymentMethods($cartId:String!){cart(cart_id:$cartId){id available_payment_methods{code title}}}", { noLocation: true }) as unknown as TypedDocumentNode<CartPaymentMethodsQuery, CartPaymentMethodsQueryVariables>;
export const IsCartActiveDocument = /* @__PURE__ */ parse("query IsCartActive($cartId:String!){cart(cart_id:$cartId){id}}", { noLocation: true }) as unknown as TypedDocumentNode<IsCartActiveQuery, IsCartActiveQueryVariables>;
export const OrderNumberForGuestDocument = /* @__PURE__ */ parse("query OrderNumberForGuest($number:String!$email:String!$lastname:String!){guestOrder(input:{number:$number email:$email lastname:$lastname}){id number}}", { noLocation: true }) as unknown as TypedDocumentNode<OrderNumberForGuestQuery, OrderNumberForGuestQueryVariables>;
export const OrderNumberForCustomerDocument = /* @__PURE__ */ parse("query OrderNumberForCustomer{customer{orders(pageSize:5 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{id number}}}}", { noLocation: true }) as unknown as TypedDocumentNode<OrderNumberForCustomerQuery, OrderNumberForCustomerQueryVariables>;
export const IsEmailAvailableDocument = /* @__PURE__ */ parse("query IsEmailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available}}", { noLocation: true }) as unknown as TypedDocumentNode<IsEmailAvailableQuery, IsEmailAvailableQueryVariables>;