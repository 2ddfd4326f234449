// The foot of a phone's product page: there once the button is out of sight, and nowhere else.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProductPage } from '../../../src/catalog/product-page/ProductPage';
import { fakeStorefront, type FakeOptions } from '../fake-storefront';
import { rum } from '../rum';
import { show, tidy } from '../show';

const fewRum = { ...rum, only_x_left_in_stock: 3 };
const size = { attribute_code: 'size', label: 'Size', options: [{ label: '700 ml', value: '4' }] };
const gin = {
  ...rum,
  __typename: 'ConfigurableProduct',
  configurable_options: [
    {
      uid: 'o',
      attribute_code: 'size',
      label: 'Size',
      position: 0,
      values: ['50 cl', '1 L'].map((label) => ({ uid: label, label })),
    },
  ],
  variants: ['50 cl', '1 L'].map((uid) => ({
    attributes: [{ code: 'size', uid }],
    product: { uid, sku: uid, stock_status: 'IN_STOCK', price_range: rum.price_range },
  })),
};

beforeEach(() => page.viewport(360, 780));
afterEach(tidy);

const foot = page.getByRole('group', { name: 'Buy Harbour Rum' });

async function open(product: object = fewRum, options?: FakeOptions) {
  const fake = fakeStorefront(() => ({ products: { items: [product], aggregations: [size] } }), options);
  const shadow = show(fake.storefront, <ProductPage sku="RUM" />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As with reviews and shelves.
  shadow.querySelector<HTMLElement>('.product-more')!.style.minHeight = '2000px';
  return { ...fake, shadow };
}
const down = () => scrollTo({ top: 900, behavior: 'instant' });
const line = (quantity: number) => ({ uid: 'l1', sku: 'RUM', quantity }) as never;

it('says price, size and stock once the button is out of sight, and goes with it', async () => {
  const { shadow } = await open();
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  expect(shadow.querySelector('.page-foot-off')).not.toBeNull();
  await expect.element(foot).not.toBeInTheDocument();
  down();
  await expect.element(foot).toBeVisible();
  await expect.element(foot.getByText('$24.00')).toBeVisible();
  await expect.element(foot.getByText('700 ml · Only 3 left')).toBeVisible();
  const { top, height, bottom } = foot.element().getBoundingClientRect();
  expect(height).toBe(72);
  await expect.poll(() => foot.element().getBoundingClientRect().bottom).toBeCloseTo(780, 0);
  expect(bottom - top).toBe(72);
  const { violations } = await axe.run(shadow.host as HTMLElement, {
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.element(foot).not.toBeInTheDocument();
});

it('puts it into the cart, turns into how many are there, and keeps the focus', async () => {
  const { cart, addItem, updateItem, shadow } = await open();
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  down();
  await userEvent.click(foot.getByRole('button', { name: 'Add to cart' }));
  await expect.poll(() => addItem.mock.calls.length).toBe(1);
  cart.value = { items: [line(1)] };
  const more = foot.getByRole('button', { name: 'One more: In your cart: Harbour Rum' });
  await expect.element(more).toBeVisible();
  await expect.poll(() => shadow.activeElement).toBe(more.element());
  await userEvent.click(more);
  expect(updateItem).toHaveBeenLastCalledWith('l1', 2);
  await userEvent.click(foot.getByRole('button', { name: /^One less/ }));
  expect(updateItem).toHaveBeenLastCalledWith('l1', 0);
  cart.value = { items: [] };
  const button = foot.getByRole('button', { name: 'Add to cart' });
  await expect.element(button).toBeVisible();
  await expect.poll(() => shadow.activeElement).toBe(button.element());
});

it('says when the cart did not change', async () => {
  const { updateItem, shadow } = await open(fewRum, { cart: { items: [line(1)] } });
  updateItem.mockResolvedValueOnce(false);
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  down();
  await userEvent.click(foot.getByRole('button', { name: /^One more/ }));
  await expect.element(foot.getByRole('alert')).toHaveTextContent('The cart did not change. Try again.');
});

it('leads to what has to be chosen first', async () => {
  const { addItem, shadow } = await open(gin);
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  down();
  await expect.element(foot.getByText('Choose: Size')).toBeVisible();
  await userEvent.click(foot.getByRole('button', { name: 'Choose options' }));
  expect(shadow.activeElement).toBe(page.getByRole('radio', { name: /50 cl/ }).element());
  expect(addItem).not.toHaveBeenCalled();
});

it('is not there on a wide screen, where little height is left, and on pages of other sites', async () => {
  const { shadow } = await open();
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  await page.viewport(320, 256);
  await expect.poll(() => shadow.querySelector('.page-foot')).toBeNull();
  await page.viewport(360, 780);
  await expect.poll(() => shadow.querySelector('.page-foot')).not.toBeNull();
  await page.viewport(1024, 900);
  await expect.poll(() => shadow.querySelector('.page-foot')).toBeNull();
  tidy();
  await page.viewport(360, 780);
  const other = await open(fewRum, { standalone: false });
  // What comes in the same moment is there.
  await expect.poll(() => other.shadow.querySelector('.product-like')).not.toBeNull();
  expect(other.shadow.querySelector('.page-foot')).toBeNull();
});
