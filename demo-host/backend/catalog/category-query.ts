// categories, categoryList and category: which categories a filter finds.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context';
import { inputError } from '../errors';
import { selectedFields } from '../selection';
import { checkPage } from '../page-of';
import { categoryNode, isVisible, visibleCategories, type CategoryNode } from './category-node';
import { categoryTree, type Category } from './category-tree';
import { idOfUid } from './rows';

interface Equal {
  eq?: string | null;
  in?: (string | null)[] | null;
}
type CategoryFilters = Record<string, (Equal & { match?: string | null }) | null | undefined>;

interface Arguments {
  filters?: CategoryFilters | null;
  pageSize: number;
  currentPage: number;
}

/** Does the answer select anything below its categories? Magento then reads their children, whatever it is. */
const asksDeeper = (info: GraphQLResolveInfo, path: readonly string[]): boolean =>
  selectedFields(info, path).some((field) => field.selectionSet);

type Test = (category: Category) => boolean;

function testOf(key: string, filter: Equal & { match?: string | null }): Test | undefined {
  if (key === 'name') {
    const text = filter.match?.trim() ?? '';
    if (text.length < 3) throw inputError('Invalid match filter. Minimum length is 3.');
    return (category) => category.name.toLowerCase().includes(text.toLowerCase());
  }
  const texts = filter.in?.filter((text) => text !== null) ?? (filter.eq ? [filter.eq] : undefined);
  if (!texts) return undefined;
  const ids = texts.map(Number);
  const uids = texts.map(idOfUid);
  if (key === 'category_uid') return ({ id }) => uids.includes(id);
  if (key === 'ids') return ({ id }) => ids.includes(id);
  if (key === 'parent_id') return ({ parent_id }) => ids.includes(parent_id ?? -1);
  if (key === 'parent_category_uid') return ({ parent_id }) => uids.includes(parent_id ?? -1);
  if (key === 'url_key') return ({ url_key }) => texts.includes(url_key);
  if (key === 'url_path') return ({ url_path }) => texts.includes(url_path);
  return undefined;
}

/** Without filters: the store's root category. */
function find(context: Context, filters: CategoryFilters | null | undefined): Category[] {
  const { root } = categoryTree(context.db);
  if (!filters) return root ? [root] : [];
  const tests = Object.entries(filters).flatMap(([key, filter]) => (filter && testOf(key, filter)) || []);
  return visibleCategories(context).filter((category) => tests.every((test) => test(category)));
}

function page(all: readonly Category[], { pageSize, currentPage }: Arguments): Category[] {
  checkPage(currentPage, Math.ceil(all.length / pageSize));
  return all.slice((currentPage - 1) * pageSize, currentPage * pageSize);
}

function checkArguments({ pageSize, currentPage }: Arguments): void {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
}

export const categoryQueries = {
  categories: (_: unknown, args: Arguments, context: Context, info: GraphQLResolveInfo) => {
    checkArguments(args);
    const found = find(context, args.filters);
    const counted = asksDeeper(info, ['items']);
    const { pageSize, currentPage } = args;
    return {
      items: page(found, args).map((category) => categoryNode(category, context, counted)),
      total_count: found.length,
      page_info: {
        page_size: pageSize,
        current_page: currentPage,
        total_pages: Math.ceil(found.length / pageSize),
      },
    };
  },
  categoryList: (_: unknown, args: Arguments, context: Context, info: GraphQLResolveInfo): CategoryNode[] => {
    checkArguments(args);
    const counted = asksDeeper(info, []);
    return page(find(context, args.filters), args).map((category) =>
      categoryNode(category, context, counted),
    );
  },
  category: (_: unknown, { id }: { id?: number | null }, context: Context, info: GraphQLResolveInfo) => {
    const { byId, root } = categoryTree(context.db);
    const category = id === undefined || id === null ? root : byId.get(id);
    if (!category || !isVisible(category, context)) throw inputError("Category doesn't exist");
    return categoryNode(category, context, asksDeeper(info, []));
  },
};
