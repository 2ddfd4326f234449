// The catalogue's resolvers: products, categories, and what hangs on them.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context';
import { inputError } from '../errors';
import { selectedFields } from '../selection';
import { hasShopExtras, profileOf } from '../profile';
import { attributeMetadata } from './attribute-metadata';
import { attributesOf } from './attributes';
import { categoryResolvers } from './category-node';
import { categoryQueries } from './category-query';
import { categoryTree } from './category-tree';
import { listProducts, type Listing } from './listing';
import type { ProductFilter, ProductSort } from './listing-query';
import { productResolvers } from './product-fields';
import { uid } from './rows';
import { shopSorts } from './shop-sorts';
import { inSentOrder } from './sort-order';
import { spellings } from './search/spelling';

interface ProductsArguments {
  filter?: ProductFilter | null;
  search?: string | null;
  sort?: ProductSort | null;
  pageSize: number;
  currentPage: number;
}

function products(_: unknown, args: ProductsArguments, context: Context, info: GraphQLResolveInfo) {
  if (args.filter === undefined && args.search === undefined)
    throw inputError("'search' or 'filter' input argument is required.");
  // A real one fails on this: a client must leave the variable out.
  if (args.sort === null) throw new TypeError('sort is null');
  const listing = listProducts(context, {
    ...args,
    sort: inSentOrder(args.sort, info, context),
    withFacets: selectedFields(info).some((field) => field.name.value === 'aggregations'),
  });
  const suggestions = () => (args.search && listing.total_count === 0 ? spellings(context, args.search) : []);
  return { ...listing, suggestions };
}

/** Never lists relevance, also not for a search. */
function sortFields(_: Listing, __: unknown, { db, options }: Context) {
  const own = attributesOf(db).all.filter((attribute) => attribute.is_sortable);
  return {
    default: 'position',
    options: [
      { label: 'Position', value: 'position' },
      { label: 'Product Name', value: 'name' },
      { label: 'Price', value: 'price' },
      ...own.map(({ code, label }) => ({ label, value: code })),
      ...(hasShopExtras(db, profileOf(options))
        ? shopSorts.map(({ code, label }) => ({ label, value: code }))
        : []),
    ],
  };
}

const rootId = ({ db }: Context): number => categoryTree(db).root?.id ?? 2;

export const catalogResolvers = {
  Query: {
    products,
    customAttributeMetadata: attributeMetadata,
    ...categoryQueries,
  },
  StoreConfig: {
    root_category_id: (_: unknown, __: unknown, context: Context) => rootId(context),
    root_category_uid: (_: unknown, __: unknown, context: Context) => uid(rootId(context)),
  },
  Products: { sort_fields: sortFields },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  LayerFilterItemInterface: { __resolveType: () => 'LayerFilterItem' },
  MediaGalleryInterface: { __resolveType: (media: { __typename: string }) => media.__typename },
  SwatchDataInterface: { __resolveType: () => 'TextSwatchData' },
  ...categoryResolvers,
  ...productResolvers,
};
