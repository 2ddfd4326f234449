// What the listing of one brand asks for.
import {
  BrandListingDocument,
  type BrandListingQuery,
  type BrandListingQueryVariables,
} from '../../graphql/generated/catalog-brand';
import { parseListing } from '../listing/listing-api';
import type { ListingSource } from '../listing/listing-source';
import { brandPath, type Brand } from '../brand-names/brands';

export function brandSource(brand: Brand): ListingSource<BrandListingQuery, BrandListingQueryVariables> {
  return {
    document: BrandListingDocument,
    variables: ({ page, pageSize, sort, filter }) => ({
      pageSize,
      currentPage: page,
      filter,
      // Exactly one sort key: the backend refuses null and two.
      sort: { [sort.by]: sort.direction },
    }),
    parse: parseListing,
    scope: { filter: { brand: { eq: brand.id } } },
    ownSort: { by: 'position', direction: 'ASC' },
    path: () => brandPath(brand).slice(1),
  };
}
