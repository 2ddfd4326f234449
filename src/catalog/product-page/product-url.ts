// How a product is found from what its page is given, and how a variant is linked to. Pure.
import type { ProductAttributeFilterInput } from '../../graphql/generated/catalog-product-page';
import { variantParameter } from '../../routing/variant-parameter';

export interface ProductAddress {
  sku?: string;
  urlKey?: string;
  /** Path of the page in the shop; used where nothing else is known, as backends cannot filter by uid. */
  path?: string;
}

/** '/glen-orrin-12.html' → 'glen-orrin-12'; a url_key holds no dot. */
export function urlKeyFrom(path: string): string {
  const segment = path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const key = segment.split('.', 1)[0] ?? '';
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** undefined: nothing to look for. */
export function productFilter({
  sku,
  urlKey,
  path,
}: ProductAddress): ProductAttributeFilterInput | undefined {
  const key = urlKey || (sku ? '' : urlKeyFrom(path ?? ''));
  if (key) return { url_key: { eq: key } };
  return sku ? { sku: { eq: sku } } : undefined;
}

/** SKU of the variant that the address asks for. */
export function variantInUrl(url: URL): string | null {
  return url.searchParams.get(variantParameter);
}

/** Query of the page with this variant chosen, other parameters kept; '?' when none is left. */
export function variantQuery(url: URL, sku: string | undefined): string {
  const query = new URLSearchParams(url.search);
  if (sku) query.set(variantParameter, sku);
  else query.delete(variantParameter);
  return `?${query.toString()}`;
}
