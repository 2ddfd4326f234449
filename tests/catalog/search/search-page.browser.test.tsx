// The page of results in a real browser.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchPageStyles } from '../../../src/catalog/search/results/search-page-styles';
import { SearchPage, type SearchPageProps } from '../../../src/catalog/search/results/SearchPage';
import { graphqlError, type Answer, type FakeOptions } from '../fake-storefront';
import { holdNext } from '../hold-next';
import { show, tidy } from '../show';
import { brands, fakeSearch, gin, menu } from './fake-search';
import { waitFor } from '../../support/wait-for';

const shop: Answer = (operation, { inputText, search, currentPage = 1, pageSize = 6 }) => {
  const words = String(inputText ?? search);
  if (operation === 'getMegaMenu') return menu;
  if (operation === 'Brands') return brands;
  if (operation === 'SearchHelp')
    return {
      categoryList: [
        {
          uid: 'root',
          children: [
            { uid: 'b', name: 'Wine', url_path: 'wine', url_suffix: '.html', position: 2, product_count: 9 },
            { uid: 'a', name: 'Spirits', url_path: 'spirits', url_suffix: '.html', position: 1 },
            { uid: 'c', name: 'Empty', url_path: 'empty', position: 3, product_count: 0 },
            { uid: 'd', name: 'Hidden', url_path: 'hidden', position: 3, include_in_menu: 0 },
            { uid: 'e', name: 'Staff', url_path: 'staff', position: 3, is_employee_restricted: 1 },
            { uid: 'f', name: 'Retail Store', url_path: 'retail-store', position: 0 },
          ],
        },
      ],
      products: { items: [gin(91), gin(92), gin(93)] },
    };
  if (operation === 'ProductSearch')
    return words.startsWith('gin')
      ? {
          products: {
            items: Array.from({ length: 6 }, (_, index) => gin((Number(currentPage) - 1) * 6 + index + 1)),
            total_count: 23,
            page_info: { total_pages: Math.ceil(23 / Number(pageSize)) },
            sort_fields: { options: [{ value: 'price', label: 'Price' }] },
          },
        }
      : { products: { items: [], total_count: 0, suggestions: words === 'gjn' ? [{ search: 'gin' }] : [] } };
  const counts = { total_count: 23, aggregations: [] };
  return { whole: counts, now: counts };
};

function open(url: string, props: SearchPageProps = {}, answer = shop, options: FakeOptions = {}) {
  const fake = fakeSearch(answer, { url, ...options });
  const shadow = show(fake.storefront, <SearchPage {...props} />);
  for (const text of searchPageStyles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shadow.adoptedStyleSheets.push(sheet);
  }
  return { ...fake, shadow };
}

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = () => page.getByRole('combobox', { name: 'Search the shop' });
const found = () => page.getByText('1–6 of 23 products');

beforeEach(() => page.viewport(1200, 900));
afterEach(tidy);

