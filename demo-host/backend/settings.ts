// Shop settings: Magento's configuration paths with its defaults, changed by the seed or an administrator.
import { one, run, type Database } from './database';

const defaults: Record<string, string> = {
  'catalog/frontend/grid_per_page': '12',
  'catalog/review/active': '1',
  'catalog/review/allow_guest': '1',
  'catalog/seo/category_url_suffix': '.html',
  'catalog/seo/product_url_suffix': '.html',
  'cataloginventory/options/show_out_of_stock': '1',
  'cataloginventory/options/stock_threshold_qty': '0',
  'checkout/options/guest_checkout': '1',
  'contact/contact/enabled': '1',
  'contact/email/recipient_email': 'hello@example.com',
  'currency/options/allow': 'USD,EUR',
  'currency/options/base': 'USD',
  'customer/create_account/confirm': '0',
  'customer/password/lockout_failures': '10',
  'customer/password/lockout_threshold': '10',
  'customer/password/minimum_password_length': '8',
  'customer/password/required_character_classes_number': '3',
  'newsletter/general/active': '1',
  'newsletter/subscription/allow_guest_subscribe': '1',
  'newsletter/subscription/confirm': '0',
  'sales/cancellation/enabled': '0',
  'sales/reorder/allow': '1',
  'web/default/cms_home_page': 'home',
  'web/default/cms_no_route': 'no-route',
  'webapi/jwtauth/customer_expiration': '60',
  'wishlist/general/active': '1',
};

export function setting(db: Database, path: string): string | undefined {
  const row = one<{ value: string | null }>(db, 'SELECT value FROM setting WHERE path = ?', path);
  return row ? (row.value ?? undefined) : defaults[path];
}

/** '1' is on; anything else, also nothing, is off. */
export function settingFlag(db: Database, path: string): boolean {
  return setting(db, path) === '1';
}

export function settingNumber(db: Database, path: string): number {
  return Number(setting(db, path) ?? 0);
}

export function saveSetting(db: Database, path: string, value: string | number | null): void {
  const text = value === null ? null : String(value);
  run(
    db,
    'INSERT INTO setting VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET value = excluded.value',
    path,
    text,
  );
}

/** Raises a counter; whoever caches by it looks again. */
export function raiseCounter(db: Database, name: string): void {
  run(db, 'INSERT INTO counter VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1', name);
}

export function counter(db: Database, name: string): number {
  return one<{ value: number }>(db, 'SELECT value FROM counter WHERE name = ?', name)?.value ?? 0;
}
