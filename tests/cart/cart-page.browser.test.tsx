// The cart page in a browser: quantities, removal, what blocks the checkout, and the empty and failed states.
import { signal } from '@preact/signals-core';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartPage, type CartPageProps } from '../../src/cart/page/CartPage';
import { cartPageStyles } from '../../src/cart/styles';
import footCss from '../../src/ui/page-foot/page-foot.css?inline';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';
import type { Storefront } from '../../src/storefront';
import {
  behavingCart,
  fakeShop,
  graphqlError,
  networkError,
  partialAnswer,
  rawCart,
  withCoupons,
  type Answers,
  hold,
} from './fake-shop';
import { waitFor } from '../support/wait-for';
import { couponCart } from './coupon/coupon-cart';

let root: Root | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(
  answers: Answers,
  props: CartPageProps = {},
  cartId: string | undefined = 'cart-1',
  standalone = false,
) {
  const shop = fakeShop(answers, { area: localStorage, standalone });
  if (cartId) shop.storage.set('cartId', cartId);
  const storefront = Object.assign(shop.storefront, {
    routing: {
      href: (path: string) => `https://shop.example${path}`,
      url: signal(new URL('https://shop.example/cart')),
    },
  } as unknown as Partial<Storefront>);
  document.adoptedStyleSheets = [...uiStyles, ...cartPageStyles, footCss].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replaceAll(':host', ':root'));
    return sheet;
  });
  const host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  root.render(
    <StorefrontContext value={storefront}>
      <CartPage {...props} />
    </StorefrontContext>,
  );
  return shop;
}

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 1 };
const rum = { uid: 'uid-2', sku: 'RM-001', quantity: 2 };

it('leads to the checkout right below the total', async () => {
  show(behavingCart([whisky]).answers);
  const way = page.getByRole('link', { name: 'Checkout' });
  await expect.element(way).toBeVisible();
  const parts = [...document.querySelector('.cart-summary')!.children].map(({ className }) => className);
  expect(parts.slice(0, 2)).toEqual(['cart-totals', 'cart-way']);
});

it('shows the currency that was chosen in another tab, also where nothing else is there to choose by', async () => {
  const { answers } = behavingCart([whisky]);
  const shop = show(answers);
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  const cart = rawCart('cart-1', [whisky]);
  answers.CartDetails = () => JSON.parse(JSON.stringify(cart).replaceAll('"USD"', '"GBP"')) as object;
  shop.storage.set('store_view_currency', 'GBP');
  await waitFor(() => expect(document.querySelector('.cart-totals')?.textContent).toContain('£10.00'));
});

it('sends the first of quick clicks at once and the others as one, shows the wish, and says that it is done', async () => {
  const backend = behavingCart([whisky]);
  const release = hold(backend.answers, 'UpdateCartItem');
  const shop = show(backend.answers);
  const more = page.getByRole('button', { name: 'One more: Quantity of Name of WH-001' });
  await expect.element(more).toBeVisible();
  for (let click = 0; click < 3; click += 1) {
    (more.element() as HTMLElement).click();
    await waitFor(() => expect(shop.names()).toContain('UpdateCartItem'));
  }
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Name of WH-001' })).toHaveValue('4');
  await expect.element(page.getByText('4 items')).toBeVisible();
  expect(document.querySelector('.cart-totals')?.getAttribute('aria-busy')).toBe('true');
  expect(document.querySelector('.cart-line-total')?.textContent).toBe('$10.00');
  release();
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Name of WH-001: quantity 4. Subtotal $40.00.');
  expect(
    shop.calls.filter(({ name }) => name === 'UpdateCartItem').map(({ variables }) => variables.quantity),
  ).toEqual([2, 4]);
  expect(shop.names().filter((name) => name === 'CartDetails')).toHaveLength(1);
  expect(document.querySelector('.cart-totals')?.getAttribute('aria-busy')).toBeNull();
});

it('takes a removed line out at once, and puts it back with the reason where that is refused', async () => {
  const backend = behavingCart([whisky, rum]);
  backend.answers.RemoveItemFromCart = () => graphqlError('Not today.', 'graphql-input');
  const release = hold(backend.answers, 'RemoveItemFromCart');
  const shop = show(backend.answers);
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  await expect.element(page.getByRole('button', { name: 'Remove Name of RM-001' })).toHaveFocus();
  expect(document.querySelectorAll('.cart-line')).toHaveLength(1);
  await expect.element(page.getByText('2 items')).toBeVisible();
  release();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not today.');
  await waitFor(() => expect(document.querySelectorAll('.cart-line')).toHaveLength(2));
  await expect.element(page.getByText('3 items')).toBeVisible();
  expect(shop.toasts.toasts.value.size).toBe(0);
});

