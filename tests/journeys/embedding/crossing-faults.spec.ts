// behaviour 4.7: whatever fails while a bag crosses over, it is in the shop's cart once, or the shopper is asked; and what a stranger's
// link can do.
import { expect, test, type Page, type Route } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { ask, guestCart, remember, storageKey } from '../support/checkout-start';
import {
  cartOf,
  checkoutLink,
  expectCheckout,
  fillBag,
  linkWith,
  openBag,
  openCrossing,
  piecesOf,
  toast,
  type Crossing,
} from '../support/crossing';
import { expectInCart } from '../support/in-cart';
import { Shopper } from '../support/shopper';
import type { ShopProcess } from '../support/shop-process';

let crossing: Crossing;
let shop: ShopProcess;
test.beforeAll(async () => {
  crossing = await openCrossing({ killable: true });
  ({ shop } = crossing);
});
test.afterAll(() => crossing?.close());

type Break = (route: Route, page: Page) => Promise<void>;
const before: Break = (route) => route.abort('connectionreset');
const after: Break = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const reloaded: Break = async (_, page) => {
  await page.reload();
};

interface Row {
  row: string;
  /** What becomes of the first writes, one after the other; those that follow get through. */
  breaks: Break[];
  /** What is to be pressed. */
  press?: string;
  /** As another row: left to the whole. */
  isAnother?: true;
}

const rows: Row[] = [
  { row: 'its answer is lost before the write', isAnother: true, breaks: [before] },
  { row: 'its answer is lost after the write', breaks: [after] },
  {
    row: 'two answers are lost before the write',
    isAnother: true,
    breaks: [before, before],
    press: 'Try again',
  },
  { row: 'two answers are lost, the second after the write', isAnother: true, breaks: [before, after] },
  { row: 'the page is loaded anew before the write', isAnother: true, breaks: [reloaded] },
  {
    row: 'the page is loaded anew after the write',
    isAnother: true,
    breaks: [
      async (route, page) => {
        await route.fetch();
        await reloaded(route, page);
      },
    ],
  },
  {
    row: 'the server dies before the write, and comes back',
    isAnother: true,
    breaks: [
      async (route) => {
        await shop.kill();
        await route.abort('connectionreset');
        await shop.run();
      },
    ],
    press: 'Try again',
  },
  {
    row: 'the server dies after the write, and comes back',
    isAnother: true,
    breaks: [
      async (route) => {
        await route.fetch();
        await shop.kill();
        await route.abort('connectionreset');
        await shop.run();
      },
    ],
    press: 'Try again',
  },
];

const isWrite = (route: Route) => /addProductsToCart/.test(route.request().postData() ?? '');

for (const { row, breaks, press, isAnother } of rows)
  test(`it arrives once where ${row}`, oneOf(!isAnother), async ({ page }) => {
    await fillBag(page, crossing.article());
    await openBag(page);
    const left = [...breaks];
    await page.route('**/graphql*', async (route) => {
      const next = isWrite(route) ? left.shift() : undefined;
      await (next ? next(route, page) : route.continue()).catch(() => undefined);
    });
    await checkoutLink(page).click();
    const arrived = toast(page).getByText('1 item from Gate Notes is in your cart.');
    const retry = press && toast(page).getByRole('button', { name: press });
    if (retry) {
      await expect(arrived.or(retry).first()).toBeVisible({ timeout: 60_000 });
      // A shop that is back may have been asked again by the page itself.
      if (await retry.isVisible()) await Promise.race([retry.click(), arrived.waitFor()]);
    }
    // Two pages, and looks at the cart between them.
    await expect(arrived.or(toast(page).getByText('from another site'))).toBeVisible({ timeout: 60_000 });
    await expectCheckout(page);
    expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
    expect(left).toEqual([]);
    await page.reload();
    await expectCheckout(page);
    expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
  });

