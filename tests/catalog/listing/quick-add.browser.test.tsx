// Buying from a list, in a real browser: by one press, or by a window for what has options.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryPage } from '../../../src/catalog/category/CategoryPage';
import { fakeStorefront, graphqlError, type Answer, type FakeOptions } from '../fake-storefront';
import { show, tidy } from '../show';
import { waitFor } from '../../support/wait-for';

const money = (value: number) => ({ value, currency: 'USD' });
const price = { minimum_price: { final_price: money(20), regular_price: money(20) } };
const bottle = (name: string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: name,
  sku: name.toUpperCase(),
  name,
  url_key: name.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: price,
  ...more,
});
const size = (label: string, index: number) => ({ uid: `size ${index}`, label });
const gin = bottle('Gin', {
  __typename: 'ConfigurableProduct',
  configurable_options: [
    { uid: 'o', attribute_code: 'size', label: 'Size', values: ['50 cl', '70 cl'].map(size) },
  ],
  variants: ['50 cl', '70 cl'].map((label, index) => ({
    attributes: [{ code: 'size', uid: `size ${index}` }],
    product: {
      uid: label,
      sku: `GIN-${index}`,
      name: `Gin ${label}`,
      stock_status: 'IN_STOCK',
      price_range: price,
    },
  })),
});
const shelf = [
  bottle('Rum'),
  gin,
  bottle('Port', { stock_status: 'OUT_OF_STOCK' }),
  bottle('Cognac', { hide_price: 1 }),
];
const answer: Answer = (operation) =>
  operation === 'ProductsBySku'
    ? { products: { items: [gin] } }
    : {
        categories: { items: [{ uid: 'MTI=', name: 'Spirits', url_path: 'spirits', url_suffix: '.html' }] },
        products: { items: shelf, total_count: 4, page_info: { total_pages: 1 } },
      };

function open(by: Answer = answer, options: FakeOptions = {}) {
  const onItemAdded = vi.fn();
  const fake = fakeStorefront(by, options);
  return {
    ...fake,
    onItemAdded,
    shadow: show(fake.storefront, <CategoryPage uid="MTI=" />, { onItemAdded }),
  };
}

const add = (name: string) => page.getByRole('button', { name: `Add to cart: ${name}`, exact: true });
const choose = () => page.getByRole('button', { name: 'Choose options: Gin', exact: true });

beforeEach(() => page.viewport(1024, 900));
afterEach(tidy);

it('puts what needs no choice into the cart by one press, and says so', async () => {
  const { addItem, onItemAdded } = open();
  await userEvent.click(add('Rum'));
  await expect.element(page.getByText('Rum is in your cart')).toBeInTheDocument();
  expect(addItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: 'RUM', quantity: 1 }));
  expect(onItemAdded).toHaveBeenCalledOnce();
});

it('asks for what has to be chosen in a window, and buys that', async () => {
  const { addItem, asked } = open();
  await userEvent.click(choose());
  const window = page.getByRole('dialog', { name: 'Gin' });
  await expect.element(window).toBeVisible();
  expect(asked.findLast(({ operation }) => operation === 'ProductsBySku')?.variables.skus).toEqual(['GIN']);
  const size = window.getByRole('radio', { name: '70 cl' });
  // The listing, too, has chips.
  const choice = size.element().closest('.chip')!;
  expect(getComputedStyle(choice)).toMatchObject({
    paddingInlineStart: '0px',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
  await userEvent.click(size);
  await userEvent.click(window.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(addItem.mock.calls[0]?.[0]).toMatchObject({ sku: 'GIN', quantity: 1 }));
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
});

it('asks again by the next press where nothing came', async () => {
  let isDown = true;
  open((operation, variables) =>
    isDown && operation === 'ProductsBySku' ? graphqlError('no') : answer(operation, variables),
  );
  await userEvent.click(choose());
  await expect.element(page.getByText('Gin could not be added to the cart. Try again.')).toBeVisible();
  isDown = false;
  await userEvent.click(choose());
  await expect.element(page.getByRole('dialog', { name: 'Gin' })).toBeVisible();
});

it('says on the card why nothing went in', async () => {
  const { onItemAdded } = open(answer, { addItem: async () => false });
  await userEvent.click(add('Rum'));
  await expect.element(page.getByText('Rum could not be added to the cart. Try again.')).toBeVisible();
  expect(onItemAdded).not.toHaveBeenCalled();
});

it('stands on nothing that cannot be bought, and every card stays as high as it was', async () => {
  const { shadow } = open();
  const link = page.getByRole('link', { name: 'Rum', exact: true });
  await expect.element(link).toBeVisible();
  const heights = () =>
    [...shadow.querySelectorAll('.card-text')].map((text) => text.getBoundingClientRect().top);
  const before = heights();
  await expect.element(add('Rum')).toBeVisible();
  expect(heights()).toEqual(before);
  const names = page.getByRole('button', { name: /^(Add to cart|Choose options)/ }).elements();
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add to cart: Rum',
    'Choose options: Gin',
  ]);
  const picture = shadow.querySelector('.card-media')!.getBoundingClientRect();
  const button = add('Rum').element().getBoundingClientRect();
  expect(button.bottom).toBeLessThan(picture.bottom);
  expect(button.right).toBeLessThan(picture.right);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  const { violations } = await axe.run(shadow.host as HTMLElement, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
