/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type IsCartActiveQueryVariables = Exact<{
  cartId: string;
}>;


export type IsCartActiveQuery = { cart: { id: string } | null };

export type NewestOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestOrdersQuery = { customer: { orders: { items: Array<{ id: string, number: string } | null> } | null } | null };

export const IsCartActiveDocument = "query IsCartActive($cartId:String!){cart(cart_id:$cartId){id __typename}}" as DocumentText<IsCartActiveQuery, IsCartActiveQueryVariables>;
export const NewestOrdersDocument = "query NewestOrders{customer{orders(pageSize:5 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{id number __typename}__typename}__typename}}" as DocumentText<NewestOrdersQuery, NewestOrdersQueryVariables>;