test('in doubt nothing is added, and the shopper is asked', async ({ page }) => {
  await fillBag(page, crossing.article());
  const bag = await openBag(page);
  await bag.getByRole('button', { name: /one more/i }).click();
  await expectInCart(page, 2);
  let isFirst = true;
  await page.route('**/graphql*', async (route) => {
    if (!isWrite(route) || !isFirst) return route.continue();
    isFirst = false;
    // Somebody puts one of the same in meanwhile.
    const { cartId } = (route.request().postDataJSON() as { variables: { cartId: string } }).variables;
    await ask(
      shop,
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "GN-002", quantity: 1 }]) { cart { id } } }',
      { id: cartId },
    );
    await route.abort('connectionreset');
  });
  await checkoutLink(page).click();
  await expect(toast(page)).toContainText('It is not certain that everything from Gate Notes came');
  expect(await cartOf(page, shop)).toEqual({ 'GN-002': 1 });
  await toast(page).getByRole('button', { name: 'Add what is missing' }).click();
  await expect(toast(page)).toContainText('1 item from Gate Notes is in your cart, beside');
  expect(await cartOf(page, shop)).toEqual({ 'GN-002': 2 });
});

test(
  'what did not leave the bag there at the press leaves it with the next page',
  oneOf(false),
  async ({ page }) => {
    const address = crossing.article();
    await fillBag(page, address);
    const record = await page.evaluate((key) => localStorage.getItem(key), storageKey(shop, 'cartId'));
    const { value: there } = JSON.parse(record!) as { value: string };
    await openBag(page);
    let lost = 0;
    await page.route('**/graphql*', (route) => {
      if (!/SetAside/.test(route.request().postData() ?? '')) return route.continue();
      lost += 1;
      return route.abort();
    });
    await checkoutLink(page).click();
    await expectCheckout(page);
    expect(lost).toBe(1);
    expect(await piecesOf(shop, there)).toEqual({ 'GN-002': 1 });
    await page.goto(address);
    await expect.poll(() => piecesOf(shop, there)).toEqual({});
    await expect(new Shopper(page).button('Open your cart')).toBeVisible();
    await openBag(page);
    await expect(page.getByText('Your things are at the shop')).toBeVisible();
  },
);

test.describe('a stranger’s link', () => {
  const number = 'AAAAAAAAAAAAAAAAAAAAAA';

  test('adds goods in sight, names no other, and takes no coupon, cart or text', async ({ page }) => {
    const cartId = await guestCart(shop, 'WH-002');
    await ask(
      shop,
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      { id: cartId },
    );
    await page.goto(`${shop.shopUrl}/health`);
    await remember(page, shop, { cartId });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    const scam = 'Call +1 800 SCAM';
    await page.goto(linkWith(shop, [number, ['GN-002', 1], [scam, 1]]));
    await expect(toast(page)).toContainText(
      '1 item from another site is in your cart, beside what was there.',
    );
    await expect(toast(page)).toContainText('1 item that this shop does not sell');
    await expect(page.getByText(scam)).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.shopUrl}/cart`);
    expect(await cartOf(page, shop)).toEqual({ 'WH-002': 1, 'GN-002': 1 });
    expect(asked.join()).not.toMatch(/mergeCarts|Coupon(To|From)Cart/);
    const { cart } = await ask<{ cart: { applied_coupons: { code: string }[] } }>(
      shop,
      'query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } } }',
      { id: cartId },
    );
    expect(cart.applied_coupons).toEqual([{ code: 'SAVE10' }]);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expectInCart(page, 1);
  });

  test('that is none does nothing, and leaves the address', oneOf(false), async ({ page }) => {
    for (const bag of [{ cartId: 'x' }, [number], [number, ['GN-002', -1]], [number, ['GN-002', 1e9]]]) {
      await page.goto('about:blank');
      await page.goto(linkWith(shop, bag));
      await expect(page).toHaveURL(`${shop.shopUrl}/cart`);
      await expect(new Shopper(page).heading(/your cart is empty/i)).toBeVisible();
    }
    await expect(toast(page)).toHaveCount(0);
  });

  test('does nothing in a frame', async ({ page }) => {
    await page.goto(`${shop.shopUrl}/health`);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (/mutation/.test(request.postData() ?? '')) writes.push(request.postData()!);
    });
    await page.evaluate(
      (address) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: address, width: '900' }));
      },
      linkWith(shop, [number, ['GN-002', 1]]),
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: /your cart is empty/i })).toBeVisible();
    // What comes after it: the footer.
    await expect(frame.locator('airside-footer')).toBeAttached();
    expect(writes).toEqual([]);
  });
});
