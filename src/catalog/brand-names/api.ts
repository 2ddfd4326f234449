// The brands that the shop can list: by what the backend counts for the attribute `brand`.
import type { BrandsQuery } from '../../graphql/generated/catalog-brand-names';
import { present } from '../../graphql/loose';
import { slugOf, type Brand } from './brands';

export { BrandsDocument, type BrandsQuery } from '../../graphql/generated/catalog-brand-names';

/** A backend refuses a search without any filter: "costs anything" stands for "all". */
export const everything = { price: { from: '0.01' } };

/** By name. Without the attribute, or where it is not one to filter by: none. */
export function parseBrands(data: BrandsQuery): Brand[] {
  const brand = present(data.products?.aggregations).find((facet) => facet.attribute_code === 'brand');
  return present(brand?.options)
    .flatMap(({ value, label, count }) =>
      value && label ? { id: value, name: label, slug: slugOf(label) || value, count: count ?? 0 } : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
