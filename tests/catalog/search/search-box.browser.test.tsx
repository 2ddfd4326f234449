// The search box in a real browser: by keyboard, by pointer, with hostile texts.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchBoxStyles } from '../../../src/catalog/search/field/search-box-styles';
import { searchPanelStyles } from '../../../src/catalog/search/suggest/search-panel-styles';
import {
  SearchBox,
  type SearchBoxProps,
  type SearchEvents,
} from '../../../src/catalog/search/field/SearchBox';
import { drawn } from '../../support/drawn';
import { Told } from '../../support/told';
import { graphqlError, type Answer } from '../fake-storefront';
import { show, tidy } from '../show';
import { brands, fakeSearch, gin, menu } from './fake-search';
import { waitFor } from '../../support/wait-for';

const hostile = '<img src=x onerror=alert(1)> Gin';
const found: Answer = (_, { search }) => ({
  products: {
    items: String(search).startsWith('gi')
      ? [gin(1), gin(2, { name: hostile }), gin(3, { hide_price: 1 })]
      : [],
    total_count: String(search).startsWith('gi') ? 23 : 0,
    suggestions: search === 'ginn' || search === 'gjn' ? [{ search: 'gin' }] : [],
  },
});

function open(
  { onSearched, ...props }: SearchBoxProps & Partial<SearchEvents> = {},
  answer: Answer = found,
  recent: string[] = [],
) {
  const fake = fakeSearch((operation, variables) => {
    if (operation === 'getMegaMenu') return menu;
    if (operation === 'Brands') return brands;
    if (operation === 'ProductShelf') return { products: { items: [gin(91)] } };
    return answer(operation, variables);
  });
  if (recent.length) fake.storefront.storage.set('recent_searches', recent);
  const shadow = show(
    fake.storefront,
    <Told events={{ onSearched }}>
      <SearchBox {...props} />
    </Told>,
  );
  for (const text of [...searchBoxStyles, ...searchPanelStyles]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shadow.adoptedStyleSheets.push(sheet);
  }
  return { ...fake, shadow };
}

