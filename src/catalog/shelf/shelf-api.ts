// The documents of what stands on any page: shelves, and a category's trail.
import type {
  CategoryBreadcrumbsQuery,
  ProductAttributeFilterInput,
  ProductShelfQuery,
  ProductShelfQueryVariables,
} from '../../graphql/generated/catalog-shelf';
import type { Crumb, ProductSummary } from '../product';
import { present } from '../../graphql/loose';
import { parseCards, parseTrail } from '../product-api';

export { CategoryBreadcrumbsDocument, ProductShelfDocument } from '../../graphql/generated/catalog-shelf';

/** What is searched for comes in the order of how well it fits, everything else in the shop's own. */
export function shelfVariables(
  { filter, search }: ShelfScope,
  pageSize: number,
  currentPage = 1,
): ProductShelfQueryVariables {
  return {
    ...(search ? { search } : {}),
    filter,
    pageSize,
    currentPage,
    sort: search ? { relevance: 'DESC' } : { position: 'ASC' },
  };
}

export interface ShelfScope {
  filter: ProductAttributeFilterInput;
  search?: string;
}

export type ShelfKind = 'new' | 'best-sellers' | 'specials';

/** A backend refuses a question without any condition: "costs anything" stands for "all". */
export function shelfFilter(categoryUid?: string, kind?: ShelfKind): ProductAttributeFilterInput {
  const filter: ProductAttributeFilterInput = {
    ...(categoryUid ? { category_uid: { eq: categoryUid } } : {}),
    ...(kind === 'new' ? { is_new: { eq: '1' } } : {}),
    ...(kind === 'best-sellers' ? { best_seller: { eq: '1' } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : { price: { from: '0.01' } };
}

export function shelfScope(categoryUid?: string, kind?: ShelfKind, search?: string): ShelfScope {
  const words = search?.trim();
  return { filter: shelfFilter(categoryUid, kind), ...(words ? { search: words } : {}) };
}

export function parseBreadcrumbs(data: CategoryBreadcrumbsQuery): { trail: Crumb[]; current: string } | null {
  const answer = present(data.categories?.items)[0];
  if (!answer) return null;
  return { trail: parseTrail(answer.breadcrumbs, answer.url_suffix ?? ''), current: answer.name ?? '' };
}

export function parseShelf(data: ProductShelfQuery): ProductSummary[] {
  return parseCards(data.products?.items);
}
