// What the backend answers about the menu and the name of the shop.
import type { GetMegaMenuQuery, MenuCategoryFragment } from '../../graphql/generated/catalog-menu';

export { GetMegaMenuDocument } from '../../graphql/generated/catalog-menu';

/** A category as the backend tells it, with those below. */
export type Branch = MenuCategoryFragment & { children?: readonly (Branch | null)[] | null };

/** Of the top level. */
export const branchesOf = ({ categoryList }: GetMegaMenuQuery): readonly (Branch | null)[] =>
  categoryList?.[0]?.children ?? [];

/** How many categories a server allows that refused more; undefined where that is not what it said. */
export function allowedPageSize(error: Error | undefined): number | undefined {
  const [, allowed] = /Maximum pageSize is (\d+)/i.exec(error?.message ?? '') ?? [];
  return allowed ? Number(allowed) : undefined;
}
