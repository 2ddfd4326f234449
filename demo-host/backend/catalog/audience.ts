// Who may see what: categories that are for employees only, and the products that stand nowhere else.
import { employeeGroup, once, type Context } from '../context';
import { all } from '../database';
import { settingFlag } from '../settings';
import { categoriesIn, type Category } from './category-tree';
import { groupBy, list } from './rows';

function isRestricting(context: Context): boolean {
  const path = 'airside/catalog/restrict_categories';
  return once(context, path, () => settingFlag(context.db, path));
}

/** Employees, or everybody where the shop does not restrict. */
export function seesEmployeeCategories(context: Context): boolean {
  return context.customerGroup === employeeGroup || !isRestricting(context);
}

/** An answer to this asker may hold what others must not get from a shared cache. */
export function seesMoreThanOthers(context: Context): boolean {
  return context.customerGroup === employeeGroup && isRestricting(context);
}

/** Of a product in these categories: one of them is restricted, and none is a page that everybody can open. */
export function isForEmployeesOnly(categories: readonly Category[]): boolean {
  const isOpen = ({ restricted, active, level }: Category) => !restricted && active && level >= 2;
  return categories.some(({ restricted }) => restricted) && !categories.some(isOpen);
}

/**
 * Those of the products that do not exist for the asker. Read from the catalogue itself, since the listing index knows
 * neither disabled products nor variants: a variant stands where the products stand that it is sold as.
 */
export function hiddenProducts(context: Context, ids: readonly number[]): ReadonlySet<number> {
  if (ids.length === 0 || seesEmployeeCategories(context)) return new Set();
  const { byId } = categoriesIn(context);
  const rows = all<{ id: number; category: number }>(
    context.db,
    `SELECT product.id, category_product.category_id AS category FROM product
     LEFT JOIN product_variant ON child_id = product.id
     JOIN category_product ON product_id = parent_id
       OR (product_id = product.id AND (visibility > 1 OR parent_id IS NULL))
     WHERE product.id IN (SELECT value FROM json_each(?))`,
    list(ids),
  );
  const categories = groupBy(rows, (row) => row.id);
  const isHidden = (id: number) =>
    isForEmployeesOnly((categories.get(id) ?? []).flatMap(({ category }) => byId.get(category) ?? []));
  return new Set(ids.filter(isHidden));
}

export function isHiddenProduct(context: Context, id: number): boolean {
  return hiddenProducts(context, [id]).has(id);
}