const field = () => page.getByRole('combobox', { name: 'Search the shop' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const activeOption = (shadow: ShadowRoot) => {
  const id = shadow.querySelector('input')?.getAttribute('aria-activedescendant');
  return id ? shadow.getElementById(id) : null;
};

beforeEach(() => page.viewport(800, 700));
afterEach(tidy);

describe('a search box', () => {
  it('suggests products with brand, name and price, says how many, and leads to all of them', async () => {
    const { shadow, asked } = open();
    await userEvent.type(field(), 'gin');
    await expect.element(page.getByRole('option', { name: /See all 23 results for “gin”/ })).toBeVisible();
    const groups = page.getByRole('group').elements();
    expect(
      groups.map((group) => shadow.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Categories', 'Brands', 'Products']);
    expect(options().slice(0, 2)).toEqual(['Gin in Spirits', 'Gin Works']);
    expect(options()[2]).toMatch(/Northfold.*Garden Gin 1.*\$21\.00/);
    expect(options()[4]).not.toContain('$');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('5 suggestions: 1 category, 1 brand, 3 products');
    const marked = [...shadow.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['Gin', 'Gin', 'Gin', 'Gin', 'Gin']);
    expect(shadow.querySelector('img[src="x"]')).toBeNull();
    expect(asked.flatMap(({ variables }) => variables.search ?? [])).toEqual(['gin']);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('names each place beside its picture', async () => {
    const { shadow } = open();
    await userEvent.type(field(), 'gin');
    await expect.element(page.getByRole('option', { name: 'Gin Works' })).toBeVisible();
    for (const kind of ['category', 'brand']) {
      const [icon, name] = ['.icon', '.search-option-text'].map((part) =>
        shadow.querySelector(`.search-option-${kind} ${part}`)!.getBoundingClientRect(),
      );
      expect(name!.left, kind).toBeGreaterThan(icon!.right);
    }
  });

  it('suggests for what is typed at the very moment when it stands', async () => {
    const { shadow } = open();
    const input = shadow.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'gin');
    input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await expect.element(page.getByRole('status')).toHaveTextContent(/^5 suggestions/);
  });

  it('is used by arrows, Enter and Escape, while the focus stays in the field', async () => {
    const onClose = vi.fn();
    const { shadow } = open({ onClose });
    const followed = vi.fn((event: Event) => event.preventDefault());
    shadow.addEventListener('click', followed);
    await userEvent.type(field(), 'gin');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.element(page.getByRole('option', { name: /See all/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeOption(shadow)?.textContent).toContain(hostile);
    expect(activeOption(shadow)?.getAttribute('aria-selected')).toBe('true');
    expect(shadow.activeElement).toBe(field().element());
    await userEvent.keyboard('{End}');
    expect(activeOption(shadow)?.textContent).toContain('See all');
    await userEvent.keyboard('{Home}');
    expect(activeOption(shadow)?.textContent).toBe('Gin in Spirits');
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('listbox').elements()).toHaveLength(0);
    await expect.element(field()).toHaveValue('gin');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(shadow)?.getAttribute('href')).toBe('https://shop.example/spirits/gin.html');
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('searches for what is typed, however short', async () => {
    const onSearched = vi.fn();
    const { navigate, executeSearch } = open({ onSearched });
    await userEvent.type(field(), ' "G" & <b>{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search.html?query=%22G%22+%26+%3Cb%3E');
    expect(executeSearch).toHaveBeenCalledExactlyOnceWith('"G" & <b>');
    expect(onSearched).toHaveBeenCalledExactlyOnceWith({ query: '"G" & <b>' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'g{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/search.html?query=g');
  });

  it('searches for nothing when nothing is typed', async () => {
    const { navigate } = open();
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    expect(navigate).not.toHaveBeenCalled();
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(field().element());
  });

  it('shows recent searches, which can be taken away by keyboard', async () => {
    const { navigate, storefront, shadow } = open({}, found, ['gin', 'old tawny port']);
    await userEvent.click(field());
    await expect.element(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    expect(options().slice(0, 3)).toEqual(['gin', 'old tawny port', 'Spirits']);
    const rows = [...shadow.querySelectorAll('.search-option-recent')].map((row) =>
      row.getBoundingClientRect(),
    );
    const buttons = [...shadow.querySelectorAll('.search-removals button')].map((row) =>
      row.getBoundingClientRect(),
    );
    expect(buttons.map(({ top }) => top)).toEqual(rows.map(({ top }) => top));
    await userEvent.keyboard('{Tab}{Tab}');
    expect((shadow.activeElement as HTMLElement).ariaLabel).toBe('Remove “gin” from recent searches');
    await userEvent.keyboard('{Enter}');
    expect(options().slice(0, 2)).toEqual(['old tawny port', 'Spirits']);
    await expect.element(page.getByRole('status')).toHaveTextContent('Removed “gin”');
    expect(shadow.activeElement).toBe(field().element());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search.html?query=old+tawny+port');
    await userEvent.clear(field());
    await userEvent.click(page.getByRole('button', { name: 'Clear recent searches' }));
    expect(storefront.storage.get('recent_searches')).toBeUndefined();
    expect(page.getByRole('group', { name: 'Recent searches' }).elements()).toHaveLength(0);
  });

  it('says that there is nothing, and proposes another spelling', async () => {
    const { navigate } = open();
    await userEvent.type(field(), 'gjn');
    await expect.element(page.getByText('Did you mean')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “gjn”');
    await userEvent.click(page.getByRole('option', { name: 'gin' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/spirits/gin.html?query=gin');
    await expect.element(field()).toHaveValue('gin');
  });

  it('works without suggestions', async () => {
    const refuse = vi.fn<Answer>(() => graphqlError('no'));
    const { navigate } = open({}, refuse);
    await userEvent.type(field(), 'gin');
    await waitFor(() => expect(refuse.mock.lastCall?.[1]).toMatchObject({ search: 'gin' }));
    await drawn();
    expect(options()).toEqual(['Gin in Spirits', 'Gin Works']);
    await userEvent.type(field(), 'ger{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search.html?query=ginger');
  });

  it('leads to the category or brand that is called so, and to all that is found where that is wanted', async () => {
    const { navigate, storefront } = open();
    await userEvent.type(field(), 'GINS');
    await expect.element(page.getByRole('option', { name: 'Gin in Spirits' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/spirits/gin.html?query=GINS');
    await userEvent.fill(field(), 'gin works');
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/brands/gin-works?query=gin+works');
    await userEvent.fill(field(), 'gin');
    await userEvent.click(page.getByRole('option', { name: /See all 23/ }));
    expect(navigate).toHaveBeenLastCalledWith('/search.html?query=gin');
    expect(storefront.storage.get('recent_searches')).toEqual(['gin', 'gin works', 'GINS']);
  });

  it('opens with what is popular, unless that stands on the page', async () => {
    open();
    await userEvent.click(field());
    await expect.element(page.getByRole('group', { name: 'Popular' })).toBeVisible();
    expect(options()).toEqual(['Spirits', expect.stringContaining('Garden Gin 91')]);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('2 suggestions: 1 category, 1 popular product');
  });

  it('closes its list when the focus leaves, and keeps it when something in it is pressed', async () => {
    const { shadow } = open();
    await userEvent.type(field(), 'gin');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    shadow.querySelector('.search-panel')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    (field().element() as HTMLElement).blur();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('leaves a press with Ctrl to the browser', async () => {
    const { shadow, navigate } = open();
    let isLeft = false;
    shadow.addEventListener('click', (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    await userEvent.type(field(), 'gin');
    await userEvent.click(page.getByRole('option', { name: /See all/ }), { modifiers: ['Control'] });
    expect(isLeft).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('takes 500 characters of anything', async () => {
    const { navigate } = open();
    await userEvent.fill(field(), '\u{1f378}'.repeat(64));
    await userEvent.keyboard('{Enter}');
    const to = navigate.mock.calls[0]?.[0] ?? '';
    expect(new URL(to, 'https://shop.example').searchParams.get('query')).toBe('\u{1f378}'.repeat(64));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
  });

  it.each([360, 800])('has nothing that axe objects to in %i px, and nothing sticks out', async (width) => {
    await page.viewport(width, 700);
    const check = async (shadow: ShadowRoot) => {
      // What fades in has no contrast yet.
      await Promise.all(shadow.getAnimations().map(({ finished }) => finished));
      const { violations } = await axe.run(shadow.host as HTMLElement, {
        rules: { region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    };
    const { shadow } = open({}, found, ['gin', 'w'.repeat(128)]);
    await check(shadow);
    await userEvent.click(field());
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await check(shadow);
    await userEvent.type(field(), 'gin');
    await expect.element(page.getByRole('option', { name: /See all/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await check(shadow);
  });
});
