// All categories in memory, as a tree, until somebody changes one; a menu of 600 needs no query.
import { once, type Context } from '../context';
import { all, type Database } from '../database';
import { counter } from '../settings';

export interface Category {
  id: number;
  parent_id: number | null;
  name: string;
  description: string | null;
  url_key: string;
  url_path: string;
  level: number;
  path: string;
  position: number;
  is_active: number;
  include_in_menu: number;
  is_anchor: number;
  is_employee_restricted: number;
  display_mode: string | null;
  landing_page: number | null;
  image: string | null;
  meta_title: string | null;
  meta_keywords: string | null;
  meta_description: string | null;
  children: Category[];
  parent: Category | undefined;
  /** It, or a category above it, is for employees only. */
  restricted: boolean;
  /** It and all above it are active. */
  active: boolean;
}

export interface CategoryTree {
  byId: ReadonlyMap<number, Category>;
  /** The root category of the store (level 1). */
  root: Category | undefined;
}

const kept = new WeakMap<Database, { revision: number; tree: CategoryTree }>();

function build(db: Database): CategoryTree {
  const rows = all<Omit<Category, 'children' | 'parent' | 'restricted' | 'active'>>(
    db,
    'SELECT * FROM category ORDER BY level, position, id',
  );
  const byId = new Map<number, Category>();
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    const category: Category = {
      ...row,
      children: [],
      parent,
      restricted: row.is_employee_restricted === 1 || (parent?.restricted ?? false),
      active: row.is_active === 1 && (parent?.active ?? true),
    };
    byId.set(row.id, category);
    parent?.children.push(category);
  }
  return { byId, root: [...byId.values()].find((category) => category.level === 1) };
}

export function categoryTree(db: Database): CategoryTree {
  const revision = counter(db, 'categories');
  const known = kept.get(db);
  if (known?.revision === revision) return known.tree;
  const tree = build(db);
  kept.set(db, { revision, tree });
  return tree;
}

/** The same, looked up once per request. */
export function categoriesIn(context: Context): CategoryTree {
  return once(context, 'categories', () => categoryTree(context.db));
}

/** From the first menu tier down to the category's parent. */
export function ancestorsOf(category: Category): Category[] {
  const above: Category[] = [];
  for (let next = category.parent; next && next.level >= 2; next = next.parent) above.unshift(next);
  return above;
}
