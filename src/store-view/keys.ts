// Names in the browser's storage of what is known about the store view (behaviour 3).
export const codeKey = 'store_view_code';
export const currencyKey = 'store_view_currency';
export const mediaUrlKey = 'store_view_secure_base_media_url';
/** Ours: by store view code, how many products a page of a listing holds. */
export const pageSizesKey = 'store_view_page_sizes';
