// The demo shop as its three kinds of people meet it, with more of what is for employees only than it is seeded with.
import { uid } from '../../../demo-host/backend/catalog/rows';
import { one, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, type TestBackend } from '../../support/backend';

export type Who = 'guest' | 'customer' | 'employee';

/** What nobody but employees may read, in whatever answer. */
const secrets = [
  'Crew Choice', 'crew-choice', 'Crew Cellar', 'crew-cellar', 'Staff Offers', 'staff-offers', 'Staff Pantry', 'staff-pantry',
  'GF-006', 'GF-007', 'GF-008', 'TN-015', 'TN-016',
]; // oxfmt-ignore

/** Secrets in an answer that were not in the question. */
export const leaks = (question: string, answer: string) =>
  secrets.filter((secret) => answer.includes(secret) && !question.includes(secret));

export interface RestrictedShop extends TestBackend {
  tokens: Record<Who, { token?: string }>;
  categoryId(path: string): number;
  productId(sku: string): number;
  /** Of a restricted category. */
  offers: string;
  /** Of a category below it that is not restricted itself. */
  cellar: string;
}

async function signIn(shop: TestBackend, email: string): Promise<{ token: string }> {
  const query = `mutation { generateCustomerToken(email: "${email}", password: "Passw0rd!23") { token } }`;
  const { data } = await shop.graphql<{ generateCustomerToken: { token: string } }>(query);
  return data?.generateCustomerToken ?? { token: '' };
}

/**
 * GF-006 and GF-007 stand in Staff Offers, GF-008 in a category below it; TN-016 in Staff Pantry, with the variant TN-015.
 * GN-002, which is for everybody, has GF-006 for a relation of each kind; `old-crew` is an old address of GF-006.
 */
export async function createRestrictedShop(): Promise<RestrictedShop> {
  const shop = await testBackend();
  const idOf = (table: 'category' | 'product', column: string, value: string) =>
    one<{ id: number }>(shop.db, `SELECT id FROM ${table} WHERE ${column} = ?`, value)?.id ?? 0;
  const categoryId = (path: string) => idOf('category', 'url_path', path);
  const productId = (sku: string) => idOf('product', 'sku', sku);
  const cellar = 900;
  const write = (sql: string, ...values: (string | number)[]) => run(shop.db, sql, ...values);

  saveSetting(shop.db, 'system/full_page_cache/caching_application', 2);
  write(
    `INSERT INTO category (id, parent_id, name, url_key, url_path, level, path, position, is_active, include_in_menu)
     VALUES (?, ?, 'Crew Cellar', 'crew-cellar', 'diplomats/staff-offers/crew-cellar', 4, '1/2/0/0/900', 1, 1, 1)`,
    ...[cellar, categoryId('diplomats/staff-offers')],
  );
  write('UPDATE category_product SET category_id = ? WHERE product_id = ?', cellar, productId('GF-008'));
  write("UPDATE product SET type_id = 'configurable' WHERE sku = 'TN-016'");
  write("UPDATE product SET visibility = 1, url_key = 'crew-choice-variant' WHERE sku = 'TN-015'");
  write('DELETE FROM category_product WHERE product_id = ?', productId('TN-015'));
  write('INSERT INTO product_variant VALUES (?, ?)', productId('TN-016'), productId('TN-015'));
  write(
    "INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES ('old-crew', 'crew-choice-surprise-spirits-box.html', 301)",
  );
  for (const type of ['related', 'upsell', 'crosssell'])
    write('INSERT INTO product_link VALUES (?, ?, ?, 0)', productId('GN-002'), productId('GF-006'), type);
  const tokens = {
    guest: {},
    customer: await signIn(shop, 'diana@example.com'),
    employee: await signIn(shop, 'erik@example.com'),
  };
  return {
    ...shop,
    tokens,
    categoryId,
    productId,
    offers: uid(categoryId('diplomats/staff-offers')),
    cellar: uid(cellar),
  };
}