it('goes back to what the backend has when a change is refused, and says why', async () => {
  const backend = behavingCart([whisky]);
  backend.answers.UpdateCartItem = () =>
    graphqlError(
      'Could not update the product with SKU WH-001: The requested qty is not available',
      'graphql-input',
    );
  show(backend.answers);
  const box = page.getByRole('textbox', { name: 'Quantity of Name of WH-001' });
  await userEvent.fill(box, '500');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Not available in this quantity. Choose fewer.');
  await expect.element(box).toHaveValue('1');
});

it('removes a line, moves the focus to the next one, and offers to take it back', async () => {
  const [onItemAdded, onItemRemoved] = [vi.fn(), vi.fn()];
  const shop = show(behavingCart([whisky, rum]).answers, { onItemAdded, onItemRemoved });
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  await expect.element(page.getByRole('button', { name: 'Remove Name of RM-001' })).toHaveFocus();
  // The row goes at once, what went is told by the answer.
  await waitFor(() => expect(shop.toasts.toasts.value.size).toBe(1));
  expect(onItemRemoved).toHaveBeenCalledExactlyOnceWith({
    sku: 'WH-001',
    name: 'Name of WH-001',
    quantity: 1,
    price: 10,
    currency: 'USD',
    value: 10,
    items: [{ item_id: 'WH-001', item_name: 'Name of WH-001', price: 10, quantity: 1 }],
  });
  const toast = [...shop.toasts.toasts.value.values()].at(-1);
  expect(toast).toMatchObject({ message: 'Name of WH-001 was removed.', actionText: 'Undo' });
  toast?.onAction?.();
  await expect.element(page.getByRole('button', { name: 'Remove Name of WH-001' })).toBeVisible();
  expect(shop.toasts.toasts.value.size).toBe(0);
  await waitFor(() => expect(onItemAdded).toHaveBeenCalledOnce());
  expect(onItemAdded).toHaveBeenCalledWith(expect.objectContaining({ sku: 'WH-001', value: 10 }));
});

it('puts back as many as were wanted, also where the cart did not have them yet', async () => {
  const backend = behavingCart([whisky, rum]);
  const release = hold(backend.answers, 'UpdateCartItem');
  const shop = show(backend.answers);
  await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Name of WH-001' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  release();
  await waitFor(() => expect(shop.toasts.toasts.value.size).toBe(1));
  [...shop.toasts.toasts.value.values()].at(-1)?.onAction?.();
  await waitFor(() =>
    expect(backend.lines()).toContainEqual(expect.objectContaining({ sku: 'WH-001', quantity: 2 })),
  );
});

