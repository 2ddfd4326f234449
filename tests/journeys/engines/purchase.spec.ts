// The way of a guest from the home page to a receipt, declined once, in an engine that Playwright's journeys do not see.
import { expect } from '@playwright/test';
import { loaderOf } from '../../../demo-host/runtimes';
import { oneOf } from '../../support/whole';
import { own as bottle } from '../support/catalogue';
import { ForeignSite } from '../support/foreign-site';
import { ordersOf, skusOf } from '../support/orders';
import { runtime } from '../support/runtime';
import { cards, guest } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { test } from './engine-test';
import { button, dialog, field, heading, link } from './visitor';

let shop: ShopProcess;
let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', `${site.url}=Gate Notes`] });
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

test('a guest buys a bottle, declined once', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto(shop.shopUrl);
  await visitor.see(heading('New on the shelf'));
  await visitor.click(link(bottle.menu[0], 'nav[aria-label=Main]'));
  await visitor.click(link(bottle.category, 'main'));
  await visitor.see(heading(bottle.category));
  await visitor.click(link(bottle.product, 'main'));
  await visitor.focused(heading(bottle.product));
  await visitor.choose(bottle.size);
  await visitor.click(button('Add to cart', 'main'));
  await visitor.click(button(/cart, 1 item/i));
  await visitor.click(link(/view cart/i, dialog));
  await visitor.at('/cart');
  await visitor.click(link(/checkout/i, 'main'));

  await visitor.fill(field('Email'), guest.Email);
  await visitor.click(button('Continue', 'main'));
  await visitor.focused(heading('Shipping address'));
  await visitor.fillAddress();
  await visitor.click(button('Continue to delivery'));
  await visitor.focused(heading('Delivery'));
  await visitor.click(button('Continue to payment'));
  await visitor.focused(heading('Payment'));
  await visitor.fillCard(cards.declined);
  await visitor.click(button('Review the order'));
  await visitor.click(button(/^Place order/));
  await visitor.see({ role: 'alert', name: /declined/ });
  expect(ordersOf(shop)).toEqual([]);

  await visitor.click(button('Pay another way'));
  await visitor.fillCard(cards.approved);
  await visitor.click(button('Review the order'));
  await visitor.click(button(/^Place order/));
  await visitor.focused(heading('Thank you for your order'));
  const [order, ...more] = ordersOf(shop);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ email: guest.Email, card: '1111' });
  expect(skusOf(shop, order!)).toMatchObject([{ quantity: 1 }]);
  await visitor.see({ css: 'main *', name: new RegExp(order!.number) });

  await page.reload();
  await visitor.see(heading('Thank you for your order'));
  await page.goto(`${shop.shopUrl}/cart`);
  await visitor.see(heading(/your cart is empty/i));
  expect(ordersOf(shop)).toHaveLength(1);
});

test(
  'a guest fills a bag on a page of another site, and buys it at the shop',
  oneOf(false),
  async ({ visitor }) => {
    const { page } = visitor;
    const before = ordersOf(shop).length;
    const html = `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}"></script><airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>`;
    await page.goto(site.page(html));
    await visitor.click(button(/^Add to cart/));
    await visitor.inCart(1);
    await visitor.click(button(/cart, 1 item/i));
    await visitor.click(link('Checkout', dialog));
    await visitor.at('/checkout');
    await visitor.see({ css: '[part~=toast]', name: /1 item from Gate Notes is in your cart/ });
    expect(await page.url()).toBe(`${shop.shopUrl}/checkout`);
    await visitor.fill(field('Email'), guest.Email);
    await visitor.click(button('Continue', 'main'));
    await visitor.focused(heading('Shipping address'));
    await visitor.fillAddress();
    await visitor.click(button('Continue to delivery'));
    await visitor.focused(heading('Delivery'));
    await visitor.click(button('Continue to payment'));
    await visitor.focused(heading('Payment'));
    await visitor.choose(/^Check/);
    await visitor.click(button('Review the order'));
    await visitor.click(button(/^Place order/));
    await visitor.focused(heading('Thank you for your order'));
    const orders = ordersOf(shop);
    expect(orders).toHaveLength(before + 1);
    expect(skusOf(shop, orders.at(-1)!)).toMatchObject([{ sku: 'GN-002', quantity: 1 }]);
  },
);
