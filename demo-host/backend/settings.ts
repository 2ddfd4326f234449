// Shop settings: Magento's configuration paths with its defaults, changed by the seed or an administrator.
import { one, run, type Database } from './database';

const defaults: Record<string, string> = {
  'carriers/flatrate/active': '1',
  'carriers/flatrate/name': 'Fixed',
  'carriers/flatrate/price': '5',
  'carriers/flatrate/title': 'Flat Rate',
  'carriers/flatrate/type': 'I',
  'carriers/freeshipping/active': '1',
  'carriers/freeshipping/free_shipping_subtotal': '100',
  'carriers/freeshipping/name': 'Free',
  'carriers/freeshipping/title': 'Free Shipping',
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
  'design/footer/copyright': 'Copyright © 2013-present Magento, Inc. All rights reserved.',
  'design/head/default_title': 'Magento Commerce',
  'design/header/welcome': 'Default welcome msg!',
  'general/country/optional_zip_countries': 'HK,IE,MO,PA,GB',
  'general/region/state_required':
    'AL,AR,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,CZ,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,US,UY,VE',
  'newsletter/general/active': '1',
  'newsletter/subscription/allow_guest_subscribe': '1',
  'newsletter/subscription/confirm': '0',
  'sales/cancellation/enabled': '0',
  'sales/reorder/allow': '1',
  'tax/cart_display/price': '1',
  'tax/cart_display/subtotal': '1',
  'tax/defaults/country': 'US',
  'tax/display/type': '1',
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
