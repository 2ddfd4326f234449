// The keyboard as Safari and macOS have it until it is set otherwise: Tab stops at fields and lists alone, and a press gives
// a button no focus. Firefox can be set so but for buttons, which it stops at: here nothing is done with one that Tab came to.
import { expect } from '@playwright/test';
import { guest } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { openFirefox } from './by-puppeteer';
import type { EngineBrowser } from './driver';
import { test } from './engine-test';
import { comeWithBottle } from './screens';
import { button, dialog, field, heading, link, Visitor } from './visitor';

let shop: ShopProcess;
let browser: EngineBrowser;
let visitor: Visitor;
test.skip(({ engine }) => engine.engine !== 'firefox', 'WebKitGTK has Linux’s keyboard.');
test.beforeAll(async () => {
  shop = await ShopProcess.start({ history: true });
  browser = await openFirefox({ 'accessibility.tabfocus': 1, 'accessibility.mouse_focuses_formcontrol': 0 });
});
test.afterAll(async () => {
  await browser?.close();
  await shop?.dispose();
});
test.beforeEach(async () => void (visitor = new Visitor(await browser.open())));
test.afterEach(() => visitor.page.close());

const goto = (path: string) => visitor.page.goto(shop.shopUrl + path);

/** Tag and name of what has the focus, through all roots. */
const focus = () =>
  visitor.page.evaluate(() => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return `${found?.localName} ${found?.getAttribute('name') ?? found?.getAttribute('aria-label') ?? ''}`.trim();
  });

test('the engine is set so: a press gives no focus, and Tab leaves links out', async () => {
  await visitor.page.goto(`${shop.shopUrl}/health`);
  await visitor.page.evaluate(() => {
    document.body.innerHTML = '<button>a</button><a href="/">b</a><input name="c">';
  });
  await visitor.click(button('a'));
  expect(await focus()).toBe('body');
  await visitor.page.press('Tab');
  expect(await focus()).toBe('button');
  await visitor.page.press('Tab');
  expect(await focus()).toBe('input c');
});

test('a guest comes to the review by typing, Tab between fields, and Enter', async () => {
  const { page } = visitor;
  await comeWithBottle(visitor, shop);
  await goto('/checkout');
  await visitor.reach(field('Email'));
  await page.type(guest.Email);
  await page.press('Enter');
  await visitor.focused(heading('Shipping address'));
  const { Email: _email, ...address } = guest;
  for (const [label, text] of Object.entries(address)) {
    await visitor.reach(field(label));
    await page.type(text);
  }
  await page.press('Enter');
  await visitor.focused(heading('Delivery'));
});

test('a customer signs in, and what is missing is pointed at', async () => {
  const { page } = visitor;
  await goto('/sign-in');
  await visitor.reach(field('Password'));
  await page.press('Enter');
  await visitor.focused(field('Email'));
  await page.type('diana@example.com');
  await page.press('Tab');
  await page.type('Passw0rd!23');
  await page.press('Enter');
  await visitor.see(button('Account: Diana'));
});

test('windows give the focus back to what was pressed, and keep it while they are open', async () => {
  const { page } = visitor;
  await comeWithBottle(visitor, shop);
  await goto('/spirits/gin.html');
  const bag = button(/cart, 1 item/i);
  await visitor.click(bag);
  await visitor.see(link(/checkout/i, dialog));
  await page.press('Tab');
  await page.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(false);
  await page.press('Escape');
  await visitor.focused(bag);
  await goto('/glen-tarrow-10-year-old.html');
  await visitor.see(heading('Reviews'));
  await visitor.click({ css: '.gallery-zoom' });
  await visitor.click(button('Close', dialog));
  await visitor.focused({ css: '.gallery-zoom' });
});

test('what was removed comes back by Undo, and the focus is never nowhere', async () => {
  await comeWithBottle(visitor, shop);
  await goto('/cart');
  await visitor.click(button(/^Remove/, 'main'));
  await visitor.see(heading(/cart is empty/i));
  await expect.poll(focus).not.toBe('body');
  await visitor.click(button('Undo'));
  await visitor.see(button(/^Remove/, 'main'));
  await expect.poll(focus).not.toBe('body');
});
