// Finds what an address shows: redirects are followed to their end, and the thing found comes with its final address.
import { isHiddenProduct, seesEmployeeCategories } from '../catalog/audience';
import { categoryTree, type Category } from '../catalog/category-tree';
import { refreshForReading } from '../catalog/product-index/product-index';
import { findProductById, type ProductRow } from '../catalog/rows';
import { findPageById, findPageByIdentifier, type PageRow } from '../content/pages';
import type { Context } from '../context';
import { one } from '../database';
import { setting } from '../settings';

export type Target = { redirectCode: number; relativeUrl: string } & (
  | { type: 'PRODUCT'; product: ProductRow }
  | { type: 'CATEGORY'; category: Category }
  | { type: 'CMS_PAGE'; page: PageRow }
);

type Found =
  | { type: 'PRODUCT'; product: ProductRow; path: string }
  | { type: 'CATEGORY'; category: Category; path: string }
  | { type: 'CMS_PAGE'; page: PageRow; path: string };

interface Rewrite {
  target_path: string;
  redirect_type: number;
}

const longestChain = 10;

function withoutSuffix(path: string, suffix: string): string | undefined {
  return path.toLowerCase().endsWith(suffix) ? path.slice(0, path.length - suffix.length) : undefined;
}

function foundProduct(product: ProductRow | undefined, context: Context): Found | undefined {
  // A variant is not sold at an address of its own; what an employee may see is nowhere for others.
  if (!product || product.visibility === 1 || isHiddenProduct(context, product.id)) return undefined;
  return { type: 'PRODUCT', product, path: product.url_key + context.suffix };
}

function foundCategory(category: Category | undefined, context: Context): Found | undefined {
  if (!category || category.level < 2) return undefined;
  if (category.restricted && !seesEmployeeCategories(context)) return undefined;
  return { type: 'CATEGORY', category, path: category.url_path + context.suffix };
}

function foundPage(page: PageRow | undefined): Found | undefined {
  return page && { type: 'CMS_PAGE', page, path: page.identifier };
}

/** System paths: 'catalog/category/view/id/6', 'catalog/product/view/id/1', 'cms/page/view/page_id/2'. */
const systemPath = /^(catalog\/category|catalog\/product|cms\/page)\/view\/(?:page_)?id\/(\d+)$/;

function byId(path: string, context: Context): Found | undefined {
  const match = systemPath.exec(path);
  if (!match) return undefined;
  const id = Number(match[2]);
  if (match[1] === 'catalog/category') return foundCategory(categoryTree(context.db).byId.get(id), context);
  if (match[1] === 'catalog/product') return foundProduct(findProductById(context.db, id), context);
  return foundPage(findPageById(context.db, id));
}

function byKey(path: string, context: Context): Found | undefined {
  const key = withoutSuffix(path, context.suffix);
  if (key !== undefined) {
    const { byId: categories } = categoryTree(context.db);
    const row = one<{ id: number }>(
      context.db,
      'SELECT id FROM category WHERE url_path = ? OR url_path = ? ORDER BY id',
      key,
      key.toLowerCase(),
    );
    const category = row && foundCategory(categories.get(row.id), context);
    if (category) return category;
    const product = one<ProductRow>(
      context.db,
      'SELECT * FROM product WHERE url_key = ? OR url_key = ?',
      key,
      key.toLowerCase(),
    );
    if (product) return foundProduct(product, context);
  }
  return foundPage(findPageByIdentifier(context.db, path, context.store.code));
}

const present = (path: string, context: Context): Found | undefined =>
  byId(path, context) ?? byKey(path, context);

function rewriteOf(path: string, context: Context): Rewrite | undefined {
  return one<Rewrite>(
    context.db,
    `SELECT target_path, redirect_type FROM url_rewrite WHERE request_path = ? AND store_code IN ('', ?)
     ORDER BY store_code DESC`,
    path,
    context.store.code,
  );
}

/** Host and leading slash are no part of the lookup; the query string is put back in the end. */
function split(url: string): { path: string; query: string } {
  const local = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  return { path: path.replace(/^\/+/, ''), query: mark < 0 ? '' : local.slice(mark) };
}

export function findTarget(url: string, context: Context): Target | undefined {
  refreshForReading(context.db, context.now);
  const { path: asked, query } = split(url);
  const home = setting(context.db, 'web/default/cms_home_page') ?? 'home';
  let path = asked === '' ? home : asked.replace(/\/+$/, '');
  let redirectCode = 0;
  let found = present(path, context);
  // Nothing that was there earlier hides what is there now.
  for (let step = 0; !found && step < longestChain; step++) {
    const rewrite = rewriteOf(path, context);
    if (!rewrite) return undefined;
    redirectCode ||= rewrite.redirect_type;
    path = rewrite.target_path;
    found = present(path, context);
  }
  if (!found) return undefined;
  // Another letter case or a closing slash is an old address of the same thing.
  if (!systemPath.test(path) && asked !== '' && redirectCode === 0 && asked !== found.path)
    redirectCode = 301;
  return { ...found, redirectCode, relativeUrl: found.path + query };
}
