// How an address of a product's page says which of its variants is meant. Pure.

/** Of the query: the variant's SKU. */
export const variantParameter = 'variant';

/** Path of the page with that variant chosen; without one as it is. */
export const variantPath = (path: string, sku: string | undefined): string =>
  sku ? `${path}?${variantParameter}=${encodeURIComponent(sku)}` : path;
