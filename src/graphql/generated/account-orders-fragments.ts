/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CountryCode as CountryCodeEnum } from '../codes';
import type { CurrencyCode as CurrencyEnum } from '../codes';
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
