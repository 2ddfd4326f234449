// On paper, and as PDF: cart, receipt and order are whole, and nothing is printed that lies over the page.
import { expect, test, type Page } from '@playwright/test';
import { ask, guestCart, openGuestCheckout, remember, tokenOf } from '../support/checkout-start';
import { walkCheckout } from '../support/checkout-walk';
import { fillBag, openBag, openCrossing, type Crossing } from '../support/crossing';
import { guest, Shopper } from '../support/shopper';
import { oneOf } from '../../support/whole';

let crossing: Crossing;
test.beforeAll(async () => {
  crossing = await openCrossing({ history: true });
});
test.afterAll(() => crossing?.close());

/** A4 at 96 dpi. */
const paper = { width: 794, height: 1123 };

interface Printed {
  /** Words that the paper or something around them cuts off. */
  cut: string[];
  /** What lies over the page. */
  over: string[];
  text: string;
}

/** In the page: what is seen of it, through all shadow roots. */
function look(): Printed {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const parentOf = (node: Node): Element | null =>
    node instanceof Element && node.assignedSlot
      ? node.assignedSlot
      : (node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null));
  const seen = all(document.body).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const isSaidOnly = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    for (let around = parentOf(text); around; around = parentOf(around)) {
      const box = around.getBoundingClientRect();
      if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue;
      if (isSaidOnly(box)) return false;
      if (words.right > box.right + 1 || words.bottom > box.bottom + 1 || words.left < box.left - 1)
        return true;
    }
    return words.left < -1 || words.right > innerWidth + 1;
  };
  const texts = seen
    .filter(({ localName }) => !['option', 'script', 'style'].includes(localName))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
  return {
    cut: texts.filter(isCut).map(({ data }) => data.trim()),
    over: seen
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().width > 1)
      .map(({ localName, className }) => `${localName}.${className}`),
    text: texts.map(({ data }) => data.trim()).join(' '),
  };
}

async function print(page: Page): Promise<Printed> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  // What closes for the paper is seen for a moment, as paper is only acted here.
  await expect.poll(async () => (await page.evaluate(look)).over).toEqual([]);
  return page.evaluate(look);
}

const frame = (page: Page) => page.locator('airside-header, airside-footer');

async function expectAlone(page: Page): Promise<Printed> {
  const printed = await print(page);
  expect(printed.cut).toEqual([]);
  expect(printed.over).toEqual([]);
  for (const part of await frame(page).all()) await expect(part).toBeHidden();
  return printed;
}

/** As many as stand in a long cart, and are drawn bit by bit. */
const many = 24;

async function someSkus(): Promise<string[]> {
  const { products } = await ask<{
    products: { items: { __typename: string; sku: string; stock_status: string }[] };
  }>(
    crossing.shop,
    '{ products(filter: { price: { from: "1" } }, pageSize: 200) { items { __typename sku stock_status } } }',
  );
  return products.items
    .filter(({ __typename, stock_status }) => __typename === 'SimpleProduct' && stock_status === 'IN_STOCK')
    .map(({ sku }) => sku)
    .slice(0, many + 1);
}

test('a long cart goes over several pages, without what the shop has to say meanwhile', async ({ page }) => {
  const { shop } = crossing;
  const cartId = await guestCart(shop, ...(await someSkus()));
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { cartId });
  await page.goto(`${shop.shopUrl}/cart`);
  const lines = page.getByRole('main').locator('.cart-line');
  await expect(lines).toHaveCount(many + 1);
  await lines
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(new Shopper(page).button('Undo')).toBeVisible();
  await expect(lines).toHaveCount(many);
  const names = await lines.locator('.cart-line-name').allTextContents();
  expect(names).toHaveLength(many);
  const { text } = await expectAlone(page);
  for (const name of names) expect(text).toContain(name);
  await expect(new Shopper(page).button('Undo')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(new Shopper(page).button('Undo')).toBeVisible();
});

test('a receipt has all that was bought, and nothing to press', oneOf(false), async ({ page }) => {
  await openGuestCheckout(page, crossing.shop);
  const { end } = await walkCheckout(page, { email: guest.Email, pay: 'check' });
  expect(end).toBe('receipt');
  const number = await page.locator('[data-order-number]').innerText();
  const { text } = await expectAlone(page);
  for (const said of [number, guest.Email, guest['Street address'], 'Sable Bay Navy Strength Gin', 'Total'])
    expect(text).toContain(said);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('an order of an account', oneOf(false), async ({ page }) => {
  const { shop } = crossing;
  const token = await tokenOf(shop, 'diana@example.com');
  await page.goto(`${shop.shopUrl}/health`);
  await remember(page, shop, { signin_token: token }, 3600);
  await page.goto(`${shop.shopUrl}/order-history`);
  await page.locator('.order-row-number').first().click();
  await expect(page.getByRole('main').getByRole('button', { name: /again/i }).first()).toBeAttached();
  const { text } = await expectAlone(page);
  expect(text).toContain('Total');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a page of another site whose bag is open is printed without it', oneOf(false), async ({ page }) => {
  await fillBag(page, crossing.article('<p>The story</p>'));
  await openBag(page);
  const { over, text } = await print(page);
  expect(over).toEqual([]);
  expect(text).toContain('The story');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('dialog')).toBeVisible();
});
