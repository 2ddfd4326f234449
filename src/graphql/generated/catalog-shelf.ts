/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type ProductAttributeFilterInput = {
  best_seller?: FilterEqualTypeInput | null | undefined;
  brand?: FilterEqualTypeInput | null | undefined;
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  in_stock?: FilterEqualTypeInput | null | undefined;
  is_new?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  on_offer?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  best_selling?: SortEnum | null | undefined;
  litre_price?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  newest?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
  saving?: SortEnum | null | undefined;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type CatalogPriceFragment = { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null };

type CatalogCard_BundleProduct_Fragment = { __typename: 'BundleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_GroupedProduct_Fragment = { __typename: 'GroupedProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

export type CatalogCardFragment =
  | CatalogCard_BundleProduct_Fragment
  | CatalogCard_ConfigurableProduct_Fragment
  | CatalogCard_DownloadableProduct_Fragment
  | CatalogCard_GroupedProduct_Fragment
  | CatalogCard_SimpleProduct_Fragment
  | CatalogCard_VirtualProduct_Fragment
;

export type CatalogVariantPricesFragment = { variants: Array<{ product: { uid: string, hide_price: number | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } } } | null } | null> | null };

export type CatalogChoiceFragment = { configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, store_label: string | null, default_label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { uid: string, sku: string | null, name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } } | null } | null> | null };

export type ProductShelfQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
  pageSize: number;
  currentPage?: number | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type ProductShelfQuery = { products: { total_count: number | null, items: Array<
      | { __typename: 'BundleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'ConfigurableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null }, variants: Array<{ product: { uid: string, hide_price: number | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } } } | null } | null> | null }
      | { __typename: 'DownloadableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'GroupedProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'SimpleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'VirtualProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
     | null> | null, page_info: { total_pages: number | null } | null } | null };

export type CategoryBreadcrumbsQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryBreadcrumbsQuery = { categories: { items: Array<{ uid: string, name: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null } | null };

export const ProductShelfDocument = "query ProductShelf($search:String$filter:ProductAttributeFilterInput!$pageSize:Int!$currentPage:Int=1$sort:ProductAttributeSortInput){products(search:$search filter:$filter pageSize:$pageSize currentPage:$currentPage sort:$sort){items{...CatalogCard...CatalogVariantPrices __typename}page_info{total_pages __typename}total_count __typename}}fragment CatalogPrice on PriceRange{minimum_price{final_price{currency value __typename}regular_price{currency value __typename}discount{amount_off __typename}__typename}maximum_price{final_price{currency value __typename}regular_price{currency value __typename}discount{amount_off __typename}__typename}__typename}fragment CatalogCard on ProductInterface{__typename id uid sku name brand brand_name type_id is_new best_seller hide_price stock_status rating_summary review_count url_key url_suffix small_image{url label __typename}price_range{...CatalogPrice __typename}}fragment CatalogVariantPrices on ConfigurableProduct{variants{product{uid hide_price stock_status price_range{minimum_price{final_price{currency value __typename}regular_price{currency value __typename}discount{amount_off __typename}__typename}__typename}__typename}__typename}__typename}" as DocumentText<ProductShelfQuery, ProductShelfQueryVariables>;
export const CategoryBreadcrumbsDocument = "query CategoryBreadcrumbs($uid:String!){categories(filters:{category_uid:{in:[$uid]}}){items{uid name url_suffix breadcrumbs{category_uid category_level category_name category_url_path __typename}__typename}__typename}}" as DocumentText<CategoryBreadcrumbsQuery, CategoryBreadcrumbsQueryVariables>;