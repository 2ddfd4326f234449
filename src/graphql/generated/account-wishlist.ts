/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemUpdateInput = {
  description?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  wishlist_item_id: string | number;
};

export type OrderMoneyFragment = { value: number | null, currency: CurrencyEnum | null };

export type OrderPlaceFragment = { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null };

export type OrderDetailFragment = { id: string, number: string, order_date: string, status: string, available_actions: Array<OrderActionType | null>, shipping_method: string | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, shipping_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, middlename: string | null, lastname: string, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, items: Array<
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
        | { uid: string, sku: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, status: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product_sale_price: { value: number | null, currency: CurrencyEnum | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
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

type WishlistProduct_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type WishlistProduct_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type WishlistProduct_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type WishlistProduct_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type WishlistProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type WishlistProduct_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

export type WishlistProductFragment =
  | WishlistProduct_BundleProduct_Fragment
  | WishlistProduct_ConfigurableProduct_Fragment
  | WishlistProduct_DownloadableProduct_Fragment
  | WishlistProduct_GroupedProduct_Fragment
  | WishlistProduct_SimpleProduct_Fragment
  | WishlistProduct_VirtualProduct_Fragment
;

export type WishlistPageItemsFragment = { items: Array<
    | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
    | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null> | null, configured_variant:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
    | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
    | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
    | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
    | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
       | null }
   | null>, page_info: { total_pages: number | null } | null };

export type WishlistPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type WishlistPageQuery = { customer: { wishlists: Array<{ id: string | null, items_count: number | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null> | null, configured_variant:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null> } | null };

export type WishlistMoreQueryVariables = Exact<{
  id: string | number;
  page: number;
  pageSize: number;
}>;


export type WishlistMoreQuery = { customer: { wishlist_v2: { id: string | null, items_count: number | null, items_v2: { items: Array<
          | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null> | null, configured_variant:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
          | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null } | null };

export type WishlistToCartMutationVariables = Exact<{
  list: string | number;
  ids: Array<string | number> | string | number;
}>;


export type WishlistToCartMutation = { addWishlistItemsToCart: { status: boolean, add_wishlist_items_to_cart_user_errors: Array<{ code: WishlistCartUserInputErrorType, message: string, wishlistItemId: string } | null> } | null };

export type ChangeWishlistItemMutationVariables = Exact<{
  list: string | number;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type ChangeWishlistItemMutation = { updateProductsInWishlist: { wishlist: { id: string | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const WishlistPageDocument = /* @__PURE__ */ parse("query WishlistPage($page:Int!$pageSize:Int!){customer{wishlists{id items_count items_v2(currentPage:$page pageSize:$pageSize){...WishlistPageItems}}}}fragment WishlistPageItems on WishlistItems{items{__typename id quantity description product{...WishlistProduct}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...WishlistProduct}}}page_info{total_pages}}fragment WishlistProduct on ProductInterface{__typename uid sku name brand brand_name hide_price stock_status url_key url_suffix small_image{url label}price_range{minimum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}maximum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}}}", { noLocation: true }) as unknown as TypedDocumentNode<WishlistPageQuery, WishlistPageQueryVariables>;
export const WishlistMoreDocument = /* @__PURE__ */ parse("query WishlistMore($id:ID!$page:Int!$pageSize:Int!){customer{wishlist_v2(id:$id){id items_count items_v2(currentPage:$page pageSize:$pageSize){...WishlistPageItems}}}}fragment WishlistPageItems on WishlistItems{items{__typename id quantity description product{...WishlistProduct}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_value_uid}configured_variant{...WishlistProduct}}}page_info{total_pages}}fragment WishlistProduct on ProductInterface{__typename uid sku name brand brand_name hide_price stock_status url_key url_suffix small_image{url label}price_range{minimum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}maximum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}}}", { noLocation: true }) as unknown as TypedDocumentNode<WishlistMoreQuery, WishlistMoreQueryVariables>;
export const WishlistToCartDocument = /* @__PURE__ */ parse("mutation WishlistToCart($list:ID!$ids:[ID!]!){addWishlistItemsToCart(wishlistId:$list wishlistItemIds:$ids){status add_wishlist_items_to_cart_user_errors{code message wishlistItemId}}}", { noLocation: true }) as unknown as TypedDocumentNode<WishlistToCartMutation, WishlistToCartMutationVariables>;
export const ChangeWishlistItemDocument = /* @__PURE__ */ parse("mutation ChangeWishlistItem($list:ID!$items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:$list wishlistItems:$items){wishlist{id}user_errors{code message}}}", { noLocation: true }) as unknown as TypedDocumentNode<ChangeWishlistItemMutation, ChangeWishlistItemMutationVariables>;