it('does not let an unavailable line through', async () => {
  show(
    behavingCart([{ ...whisky, error: 'There are no source items with the in stock status' }, rum]).answers,
  );
  await expect.element(page.getByText('No longer available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  expect(page.getByRole('link', { name: 'Checkout' }).query()).toBeNull();
  // Fewer of it would not help.
  expect(page.getByRole('textbox', { name: 'Quantity of Name of WH-001' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

it('says of the whole cart what the backend says of no line', async () => {
  const backend = behavingCart([whisky]);
  backend.answers.CartDetails = ({ cartId }) => ({
    ...rawCart(String(cartId), [whisky]),
    withheld: ['The requested qty is not available'],
  });
  show(backend.answers);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Something in your cart/);
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

it('leaves the focus on the heading when the last line goes', async () => {
  show(behavingCart([whisky]).answers);
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your cart is empty$/);
});

it('sends a change at once when the shopper turns to something else, and tells of the pieces', async () => {
  const [onItemAdded, onItemRemoved] = [vi.fn(), vi.fn()];
  const shop = show(behavingCart([whisky, rum]).answers, { onItemAdded, onItemRemoved });
  await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Name of WH-001' }));
  await userEvent.click(page.getByRole('button', { name: 'One less: Quantity of Name of RM-001' }));
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(onItemRemoved).toHaveBeenCalledOnce());
  expect(onItemAdded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ sku: 'WH-001', quantity: 1 }),
  );
  expect(onItemRemoved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ sku: 'RM-001', quantity: 1 }),
  );
  expect(shop.names().filter((name) => name === 'UpdateCartItem')).toHaveLength(2);
});

it('keeps focus and wishes of a configurable line, whose uid changes', async () => {
  const backend = behavingCart([{ ...whisky, variant: 'WH-001-70' }]);
  const remove = backend.answers.RemoveItemFromCart as Answers[string];
  let release: () => void = () => undefined;
  backend.answers.RemoveItemFromCart = async (variables, body) => {
    await new Promise<void>((done) => (release = done));
    return remove(variables, body);
  };
  const shop = show(backend.answers);
  const box = page.getByRole('textbox', { name: 'Quantity of Name of WH-001, 70 cl' });
  await userEvent.fill(box, '3');
  await userEvent.keyboard('{Enter}{Tab}');
  const more = page.getByRole('button', { name: 'One more: Quantity of Name of WH-001, 70 cl' });
  await expect.element(more).toHaveFocus();
  await waitFor(() => expect(shop.names()).toContain('RemoveItemFromCart'));
  // While the first change is on its way.
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(box).toHaveValue('5');
  release();
  await waitFor(() => expect(backend.lines()).toMatchObject([{ quantity: 3 }]));
  await waitFor(() => expect(shop.names().filter((name) => name.startsWith('Remove'))).toHaveLength(2));
  release();
  await waitFor(() => expect(backend.lines()).toMatchObject([{ quantity: 5 }]));
  await expect.element(more).toHaveFocus();
});

it('lays out of 150 lines only what is in view', async () => {
  const lines = Array.from({ length: 150 }, (_, n) => ({ uid: `uid-${n}`, sku: `SKU-${n}`, quantity: 1 }));
  const shop = show(behavingCart(lines).answers);
  const last = page.getByRole('link', { name: 'Name of SKU-149' });
  await waitFor(() => expect(document.querySelectorAll('.cart-line')).toHaveLength(150));
  const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  await waitFor(() => expect(isLaidOut(document.querySelectorAll('.cart-line-name')[149]!)).toBe(false));
  expect(document.querySelectorAll('.cart-page :not(font)').length / 150).toBeLessThan(32);
  // Lines that did not change stay the same objects: nothing of them is drawn again.
  const second = shop.cart.details.value?.items[1];
  await shop.cart.updateItem('uid-0', 2);
  expect(shop.cart.details.value?.items[1]).toBe(second);
  last.element().scrollIntoView();
  await waitFor(() => expect(isLaidOut(last.element())).toBe(true));
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of SKU-149' }));
  await waitFor(() => expect(shop.cart.count.value).toBe(150));
});

it('draws of many lines only the one that is changed', async () => {
  const lines = Array.from({ length: 5 }, (_, n) => ({ uid: `uid-${n}`, sku: `SKU-${n}`, quantity: 1 }));
  const shop = show(behavingCart(lines).answers);
  const { routing } = shop.storefront as Storefront;
  await waitFor(() => expect(document.querySelectorAll('.cart-line')).toHaveLength(5));
  const href = vi.spyOn(routing, 'href');
  await userEvent.click(page.getByRole('button', { name: 'One more: Quantity of Name of SKU-1' }));
  await waitFor(() => expect(shop.cart.details.value?.items[1]?.quantity).toBe(2));
  const drawn = href.mock.calls.map(([path]) => path).filter((path) => path.endsWith('.html'));
  expect(drawn).toContain('/sku-1.html');
  expect(new Set(drawn)).toEqual(new Set(['/sku-1.html']));
});

it('is empty, kindly, and behaviour 4.8: a guest of the shop may have the cart of an account', async () => {
  show(behavingCart().answers, {}, 'cart-1', true);
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', 'https://shop.example/sign-in?origin=%2Fcart');
});

it('is empty without asking for a visitor who has no cart', async () => {
  const shop = show({}, {}, '');
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(shop.names()).toEqual([]);
});

it('takes a discount code, says why one is refused, and takes it away again', async () => {
  const backend = behavingCart([whisky]);
  let coupons: string[] = [];
  const details = backend.answers.CartDetails as Answers[string];
  backend.answers.CartDetails = async (variables, body) => {
    const { cart } = (await details(variables, body)) as ReturnType<typeof rawCart>;
    return { cart: withCoupons(cart, coupons, coupons.length) };
  };
  backend.answers.ApplyCoupon = ({ couponCode }) => {
    if (couponCode !== 'WELCOME')
      return graphqlError("The coupon code isn't valid. Verify the code and try again.");
    coupons = ['WELCOME'];
    return { applyCouponToCart: { cart: { id: 'cart-1', applied_coupons: [{ code: 'WELCOME' }] } } };
  };
  backend.answers.RemoveCoupon = () => {
    coupons = [];
    return { removeCouponFromCart: { cart: { id: 'cart-1', applied_coupons: null } } };
  };
  show(backend.answers);
  await userEvent.click(page.getByText('Add a discount code'));
  const box = page.getByRole('textbox', { name: 'Discount code' });
  await userEvent.fill(box, 'NOPE');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText("The coupon code isn't valid.")).toBeVisible();
  await expect.element(box).toHaveValue('NOPE');
  await userEvent.fill(box, 'WELCOME');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByRole('list').filter({ hasText: 'Code WELCOME is applied.' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Remove code WELCOME' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a discount code'));
});

it('says of a code that it takes nothing off, and of one that is gone, which waits in the field', async () => {
  const { answers, now, drop } = couponCart([whisky, rum]);
  const shop = show(answers);
  await userEvent.click(page.getByText('Add a discount code'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Discount code' }), 'SAVE10');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Code SAVE10 is applied.')).toBeVisible();
  now.off = 0;
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  const idle = page.getByText('Code SAVE10 is on your cart, but takes nothing off your items at the moment.');
  await expect.element(page.getByRole('status').filter({ has: idle })).toBeVisible();
  expect(page.getByText('is applied').query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Remove code SAVE10' })).toBeVisible();
  expect((await axe.run(document.querySelector('.cart-summary')!)).violations).toEqual([]);

  drop();
  await shop.cart.load();
  const lost = page.getByText(/^Code SAVE10 is no longer on your cart\./);
  await expect.element(page.getByRole('status').filter({ has: lost })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Discount code' });
  await expect.element(box).toHaveValue('SAVE10');
  expect(shop.storage.get('cartCoupons')).toMatchObject({ lost: [] });

  const apply = answers.ApplyCoupon!;
  const refusal = "The coupon code isn't valid. Verify the code and try again.";
  answers.ApplyCoupon = () => graphqlError(refusal);
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByText("The coupon code isn't valid.")).toBeVisible();
  await expect.element(box).toHaveValue('SAVE10');
  expect(lost.query()).toBeNull();
  answers.ApplyCoupon = apply;
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByText('Code SAVE10 is applied.')).toBeVisible();
});

it('estimates shipping to where the checkout delivers, over REST', async () => {
  const backend = behavingCart([whisky]);
  backend.answers.CountryRegions = () => ({
    country: { id: 'US', available_regions: [{ id: 57, code: 'TX', name: 'Texas' }] },
  });
  const estimate = 'POST /V1/guest-carts/cart-1/estimate-shipping-methods';
  const offer = { carrier_code: 'flatrate', carrier_title: 'Flat Rate', available: true, amount: 5 };
  backend.answers[estimate] = () => [
    { ...offer, method_code: 'flatrate', method_title: 'Fixed' },
    { ...offer, carrier_code: 'broken', method_code: null, method_title: null, available: false },
  ];
  const shop = show(backend.answers);
  const asked = () => shop.calls.filter(({ name }) => name === estimate).map(({ body }) => body);
  await userEvent.click(page.getByText('Estimate shipping'));
  const code = page.getByRole('textbox', { name: 'ZIP or postal code' });
  await userEvent.selectOptions(page.getByLabelText('State or region'), 'Texas');
  expect(page.getByLabelText('Country').query()).toBeNull();
  await userEvent.fill(code, 'SW1A 1AA');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The ZIP or postal code format is invalid.')).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.fill(code, '73301');
  await userEvent.click(page.getByRole('button', { name: 'Estimate' }));
  await expect.element(page.getByText('1 way to send your cart there:')).toBeVisible();
  await expect.element(page.getByText('Flat Rate', { exact: true })).toBeVisible();
  await expect.element(page.getByText('$5.00')).toBeVisible();
  expect(asked()).toEqual([{ address: { country_id: 'US', region_id: 57, postcode: '73301' } }]);
});

it('says that it did not load, and loads on request', async () => {
  const backend = behavingCart([whisky]);
  const works = backend.answers.CartDetails;
  backend.answers.CartDetails = () => networkError();
  show(backend.answers);
  await expect.element(page.getByRole('heading', { name: 'Your cart did not load' })).toBeVisible();
  if (works) backend.answers.CartDetails = works;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('link', { name: 'Name of WH-001' })).toBeVisible();
});

