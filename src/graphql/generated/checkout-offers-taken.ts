/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type TakenStepsQueryVariables = Exact<{
  cartId: string;
}>;


export type TakenStepsQuery = { cart: { id: string, email: string | null, shipping_addresses: Array<{ street: Array<string | null>, city: string, postcode: string | null, selected_shipping_method: { carrier_code: string, method_code: string } | null } | null> } | null };

export const TakenStepsDocument = "query TakenSteps($cartId:String!){cart(cart_id:$cartId){id email shipping_addresses{street city postcode selected_shipping_method{carrier_code method_code __typename}__typename}__typename}}" as DocumentText<TakenStepsQuery, TakenStepsQueryVariables>;