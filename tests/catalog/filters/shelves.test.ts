// Which categories a listing from all over the shop can be narrowed down to.
import { expect, it } from 'vitest';
import { facetsOf } from '../../../src/catalog/filters/facets';
import { shelvesOf } from '../../../src/catalog/filters/shelves';
import { createSearch } from '../../../src/catalog/search/results/search';
import type { MenuCategory } from '../../../src/catalog/menu/menu-tree';
import type { Answer } from '../fake-storefront';
import { fakeSearch, gin, menu } from '../search/fake-search';

const category = (uid: string, path = `/${uid}.html`, children: MenuCategory[] = []): MenuCategory => ({
  uid,
  name: uid,
  position: 0,
  path,
  listing: `/${uid}.html`,
  children,
});
const store = category('store', '/pages/store', [category('favourites'), category('hours', '/pages/hours')]);

it('are those of its branches of goods, each before those on it', () => {
  const spirits = category('spirits', undefined, [category('gin'), category('rum')]);
  expect(shelvesOf([store, spirits, category('wine')])).toEqual(['spirits', 'gin', 'rum', 'wine']);
});

it('are whatever lists goods in a shop without such branches', () => {
  expect(shelvesOf([store])).toEqual(['favourites']);
});

const options = [
  { value: 'diplomats', label: 'Diplomats', count: 3 },
  { value: 'spirits/rum', label: 'Rum', count: 1 },
  { value: 'spirits/gin', label: 'Gin', count: 2 },
];
const counts = {
  total_count: 3,
  aggregations: [{ attribute_code: 'category_uid', label: 'Category', position: 0, options }],
};

async function namesWith(answer: Answer): Promise<string[] | undefined> {
  const { storefront } = fakeSearch(
    (operation, variables) =>
      operation === 'ProductSearch'
        ? { products: { items: [gin(1)], total_count: 3, page_info: { total_pages: 1 } } }
        : operation.startsWith('ListingFacets')
          ? { whole: counts }
          : answer(operation, variables),
    { url: 'search.html?query=gin' },
  );
  const facets = facetsOf(storefront, createSearch(storefront, '').listing.value!);
  facets.want();
  await new Promise((done) => setTimeout(done));
  return facets.facets.value?.[0]?.options.map(({ label }) => label);
}

it('are offered to a search as the menu has them, without what is no shelf', async () => {
  expect(await namesWith(() => menu)).toEqual(['Gin', 'Rum']);
});

it('are all that the backend names where there is no menu', async () => {
  expect(await namesWith(() => new Error('no menu'))).toEqual(['Diplomats', 'Rum', 'Gin']);
});
