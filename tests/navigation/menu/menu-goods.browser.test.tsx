// What stands beside the links of a submenu: a look at its shelf.
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { MegaMenuPanel } from '../../../src/navigation/menu/MegaMenuPanel';
import type { MenuCategory } from '../../../src/catalog/menu/menu-tree';
import { brands, fakeSearch, gin } from '../../catalog/search/fake-search';
import { waitFor } from '../../support/wait-for';
import { mount } from '../mount';
import { category } from './fake-menu';

let shown: ReturnType<typeof mount>;
afterEach(() => shown.unmount());

const shelf = category('spirits', [category('spirits/gin')]);

const first = [gin(1, { stock_status: 'OUT_OF_STOCK' }), gin(2), gin(3), gin(4)];

async function open(entry: MenuCategory, width = 1440, items: object[] = first) {
  await page.viewport(width, 900);
  const onFollowed = vi.fn();
  const fake = fakeSearch((operation) => (operation === 'Brands' ? brands : { products: { items } }));
  shown = mount(<MegaMenuPanel id="open" category={entry} onFollowed={onFollowed} />, [], fake.storefront);
  return { ...fake, onFollowed, goods: () => shown.root.querySelector('.menu-goods') };
}
const links = (root: Element | null) => [...(root?.querySelectorAll('a') ?? [])];

test('products that can be had stand there with their prices, and the brands of the shelf', async () => {
  const { asked, goods, onFollowed } = await open(shelf);
  await waitFor(() => expect(links(goods())).toHaveLength(6));
  expect(links(goods()).map((link) => [new URL(link.href).pathname, link.textContent])).toEqual([
    ['/gin-2.html', 'Garden Gin 2$22.00'],
    ['/gin-3.html', 'Garden Gin 3$23.00'],
    ['/gin-4.html', 'Garden Gin 4$24.00'],
    ['/brands/gin-works', 'Gin Works'],
    ['/brands/northfold', 'Northfold'],
    ['/brands', 'All brands'],
  ]);
  const titles = [...goods()!.querySelectorAll('.menu-goods-title')].map((title) => title.textContent);
  expect(titles).toEqual(['From spirits', 'Brands']);
  expect(
    asked.map(({ operation, variables }) => [operation, variables.filter ?? variables.everything]),
  ).toEqual(['ProductShelf', 'Brands'].map((operation) => [operation, { category_uid: { eq: 'spirits' } }]));
  // It fades in, which is no colour of its own.
  await Promise.all(shown.root.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(shown.root.host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  shown.root.addEventListener('click', (event) => event.preventDefault());
  links(goods())[0]?.click();
  expect(onFollowed).toHaveBeenCalledOnce();
});

test('a brand that stands first with many products stands there with one of them', async () => {
  const { goods } = await open(shelf, 1440, [gin(1), gin(2), gin(3, { brand_name: 'Saltmarsh' }), gin(4)]);
  await waitFor(() => expect(links(goods())).toHaveLength(6));
  const names = links(goods())
    .slice(0, 3)
    .map((link) => new URL(link.href).pathname);
  expect(names).toEqual(['/gin-1.html', '/gin-3.html', '/gin-2.html']);
});

test('nothing more comes into its room than there was, so that no link moves', async () => {
  const { goods } = await open(shelf);
  const before = goods()!.getBoundingClientRect().width;
  await waitFor(() => expect(links(goods())).toHaveLength(6));
  expect(goods()!.getBoundingClientRect().width).toBe(before);
});

// In WebKit a root that is made after a change of width, when no other with its sheets is there, has what media queries said before.
const widths =
  server.browser === 'chromium' ? [[1440, 3] as const, [1300, 2] as const] : [[1440, 3] as const];
test.each(widths)('of its products are seen on %i px: %i', async (width, count) => {
  const { goods } = await open(shelf, width);
  const seen = () =>
    links(goods()).filter((link) => link.matches('.menu-goods-link') && link.checkVisibility());
  await waitFor(() => expect(seen()).toHaveLength(count));
});

test.each<[string, MenuCategory, number]>([
  ['an entry that leads to a page', { ...shelf, path: '/' }, 1440],
  ['a narrower screen', shelf, 1200],
])('%s has no room for it', async (_, entry, width) => {
  const { goods } = await open(entry, width);
  // WebKit tells of the new width after the viewport has it.
  await waitFor(() => expect(goods()).toBeNull());
});
