// A Storefront for tests of searching: that of the catalogue's tests, with a session that can end and a shell that is told.
import { vi } from 'vitest';
import { fakeStorefront, type Answer, type FakeOptions } from '../fake-storefront';

export function fakeSearch(answer: Answer, options: FakeOptions = {}) {
  const fake = fakeStorefront(answer, options);
  const signOuts: (() => void)[] = [];
  const executeSearch = vi.fn();
  Object.assign(fake.storefront.user, {
    onSignOut(callback: () => void) {
      signOuts.push(callback);
      return () => undefined;
    },
  });
  Object.assign(fake.storefront, { app: { executeSearch } });
  return { ...fake, executeSearch, signOut: () => signOuts.forEach((callback) => callback()) };
}

export const gin = (number: number, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: `p${number}`,
  sku: `G-${number}`,
  name: `Garden Gin ${number}`,
  brand_name: 'Northfold',
  url_key: `gin-${number}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: {
    minimum_price: {
      final_price: { value: 20 + number, currency: 'USD' },
      regular_price: { value: 20 + number, currency: 'USD' },
    },
  },
  ...more,
});

const branch = (url_path: string, name: string, children: object[] = []) => ({
  uid: url_path,
  name,
  url_path,
  position: 1,
  include_in_menu: 1,
  is_employee_restricted: 0,
  children,
});

export const menu = {
  categoryList: [
    {
      uid: 'root',
      name: 'Root',
      children: [
        branch('spirits', 'Spirits', [branch('spirits/gin', 'Gin'), branch('spirits/rum', 'Rum & Cachaça')]),
        branch('diplomats', 'Diplomats', [branch('diplomats/contact-us', 'How to reach us')]),
      ],
    },
  ],
  storeConfig: { category_url_suffix: '.html' },
};

export const brands = {
  products: {
    aggregations: [
      {
        attribute_code: 'brand',
        options: [
          { value: '1', label: 'Gin Works', count: 3 },
          { value: '2', label: 'Northfold', count: 7 },
        ],
      },
    ],
  },
};
