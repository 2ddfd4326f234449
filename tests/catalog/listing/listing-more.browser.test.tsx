// A listing whose pages are put together: what the button adds, what the address says, what is told and where the focus goes.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryPage } from '../../../src/catalog/category/CategoryPage';
import type { ItemListEvent } from '../../../src/cart/ecommerce';
import { fakeStorefront, graphqlError, type Answer } from '../fake-storefront';
import { show, tidy } from '../show';

const spirits = { uid: 'MTI=', name: 'Spirits', url_path: 'spirits', url_suffix: '.html' };
const bottle = (n: number) => ({
  __typename: 'SimpleProduct',
  uid: `p${n}`,
  sku: `S${n}`,
  name: `Bottle ${n}`,
  url_key: `bottle-${n}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
});
const answer: Answer = (_, { currentPage, pageSize = 12 }) => {
  const start = (Number(currentPage) - 1) * Number(pageSize);
  return {
    categories: { items: [spirits] },
    products: {
      items: Array.from({ length: Math.max(0, Math.min(Number(pageSize), 30 - start)) }, (_, index) =>
        bottle(start + index + 1),
      ),
      total_count: 30,
      page_info: { total_pages: Math.ceil(30 / Number(pageSize)) },
    },
  };
};

function open(url = 'spirits.html', answers: Answer = answer) {
  const fake = fakeStorefront(answers, { url });
  fake.storefront.config.listing = 'more';
  const onListViewed = vi.fn<(detail: ItemListEvent) => void>();
  const shadow = show(fake.storefront, <CategoryPage uid="MTI=" />, { onListViewed });
  /** Places in the whole list, from 0, of what the page was told of, each time. */
  const told = () => onListViewed.mock.calls.map(([{ items }]) => items.map(({ index }) => index));
  const pagesAsked = () =>
    fake.asked
      .filter(({ operation }) => operation === 'CategoryListing')
      .map(({ variables }) => variables.currentPage);
  return { ...fake, shadow, told, pagesAsked, names: () => cardNames(shadow) };
}

const cardNames = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('.product-grid > li')].map((item) => item.querySelector('a')?.textContent);
const bottles = (count: number) => Array.from({ length: count }, (_, index) => `Bottle ${index + 1}`);
const places = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const more = () => page.getByRole('button', { name: 'Load more' });

beforeEach(() => page.viewport(1200, 900));
afterEach(tidy);

describe('a listing that goes on by a button', () => {
  it('behaviour 2.4: adds the next products, says how many there are, and leads on from the first new one', async () => {
    const { shadow, names, navigate } = open();
    await expect.element(page.getByText('Showing 12 of 30')).toBeVisible();
    expect(page.getByRole('link', { name: 'Page 2' }).elements()).toHaveLength(0);
    (more().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Showing 24 of 30')).toBeVisible();
    expect(page.getByText('Showing 24 of 30').element().getAttribute('role')).toBe('status');
    expect(navigate).toHaveBeenLastCalledWith('?pages=2', { replace: true });
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Bottle 13');
    await userEvent.click(more());
    await expect.poll(names).toEqual(bottles(30));
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Bottle 25');
    expect(more().elements()).toHaveLength(0);
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('tells the page of what was added alone', async () => {
    const { told } = open();
    await userEvent.click(more());
    await expect.poll(told).toEqual([places(0, 12), places(12, 24)]);
  });

  it('keeps room at once for all that the address asks for, and fills it', async () => {
    const { shadow, names, pagesAsked } = open('spirits.html?pages=3');
    await expect.poll(() => shadow.querySelectorAll('.product-grid > li').length).toBe(30);
    await expect.poll(names).toEqual(bottles(30));
    expect([...pagesAsked()].sort()).toEqual([1, 2, 3]);
    expect(page.getByText('Showing 30 of 30').elements()).toHaveLength(1);
  });

  it('leaves the others where one does not come, and asks for that one again', async () => {
    let isDown = true;
    const { shadow, names, pagesAsked } = open('spirits.html?pages=3', (operation, variables) =>
      isDown && variables.currentPage === 2
        ? graphqlError('Internal server error')
        : answer(operation, variables),
    );
    await expect.element(page.getByText('Some products did not load.')).toBeVisible();
    await expect.poll(names).toEqual([...bottles(12), ...bottles(30).slice(24)]);
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    isDown = false;
    const before = pagesAsked().length;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(names).toEqual(bottles(30));
    expect(pagesAsked().slice(before)).toEqual([2]);
    expect(shadow.querySelectorAll('.alert')).toHaveLength(0);
  });

  it('begins anew with another question', async () => {
    const { names, navigate, url } = open('spirits.html?pages=2');
    await expect.poll(names).toEqual(bottles(24));
    url.value = new URL('https://shop.example/spirits.html?sort=name_asc');
    await expect.poll(names).toEqual(bottles(12));
    navigate('?sort=name_asc&pages=3');
    await expect.poll(names).toEqual(bottles(30));
  });

  it('shows a page of its own as one that is turned', async () => {
    const { names } = open('spirits.html?page=2');
    await expect.element(page.getByRole('link', { name: 'Page 3' })).toBeVisible();
    await expect.poll(names).toEqual(bottles(24).slice(12));
    expect(more().elements()).toHaveLength(0);
  });
});