describe('a page of results', () => {
  it('behaviour 2.4: shows what was found page by page, names itself, and tells once', async () => {
    const onSearchViewed = vi.fn();
    const { storefront, shadow } = open('search.html?query=gin', { onSearchViewed });
    await expect.element(found()).toBeVisible();
    await expect.element(title('Results for “gin”')).toBeVisible();
    expect(storefront.routing.setTitle).toHaveBeenLastCalledWith('Search: gin');
    // The field says what is suggested in a status of its own.
    const said = () => [...shadow.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    await expect.poll(said).toContain('23 products found');
    expect(onSearchViewed).toHaveBeenCalledExactlyOnceWith({ query: 'gin', total: 23 });
    await expect.element(field()).toHaveValue('gin');
    await expect
      .element(page.getByRole('link', { name: /Page 2/ }))
      .toHaveAttribute('href', 'https://shop.example/search.html?query=gin&page=2');
  });

  it('behaviour 2.4: offers the best match first among its orders, and keeps the words when another is chosen', async () => {
    const { navigate } = open('search.html?query=gin&page=2');
    await expect.element(page.getByText('7–12 of 23 products')).toBeVisible();
    const sort = page.getByLabelText('Sort by');
    await expect.element(sort).toHaveDisplayValue('Best match');
    await userEvent.selectOptions(sort, 'Price: low to high');
    await expect.poll(() => navigate).toHaveBeenLastCalledWith('?query=gin&sort=price_asc', undefined);
    await userEvent.selectOptions(page.getByLabelText('Per page'), '12');
    await expect
      .poll(() => navigate)
      .toHaveBeenLastCalledWith('?query=gin&sort=price_asc&page_limit=12', undefined);
  });

  it('behaviour 2.4: is narrowed by filters beside it, keeping the words', async () => {
    await page.viewport(1440, 900);
    const options = [
      { value: '4', label: 'Northfold', count: 7 },
      { value: '5', label: 'Glen Orrin', count: 2 },
    ];
    const facets = {
      total_count: 23,
      aggregations: [{ attribute_code: 'brand', label: 'Brand', position: 1, options }],
    };
    const { asked, navigate } = open('search.html?query=gin&page=2', {}, (operation, variables) =>
      operation === 'ProductSearch' ? shop(operation, variables) : { whole: facets, now: facets },
    );
    await userEvent.click(page.getByRole('checkbox', { name: /^Northfold/ }));
    await expect.poll(() => navigate.mock.lastCall).toEqual(['?query=gin&brand=northfold~4', undefined]);
    await waitFor(() =>
      expect(asked.findLast(({ operation }) => operation === 'ProductSearch')?.variables).toMatchObject({
        inputText: 'gin',
        currentPage: 1,
        filters: { brand: { in: ['4'] } },
      }),
    );
  });

  it('searches for something else in its own field', async () => {
    const { navigate, asked } = open('search.html?query=gin');
    await userEvent.fill(field(), 'ginger ale');
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/search.html?query=ginger+ale');
    await expect.element(title('Results for “ginger ale”')).toBeVisible();
    await expect.element(found()).toBeVisible();
    const searches = asked.filter(({ operation }) => operation === 'ProductSearch');
    expect(searches.map(({ variables }) => variables.inputText)).toEqual(['gin', 'ginger ale']);
  });

  it('searches where it is on a foreign page', async () => {
    const url = 'https://magazine.example/story';
    const { navigate } = open(url, { query: 'gin' }, shop, { standalone: false });
    await expect.element(found()).toBeVisible();
    await userEvent.fill(field(), 'ginger');
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('?query=ginger');
    await expect.element(title('Results for “ginger”')).toBeVisible();
  });

  it('shows what another spelling finds at once, and leads back to the one that was typed', async () => {
    const onSearchViewed = vi.fn();
    const { navigate, storefront } = open('search.html?query=gjn', { onSearchViewed });
    await expect.element(found()).toBeVisible();
    await expect.element(title('Results for “gin”')).toBeVisible();
    await expect.element(page.getByText('Showing results for “gin”.')).toBeVisible();
    await expect.element(field()).toHaveValue('gjn');
    expect(onSearchViewed).toHaveBeenCalledExactlyOnceWith({ query: 'gjn', total: 23 });
    expect(storefront.storage.get('recent_searches')).toBeUndefined();
    const back = page.getByRole('link', { name: 'Search instead for “gjn”' });
    await expect
      .element(back)
      .toHaveAttribute('href', 'https://shop.example/search.html?query=gjn&literally=1');
    navigate('?query=gjn&literally=1');
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    navigate('?query=gjn');
    await expect.element(found()).toBeVisible();
  });

  it('leads on when nothing was found', async () => {
    const { storefront } = open('search.html?query=spirts');
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    const near = page.getByRole('paragraph').filter({ hasText: 'Did you mean' }).getByRole('link');
    await expect.element(near).toHaveAttribute('href', 'https://shop.example/spirits.html');
    const ask = page.getByRole('link', { name: 'Ask us for it' });
    await expect.element(ask).toHaveAttribute('href', 'https://shop.example/contact-us');
    const shelves = page.getByRole('navigation', { name: 'Browse the shop' }).getByRole('link');
    await expect.element(shelves.first()).toBeVisible();
    expect(shelves.elements().map(({ textContent }) => textContent)).toEqual(['Spirits', 'Wine']);
    await expect.element(page.getByRole('link', { name: 'Garden Gin 91', exact: true })).toBeVisible();
    expect(storefront.storage.get('recent_searches')).toBeUndefined();
  });

  it('remembers what found something', async () => {
    const { storefront } = open('search.html?query=gin');
    await expect.element(found()).toBeVisible();
    await waitFor(() => expect(storefront.storage.get('recent_searches')).toEqual(['gin']));
  });

  it('asks what to search for when the address does not say', async () => {
    const { asked, shadow } = open('search.html');
    await expect.element(title('Search the shop')).toBeVisible();
    await waitFor(() => expect(shadow.activeElement).toBe(field().element()));
    await expect.element(page.getByRole('heading', { name: 'Browse the shop' })).toBeVisible();
    expect(asked.filter(({ operation }) => /Search$/.test(operation))).toEqual([]);
  });

  it('leaves the focus of a foreign page alone', async () => {
    const { shadow } = open('https://magazine.example/story', {}, shop, { standalone: false });
    await expect.element(page.getByRole('heading', { name: 'Browse the shop' })).toBeVisible();
    expect(shadow.activeElement).toBeNull();
  });

  it('offers to try again when the search did not work', async () => {
    let isDown = true;
    const { storefront } = open('search.html?query=gin', {}, (operation, variables) =>
      isDown ? graphqlError('no') : shop(operation, variables),
    );
    await expect.element(page.getByText('The search did not work')).toBeVisible();
    isDown = false;
    const letGo = holdNext(storefront);
    const again = page.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect.element(found()).toBeVisible();
  });

  it.each(['<img src=x onerror=alert(1)>', '"\'`${1}</script>', '\u{1f378}'.repeat(300), 'W'.repeat(500)])(
    'shows %j as text and stays in its place',
    async (query) => {
      await page.viewport(360, 700);
      const { shadow } = open(`search.html?query=${encodeURIComponent(query)}`);
      await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Garden Gin 91', exact: true })).toBeVisible();
      expect(shadow.querySelector('img[src="x"], script')).toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      expect([...(shadow.querySelector('h1')?.textContent ?? '')].length).toBeLessThan(100);
    },
  );

  it.each([
    ['search.html?query=gin', '1–6 of 23 products'],
    ['search.html?query=gjn', 'Showing results for “gin”.'],
    ['search.html?query=spirts', 'Browse the shop'],
    ['search.html', 'Browse the shop'],
  ])('has at %s nothing that axe objects to', async (url, text) => {
    const { shadow } = open(url);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field()).toBeVisible();
    await Promise.all(shadow.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(shadow.host as HTMLElement, {
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
