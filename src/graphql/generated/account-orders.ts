/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CountryCode as CountryCodeEnum } from '../codes';
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderMoneyFragment = { value: number | null, currency: CurrencyEnum | null };

export type OrderPlaceFragment = { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null };

export type OrderDetailFragment = { id: string, number: string, order_date: string, status: string, available_actions: Array<OrderActionType | null>, shipping_method: string | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, shipping_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
    | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
   | null> | null, shipments: Array<{ id: string, number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
      | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
      | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
     | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null> | null, invoices: Array<{ id: string, number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null>, credit_memos: Array<{ id: string, number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { customer: { orders: { items: Array<{ id: string, number: string, order_date: string, status: string, available_actions: Array<OrderActionType | null>, shipping_method: string | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, shipping_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
          | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
              | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
             | null }
         | null> | null, shipments: Array<{ id: string, number: string, tracking: Array<{ carrier: string, title: string, number: string | null } | null> | null, items: Array<
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
            | { id: string, product_name: string | null, product_sku: string, quantity_shipped: number }
           | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null> | null, invoices: Array<{ id: string, number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null>, credit_memos: Array<{ id: string, number: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null> | null, comments: Array<{ message: string, timestamp: string } | null> | null, total: { subtotal: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_shipping: { value: number | null, currency: CurrencyEnum | null }, total_tax: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export const CustomerOrderDocument = "query CustomerOrder($number:String!){customer{orders(filter:{number:{eq:$number}}){items{...OrderDetail __typename}__typename}__typename}}fragment OrderPlace on OrderAddress{firstname middlename lastname company street city region postcode country_code telephone __typename}fragment OrderMoney on Money{value currency __typename}fragment OrderDetail on CustomerOrder{id number order_date status available_actions shipping_method payment_methods{name type additional_data{name value __typename}__typename}shipping_address{...OrderPlace __typename}billing_address{...OrderPlace __typename}items{id product_name product_sku status quantity_ordered quantity_shipped quantity_canceled quantity_refunded product_sale_price{...OrderMoney __typename}selected_options{label value __typename}entered_options{label value __typename}product{uid sku url_key url_suffix small_image{url __typename}__typename}__typename}shipments{id number tracking{carrier title number __typename}items{id product_name product_sku quantity_shipped __typename}comments{message timestamp __typename}__typename}invoices{id number total{grand_total{...OrderMoney __typename}__typename}comments{message timestamp __typename}__typename}credit_memos{id number total{grand_total{...OrderMoney __typename}__typename}comments{message timestamp __typename}__typename}comments{message timestamp __typename}total{subtotal{...OrderMoney __typename}discounts{label amount{...OrderMoney __typename}__typename}total_shipping{...OrderMoney __typename}total_tax{...OrderMoney __typename}grand_total{...OrderMoney __typename}__typename}__typename}" as DocumentText<CustomerOrderQuery, CustomerOrderQueryVariables>;