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
