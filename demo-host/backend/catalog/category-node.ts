// What the CategoryInterface resolvers take, and those resolvers.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context';
import { seesEmployeeCategories } from './audience';
import { categoryTree, ancestorsOf, type Category } from './category-tree';
import { countInCategory, listProducts } from './listing';
import type { ProductSort } from './listing-query';
import { uid } from './rows';
import { inSentOrder } from './sort-order';

export interface CategoryNode {
  __typename: 'CategoryTree';
  category: Category;
  context: Context;
  /** False on a queried category whose content was not asked for: its children_count is then "0". */
  counted: boolean;
  relative_url?: string;
  redirect_code?: number;
  type?: string;
}

export function categoryNode(category: Category, context: Context, counted = true): CategoryNode {
  return { __typename: 'CategoryTree', category, context, counted };
}

export function isVisible(category: Category, context: Context): boolean {
  return category.active && (!category.restricted || seesEmployeeCategories(context));
}

export function visibleCategories(context: Context): Category[] {
  return [...categoryTree(context.db).byId.values()].filter(
    (category) => category.level >= 1 && isVisible(category, context),
  );
}

function visibleChildren({ category, context }: CategoryNode): Category[] {
  return category.children.filter((child) => isVisible(child, context));
}

const filterOf = ({ category }: CategoryNode) => ({ category_uid: { eq: uid(category.id) } });

/** The root category has neither key nor path on the wire. */
const keyed = (text: string) => text || null;

interface PageArguments {
  currentPage: number;
  pageSize: number;
  sort?: ProductSort | null;
}

const categoryFields = {
  id: ({ category }: CategoryNode) => category.id,
  uid: ({ category }: CategoryNode) => uid(category.id),
  name: ({ category }: CategoryNode) => category.name,
  description: ({ category }: CategoryNode) => category.description,
  level: ({ category }: CategoryNode) => category.level,
  path: ({ category }: CategoryNode) => category.path,
  path_in_store: ({ category }: CategoryNode) => category.path.split('/').slice(2).join('/'),
  position: ({ category }: CategoryNode) => category.position,
  url_key: ({ category }: CategoryNode) => keyed(category.url_key),
  url_path: ({ category }: CategoryNode) => keyed(category.url_path),
  url_suffix: ({ context }: CategoryNode) => context.suffix,
  canonical_url: () => null,
  display_mode: ({ category }: CategoryNode) => category.display_mode,
  include_in_menu: ({ category }: CategoryNode) => category.include_in_menu,
  is_anchor: ({ category }: CategoryNode) => category.is_anchor,
  is_employee_restricted: ({ category }: CategoryNode) => category.is_employee_restricted,
  image: ({ category, context }: CategoryNode) =>
    category.image && `${context.baseUrl}/media/catalog/category/${category.image.replace(/^\//, '')}`,
  meta_title: ({ category }: CategoryNode) => category.meta_title,
  meta_keywords: ({ category }: CategoryNode) => category.meta_keywords,
  meta_description: ({ category }: CategoryNode) => category.meta_description,
  landing_page: ({ category }: CategoryNode) => category.landing_page,
  children: (node: CategoryNode) => visibleChildren(node).map((child) => categoryNode(child, node.context)),
  children_count: (node: CategoryNode) => (node.counted ? String(visibleChildren(node).length) : '0'),
  product_count: ({ category, context }: CategoryNode) => countInCategory(context, category),
  products: (
    node: CategoryNode,
    { currentPage, pageSize, sort }: PageArguments,
    context: Context,
    info: GraphQLResolveInfo,
  ) =>
    listProducts(context, {
      filter: filterOf(node),
      sort: inSentOrder(sort, info, context),
      currentPage,
      pageSize,
    }),
  breadcrumbs: ({ category }: CategoryNode) => {
    const above = ancestorsOf(category).filter((one) => one.active);
    if (above.length === 0) return null;
    return above.map((one) => ({
      category_id: one.id,
      category_uid: uid(one.id),
      category_name: one.name,
      category_level: one.level,
      category_url_key: one.url_key,
      category_url_path: one.url_path,
    }));
  },
};

export const categoryResolvers = {
  CategoryInterface: { __resolveType: () => 'CategoryTree', ...categoryFields },
};