it('keeps total and checkout in reach on a phone of the shop, where the button is out of sight', async () => {
  await page.viewport(360, 780);
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((uid) => ({ uid, sku: uid, quantity: 1 }));
  const { answers } = behavingCart(lines);
  show(answers, {}, 'cart-1', true);
  const foot = page.getByRole('group', { name: 'Estimated total' });
  await expect.element(foot.getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(foot.element().querySelector('strong')!.textContent).toMatch(/^\$/);
  // It comes up from below.
  await expect.poll(() => foot.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(780);
  const { violations } = await axe.run(foot.element());
  expect(violations.map(({ id }) => id)).toEqual([]);
  document.querySelector('.cart-way')!.scrollIntoView();
  await expect.element(foot).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Checkout' }).elements()).toHaveLength(1);
});

it('leaves the lower edge of another site alone', async () => {
  await page.viewport(360, 780);
  show(behavingCart([whisky, rum]).answers);
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(document.querySelector('.page-foot')).toBeNull();
});

it('has nothing that axe objects to', async () => {
  show(behavingCart([whisky, { ...rum, variant: 'RM-001-70' }]).answers);
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it('shows what could be read of a cart, no amount that was not told, and the rest when asked again', async () => {
  const backend = behavingCart([whisky, rum]);
  const whole = backend.answers.CartDetails!;
  backend.answers.CartDetails = async (variables, body) => {
    const { cart, ...settings } = (await whole(variables, body)) as ReturnType<typeof rawCart>;
    const data = { ...settings, cart: { ...cart, prices: null } };
    return partialAnswer(data, ['cart', 'prices', 'grand_total', 'value']);
  };
  show(backend.answers);
  await expect
    .element(page.getByText('Not all that there is to say of your cart could be read.'))
    .toBeVisible();
  expect(document.querySelectorAll('.cart-line')).toHaveLength(2);
  await expect.element(page.getByText('We could not read what your cart comes to.')).toBeVisible();
  expect(document.querySelector('.cart-totals')?.textContent).not.toMatch(/\d/);
  await expect.element(page.getByRole('link', { name: /checkout/i })).not.toBeInTheDocument();
  backend.answers.CartDetails = whole;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('link', { name: /checkout/i })).toBeVisible();
  expect(document.querySelector('.cart-totals')?.textContent).toContain('$30.00');
  await expect.element(page.getByText(/could (be|not) read/)).not.toBeInTheDocument();
});

it('leads from each line to what was chosen', async () => {
  show(behavingCart([whisky, { uid: 'uid-3', sku: 'CF-001', variant: 'CF 001/70', quantity: 1 }]).answers);
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(page.getByRole('link', { name: 'Name of CF-001' })).toBeVisible();
  expect(href('Name of WH-001')).not.toContain('?');
  expect(href('Name of CF-001')).toMatch(/\?variant=CF%20001%2F70$/);
});

it('says what a reduced line would cost without the offer, and what is saved in all', async () => {
  const answer = rawCart('cart-1', [whisky, rum], 0);
  const [reduced, other] = answer.cart.items;
  const minimum_price = { final_price: { value: 10 }, regular_price: { value: 12.5, currency: 'USD' } };
  const items = [{ ...reduced, product: { ...reduced!.product, price_range: { minimum_price } } }, other];
  show({ CartDetails: () => ({ cart: { ...answer.cart, items } }) });
  await expect.element(page.getByText('Offer price $10.00')).toBeInTheDocument();
  await expect.element(page.getByText('Regular price $12.50')).toBeInTheDocument();
  expect([...document.querySelectorAll('s')].map((old) => getComputedStyle(old).textDecorationLine)).toEqual([
    'line-through',
  ]);
  expect(document.querySelector('.cart-totals-saved')?.textContent).toBe('You save$2.50');
});
