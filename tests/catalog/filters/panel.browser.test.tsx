// The filters in a real browser: beside the shelf, in a sheet, with long lists and long names, by keyboard, for axe.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { CategoryPage } from '../../../src/catalog/category/CategoryPage';
import { fakeStorefront, graphqlError, type Answer, type FakeOptions } from '../fake-storefront';
import { holdNext } from '../hold-next';
import { show, tidy } from '../show';

const long = 'Casa Alvarado Gran Reserva de la Familia, Extra Añejo, finished in sherry casks';
const brands = Array.from({ length: 40 }, (_, n) => ({
  value: String(n + 4),
  label: n === 1 ? long : `Brand ${n + 1}`,
  count: 40 - n,
}));
const aggregations = [
  {
    attribute_code: 'price',
    label: 'Price',
    position: null,
    options: [
      { value: '0_100', label: '0-100', count: 20 },
      { value: '100_200', label: '100-200', count: 10 },
    ],
  },
  { attribute_code: 'brand', label: 'Brand', position: 1, options: brands },
];
const card = (n: number) => ({
  __typename: 'SimpleProduct',
  uid: `p${n}`,
  sku: `S${n}`,
  name: `Bottle ${n}`,
  url_key: `bottle-${n}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: {
    minimum_price: {
      final_price: { value: 20, currency: 'GBP' },
      regular_price: { value: 20, currency: 'GBP' },
    },
  },
});

type Filter = Record<string, { in?: string[]; from?: string }>;
/** Each chosen brand has two products; prices find none. */
const totalOf = ({ brand, price }: Filter) => (price?.from ? 0 : (brand?.in?.length ?? 15) * 2);
const yesNo = (count: number) => [
  { value: '0', label: '0', count: 10 },
  { value: '1', label: '1', count },
];
/** Each product has one brand. */
const countedIn = ({ brand }: Filter) =>
  aggregations.map((group) =>
    group.attribute_code === 'brand' && brand?.in
      ? { ...group, options: group.options.filter(({ value }) => brand.in!.includes(value)) }
      : group,
  );
const answer: Answer = (operation, variables) => {
  const find = (filter: Filter) => ({
    total_count: totalOf(filter),
    aggregations: countedIn(filter),
    items: [card(1)],
  });
  if (operation.startsWith('ListingFacets'))
    return { whole: find({}), now: find((variables.chosen ?? {}) as Filter), a: find({}), b: find({}) };
  const total = totalOf(variables.filter as Filter);
  return {
    categories: { items: [{ uid: 'MTI=', name: 'Spirits', url_path: 'spirits', url_suffix: '.html' }] },
    products: {
      items: Array.from({ length: Math.min(12, total) }, (_, n) => card(n)),
      total_count: total,
      page_info: { total_pages: Math.ceil(total / 12) },
      sort_fields: { options: [{ value: 'price', label: 'Price' }] },
    },
  };
};

function open(options: FakeOptions = {}, by: Answer = answer) {
  const fake = fakeStorefront(by, options);
  fake.currency.value = 'GBP';
  const shadow = show(fake.storefront, <CategoryPage uid="MTI=" />);
  return { ...fake, shadow, query: () => decodeURIComponent(fake.url.value.search) };
}

const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
async function expectAccessible(shadow: ShadowRoot) {
  const { violations } = await axe.run(shadow.host as HTMLElement, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
/** Inside a shadow root, where the document does not see it. */
const expectFocus = (shadow: ShadowRoot, locator: Locator) =>
  expect.poll(() => shadow.activeElement).toBe(locator.element());
const top = (shadow: ShadowRoot, selector: string) =>
  shadow.querySelector(selector)?.getBoundingClientRect().top;

afterEach(tidy);

describe('beside the shelf', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('choosing is immediate, keeps the focus, and can be taken back by a chip', async () => {
    const { shadow, query } = open({ url: 'spirits.html?page=2&sort=price_asc' });
    await userEvent.click(box(/^Brand 1 /));
    await expect.poll(query).toBe('?brand=brand-1~4&sort=price_asc');
    await expect.element(page.getByText('2 products', { exact: true }).first()).toBeVisible();
    await expect.element(box(/^Brand 1 /)).toBeChecked();
    expect(shadow.activeElement).toBe(box(/^Brand 1 /).element());
    await userEvent.click(box(/^Brand 3 /));
    await userEvent.click(page.getByRole('button', { name: 'Remove filter: Brand Brand 1', exact: true }));
    expect(query()).toBe('?brand=brand-3~6&sort=price_asc');
    const left = page.getByRole('button', { name: 'Remove filter: Brand Brand 3' });
    await expectFocus(shadow, left);
    await userEvent.keyboard('{Enter}');
    await expect.poll(query).toBe('?sort=price_asc');
    await expect.poll(() => shadow.activeElement).toHaveClass('listing-bar');
  });

  it('behaviour 2.4: is 325 px wide with three columns of products, and nobody else’s sheet', async () => {
    const { shadow } = open();
    await expect.element(box(/^Brand 1 /)).toBeVisible();
    expect(shadow.querySelector('.listing-filters')?.getBoundingClientRect().width).toBe(325);
    const tops = [...shadow.querySelectorAll('.product-grid > li')].map(
      (item) => item.getBoundingClientRect().top,
    );
    expect(tops.filter((each) => each === tops[0])).toHaveLength(3);
    expect(page.getByRole('button', { name: 'Filters' }).elements()).toHaveLength(0);
    await expectAccessible(shadow);
  });

  it('takes prices typed in the wrong order, and quick choices', async () => {
    const { query } = open();
    await userEvent.fill(page.getByLabelText('From (GBP)'), '50');
    await userEvent.fill(page.getByLabelText('To (GBP)'), '20');
    expect(query()).toBe('?price=GBP:50-');
    await userEvent.keyboard('{Enter}');
    expect(query()).toBe('?price=GBP:20-50');
    await expect.element(page.getByLabelText('From (GBP)')).toHaveValue(20);
    await expect.element(page.getByRole('button', { name: 'Remove filter: Price £20 – £50' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '£100 – £199.99 10' }));
    expect(query()).toBe('?price=GBP:100-199.99');
    await userEvent.click(page.getByRole('button', { name: '£100 – £199.99 10' }));
    expect(query()).toBe('');
    await expect.element(page.getByLabelText('From (GBP)')).toHaveAttribute('placeholder', '0');
    await expect.element(page.getByLabelText('To (GBP)')).toHaveAttribute('placeholder', '200');
  });

  it('says the lowest and the highest price as money', async () => {
    const inCents: Answer = (operation, variables) =>
      JSON.parse(JSON.stringify(answer(operation, variables)).replaceAll('"0_100"', '"7.5_100"'));
    open({}, inCents);
    await expect.element(page.getByLabelText('From (GBP)')).toHaveAttribute('placeholder', '7.50');
    await expect.element(page.getByLabelText('To (GBP)')).toHaveAttribute('placeholder', '200');
  });

  it('takes prices by two handles', async () => {
    const { shadow, query } = open();
    const lowest = page.getByRole('slider', { name: 'Price from' });
    const highest = page.getByRole('slider', { name: 'Price up to' });
    await expect.element(lowest).toHaveAttribute('aria-valuetext', 'Any');
    (lowest.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(query()).toBe('?price=GBP:100-');
    await expect.element(lowest).toHaveAttribute('aria-valuetext', 'From £100');
    // Handles do not pass each other.
    await userEvent.keyboard('{End}');
    expect(query()).toBe('?price=GBP:100-');
    await userEvent.keyboard('{Home}');
    expect(query()).toBe('');
    expect(shadow.activeElement).toBe(lowest.element());
    (highest.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(query()).toBe('?price=GBP:-99.99');
    await expect.element(highest).toHaveAttribute('aria-valuetext', 'Up to £99.99');
    await expectAccessible(shadow);
  });

  it('folds forty values, finds one of them by name, and wraps a long name', async () => {
    const { shadow, query } = open({ url: 'spirits.html?filter.brand=43' });
    await expect.element(box(/^Brand 40 /)).toBeChecked();
    expect(shadow.querySelectorAll('.facet-options .choice')).toHaveLength(7);
    await userEvent.click(page.getByRole('button', { name: 'Show all 40' }));
    expect(shadow.querySelectorAll('.facet-options .choice')).toHaveLength(40);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in Brand' }), 'alvarado');
    expect(shadow.querySelectorAll('.facet-options .choice')).toHaveLength(1);
    const panel = shadow.querySelector('.listing-filters')!;
    expect(panel.scrollWidth).toBeLessThanOrEqual(325 + 8);
    await userEvent.click(box(new RegExp(`^${long.slice(0, 20)}`)));
    await expect.poll(query).toBe('?brand=brand-40~43,casa-alvarado-gran-reserva-de-la-familia~5');
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in Brand' }), 'nothing');
    await expect.element(page.getByText('Nothing called that.')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in Brand' }), '');
    await userEvent.click(page.getByRole('button', { name: 'Show fewer' }));
    await expectAccessible(shadow);
  });

  it('gives its few places to what leads to most, and lists all by name', async () => {
    const rare = brands.map((brand, n) => ({ ...brand, count: n < 30 ? 1 : 50 - n }));
    const { shadow } = open({}, (operation, variables) => {
      const text = JSON.stringify(answer(operation, variables));
      return JSON.parse(text.replaceAll(JSON.stringify(brands), JSON.stringify(rare))) as object;
    });
    const names = () =>
      [...shadow.querySelectorAll('.facet-options .choice-label')].map(({ textContent }) => textContent);
    await expect.poll(names).toEqual([31, 32, 33, 34, 35, 36].map((n) => `Brand ${n}`));
    await userEvent.click(page.getByRole('button', { name: 'Show all 40' }));
    expect(names().slice(0, 4)).toEqual(['Brand 1', 'Brand 3', 'Brand 4', 'Brand 5']);
  });

  it('offers yes or no as one box, and nothing that leads nowhere', async () => {
    const more = [
      { attribute_code: 'is_new', label: 'New', position: 2, options: yesNo(5) },
      { attribute_code: 'best_seller', label: 'Best seller', position: 3, options: yesNo(0) },
    ];
    const { shadow, query } = open({ url: 'spirits.html?filter.is_new=0' }, (operation, variables) => {
      const answered = answer(operation, variables) as Record<string, { aggregations?: object[] }>;
      for (const counts of Object.values(answered)) counts.aggregations?.push(...more);
      return answered;
    });
    await expect.element(page.getByRole('button', { name: 'Remove filter: New No' })).toBeVisible();
    await expect.element(box('New 5 products')).not.toBeChecked();
    expect(box(/^Best seller/).elements()).toHaveLength(0);
    await userEvent.click(box('New 5 products'));
    await expect.poll(query).toBe('?is_new=yes~1');
    await expect.element(box('New 5 products')).toBeChecked();
    await expectAccessible(shadow);
    await userEvent.click(box('New 5 products'));
    await expect.poll(query).toBe('');
  });

  it('takes two boxes that are pressed in one frame', async () => {
    const { shadow, query } = open({ url: 'spirits.html' });
    await expect.element(box(/^Brand 1 /)).toBeVisible();
    const [one, other] = shadow.querySelectorAll<HTMLInputElement>('.facet-options .choice-input');
    one!.click();
    other!.click();
    await expect.poll(query).toMatch(/^\?brand=[^&]*~\d+,[^&]*~\d+$/);
    expect([one!.checked, other!.checked]).toEqual([true, true]);
  });

  it('offers to try again when its own question fails, beside a shelf that stands', async () => {
    let isDown = true;
    open({}, (operation, variables) =>
      isDown && operation.startsWith('ListingFacets') ? graphqlError('no') : answer(operation, variables),
    );
    await expect.element(page.getByText('The filters did not load.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(box(/^Brand 1 /)).toBeVisible();
  });
});

describe.each([360, 768, 1440])('in %i px', (width) => {
  it('nothing moves when what comes late is there', async () => {
    await page.viewport(width, 900);
    const late: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => late.push(callback));
    const { shadow } = open({ url: 'spirits.html?filter.brand=4,5,6,7,8,9,10' });
    await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
    expect(shadow.querySelector('.listing-choices')).toBeNull();
    const before = ['.product-grid', '.listing-count', '.listing-chips'].map((part) => top(shadow, part));
    await expect.poll(() => late.length).toBeGreaterThan(0);
    late.forEach((callback) => callback());
    vi.unstubAllGlobals();
    await expect
      .element(page.getByRole('button', { name: 'Remove filter: Brand Brand 1', exact: true }))
      .toBeVisible();
    await expect.element(page.getByLabelText(/^Sort/)).toBeVisible();
    const after = ['.product-grid', '.listing-count', '.listing-chips'].map((part) => top(shadow, part));
    expect(after).toEqual(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('in a sheet', () => {
  beforeEach(() => page.viewport(360, 740));
  const button = () => page.getByRole('button', { name: /^Filters/ });

  it('collects choices, says how many products they find, and applies them together', async () => {
    const { navigate, query, shadow } = open();
    await userEvent.click(button());
    await userEvent.click(sheet().getByRole('checkbox', { name: /^Brand 1 / }));
    await userEvent.click(sheet().getByRole('checkbox', { name: /^Brand 4 / }));
    expect(navigate).not.toHaveBeenCalled();
    await expect.element(sheet().getByRole('button', { name: 'Show 4 products' })).toBeVisible();
    expect(sheet().element().getBoundingClientRect().height).toBeLessThanOrEqual(740 * 0.9);
    await expectAccessible(shadow);
    await userEvent.click(sheet().getByRole('button', { name: 'Show 4 products' }));
    await expect.poll(query).toBe('?brand=brand-1~4,brand-4~7');
    expect(navigate).toHaveBeenCalledTimes(1);
    await expectFocus(shadow, page.getByRole('button', { name: 'Filters (2)' }));
    await expect.element(page.getByRole('button', { name: 'Remove filter: Brand Brand 4' })).toBeVisible();
  });

  it('applies what was ticked a moment before', async () => {
    const { query } = open();
    await userEvent.click(button());
    const brand = sheet().getByRole('checkbox', { name: /^Brand 1 / });
    await expect.element(brand).toBeVisible();
    (brand.element() as HTMLInputElement).click();
    (sheet().getByRole('button', { name: /^Show/ }).last().element() as HTMLElement).click();
    await expect.poll(query).toBe('?brand=brand-1~4');
  });

  it('is in reach from anywhere in the list, which then begins again at its start', async () => {
    const { shadow } = open();
    await expect.element(page.getByRole('link', { name: 'Bottle 11', exact: true })).toBeInTheDocument();
    await expect.element(button()).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const list = shadow.querySelector('.listing')!;
    await expect.poll(() => list.getBoundingClientRect().top).toBeLessThan(-300);
    const { top: reach } = button().element().getBoundingClientRect();
    expect(reach).toBeGreaterThan(68);
    expect(reach).toBeLessThan(140);
    await userEvent.click(button());
    await userEvent.click(sheet().getByRole('checkbox', { name: /^Brand 1 / }));
    await userEvent.click(sheet().getByRole('button', { name: 'Show 2 products' }));
    await expect.element(page.getByText('2 products', { exact: true }).first()).toBeVisible();
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('behaviour 2.4: is at most 90vh high, whatever is unfolded', async () => {
    open();
    await userEvent.click(button());
    await userEvent.click(sheet().getByRole('button', { name: 'Show all 40' }));
    await expect.element(sheet().getByRole('checkbox', { name: /^Brand 40 / })).toBeInTheDocument();
    await expect.poll(() => sheet().element().getBoundingClientRect().height).toBe(740 * 0.9);
  });

  it('forgets them on Escape, gives the focus back, and keeps it inside before', async () => {
    const { navigate, shadow } = open({ url: 'spirits.html?filter.brand=4' });
    await userEvent.click(button());
    await userEvent.click(sheet().getByRole('checkbox', { name: /^Brand 4 / }));
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = shadow;
      expect(!activeElement || sheet().element().contains(activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expectFocus(shadow, button());
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(button());
    await expect.element(sheet().getByRole('checkbox', { name: /^Brand 4 / })).not.toBeChecked();
    await expect.element(sheet().getByRole('checkbox', { name: /^Brand 1 / })).toBeChecked();
  });

  it('clears all of them before they are applied', async () => {
    const { query } = open({ url: 'spirits.html?filter.brand=4&sort=price_asc' });
    await userEvent.click(button());
    await userEvent.click(sheet().getByRole('button', { name: 'Clear all' }));
    await expect.element(sheet().getByRole('button', { name: 'Show 30 products' })).toBeVisible();
    await userEvent.click(sheet().getByRole('button', { name: 'Show 30 products' }));
    await expect.poll(query).toBe('?sort=price_asc');
  });

  it('is asked for only when somebody wants to see it', async () => {
    const { asked } = open();
    await expect.element(button()).toBeVisible();
    expect(asked.map(({ operation }) => operation)).toEqual(['CategoryListing']);
  });
});

describe('where nothing has it all', () => {
  beforeEach(() => page.viewport(1440, 900));

  it.each(['Clear all filters', 'Without Price From £500: 2 products', 'Without Brand Brand 1: 6 products'])(
    'behaviour 11: what stands stays until “%s” is answered, and the focus is in sight',
    async (name) => {
      const { shadow, storefront } = open(
        { url: 'spirits.html?filter.brand=4&filter.price=500_*' },
        (operation, variables) => {
          const given = answer(operation, variables) as Record<string, object>;
          // The others: without the price, and without the brand.
          if (operation.startsWith('ListingFacets') && 'a' in given)
            for (const other of ['a', 'b'])
              given[other] = {
                ...given[other],
                total_count: JSON.stringify(variables[other])?.includes('price') ? 6 : 2,
              };
          return given;
        },
      );
      const button = page.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      const facet = () => shadow.querySelector('.listing-filters .facet');
      await expect.poll(facet).not.toBeNull();
      await expect.element(page.getByLabelText('Sort by')).toBeVisible();
      const panel = facet()!;
      const order = page.getByLabelText('Sort by').element();
      const letGo = holdNext(storefront);
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => shadow.activeElement).toHaveClass('listing-bar');
      expect(shadow.textContent).not.toContain('Nothing on this shelf yet');
      expect([panel.isConnected, order.isConnected]).toEqual([true, true]);
      letGo();
      if (!name.includes('Brand'))
        await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
      expect([panel.isConnected, order.isConnected]).toEqual([true, true]);
      expect(shadow.activeElement).toHaveClass('listing-bar');
    },
  );

  it('keeps the field that is emptied, with the focus', async () => {
    const { shadow, storefront, query } = open({ url: 'spirits.html?filter.price=500_*' });
    await expect.element(page.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
    const field = page.getByLabelText('From (GBP)');
    await expect.element(field).toBeVisible();
    const letGo = holdNext(storefront);
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect.poll(query).toBe('');
    const input = field.element();
    letGo();
    await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
    expect(shadow.activeElement).toBe(input);
  });
});

it('tells what to leave out when nothing has it all', async () => {
  await page.viewport(1440, 900);
  const { shadow, query } = open({ url: 'spirits.html?filter.brand=4&filter.price=500_*' });
  await expect.element(page.getByRole('heading', { name: 'Nothing has all of that' })).toBeVisible();
  await expectAccessible(shadow);
  await userEvent.click(page.getByRole('button', { name: 'Without Price From £500: 30 products' }));
  expect(query()).toBe('?brand=brand-1~4');
});
