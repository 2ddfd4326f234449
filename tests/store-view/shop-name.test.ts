import { expect, it } from 'vitest';
import { documentTitle, shopName } from '../../src/store-view/shop-name';

it.each([
  [{ store_group_name: 'Embassy Row', website_name: 'Main Website', store_name: 'Deutsch' }, 'Embassy Row'],
  [{ store_group_name: 'Main Website Store', website_name: 'Embassy', store_name: 'Deutsch' }, 'Embassy'],
  [
    { website_name: 'Main Website', default_title: 'Fine Gins', store_name: 'Default Store View' },
    'Fine Gins',
  ],
  [{ default_title: 'Magento Commerce', store_name: ' Airside ' }, 'Airside'],
  [{ store_group_name: null, default_title: 'Magento Commerce', store_name: 'Default Store View' }, ''],
  [null, ''],
])('of %j calls the shop %j', (settings, name) => {
  expect(shopName(settings)).toBe(name);
});

it.each([
  ['Gin', {}, 'Embassy Row', 'Gin | Embassy Row'],
  ['Gin', { title_prefix: ' ', title_suffix: null }, 'Embassy Row', 'Gin | Embassy Row'],
  ['Gin', { title_prefix: 'Shop:', title_suffix: '- Embassy' }, 'Embassy Row', 'Shop: Gin - Embassy'],
  ['Gin', { title_suffix: '- Embassy' }, 'Embassy Row', 'Gin - Embassy'],
  ['Embassy Row', {}, 'Embassy Row', 'Embassy Row'],
  ['Gin', {}, undefined, 'Gin'],
])('titles %j with %j of %j %j', (page, settings, shop, title) => {
  expect(documentTitle(page, settings, shop)).toBe(title);
});
