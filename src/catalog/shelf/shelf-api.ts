// The documents of what stands on any page: shelves, and a category's trail.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type {
  CategoryBreadcrumbsQuery,
  ProductAttributeFilterInput,
  ProductShelfQuery,
  ProductShelfQueryVariables,
} from '../../graphql/generated/catalog-shelf';
import type { Crumb, ProductSummary } from '../product';
import { present } from '../../graphql/loose';
import type { Storefront } from '../../storefront';
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

/** A backend without such a filter leaves it out, and would answer with the first of all products. */
export const isRefused = (
  { transport }: Pick<Storefront, 'transport'>,
  filter: ProductAttributeFilterInput,
): ReadonlySignal<boolean> =>
  computed(() => Object.keys(filter).some((code) => !transport.has(`ProductAttributeFilterInput.${code}`)));

export function parseBreadcrumbs(data: CategoryBreadcrumbsQuery): { trail: Crumb[]; current: string } | null {
  const answer = present(data.categories?.items)[0];
  if (!answer) return null;
  return { trail: parseTrail(answer.breadcrumbs, answer.url_suffix ?? ''), current: answer.name ?? '' };
}

export function parseShelf(data: ProductShelfQuery): ProductSummary[] {
  return parseCards(data.products?.items);
}
