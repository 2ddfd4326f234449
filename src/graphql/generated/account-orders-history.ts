/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};

export type OrderHistoryQueryVariables = Exact<{
  number?: FilterStringTypeInput | null | undefined;
  date?: FilterRangeTypeInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OrderHistoryQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ id: string, number: string, order_date: string, status: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
          | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null }
          | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null }
          | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null }
          | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null }
         | null> | null } | null> } | null } | null };

export const OrderHistoryDocument = "query OrderHistory($number:FilterStringTypeInput$date:FilterRangeTypeInput$page:Int!$pageSize:Int!){customer{orders(filter:{number:$number order_date:$date}sort:{sort_field:CREATED_AT sort_direction:DESC}currentPage:$page pageSize:$pageSize){total_count page_info{total_pages __typename}items{id number order_date status total{grand_total{value currency __typename}__typename}items{id product_name product_sku quantity_ordered __typename}__typename}__typename}__typename}}" as DocumentText<OrderHistoryQuery, OrderHistoryQueryVariables>;