// A bag on a page of another site, and the shop that it crosses over to.
import { expect, type Locator, type Page } from '@playwright/test';
import { loaderOf } from '../../../demo-host/runtimes';
import { ask, storageKey } from './checkout-start';
import { ForeignSite } from './foreign-site';
import { expectInCart } from './in-cart';
import { runtime } from './runtime';
import { Shopper } from './shopper';
import { ShopProcess, type Launch } from './shop-process';

export interface Crossing {
  shop: ShopProcess;
  site: ForeignSite;
  /** Address of a page there with a bag and a card, and what else is given. */
  article(more?: string, headers?: Record<string, string>): string;
  /** The loader's line, for a page of one's own. */
  loader(attributes?: string): string;
  close(): Promise<void>;
}

export async function openCrossing(launch: Launch = {}): Promise<Crossing> {
  const site = await ForeignSite.start();
  const options = [...(launch.options ?? []), '--embed-origin', `${site.url}=Gate Notes`];
  const shop = await ShopProcess.start({ ...launch, options });
  const loader = (attributes = '') =>
    `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}" ${attributes}></script>`;
  return {
    shop,
    site,
    loader,
    article: (more = '', headers) =>
      site.page(
        `${loader()}<main><airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card></main>${more}`,
        headers,
      ),
    async close() {
      await shop.dispose();
      await site.close();
    },
  };
}

/** One bottle of GN-002. */
export async function fillBag(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await new Shopper(page).button(/^Add to cart/).click();
  await expectInCart(page, 1);
}

export async function openBag(page: Page): Promise<Locator> {
  await new Shopper(page).button(/your cart/i).click();
  // Another may be on its way out.
  const bag = page.getByRole('dialog', { name: 'Your cart' });
  await expect(bag).toBeVisible();
  return bag;
}

export const checkoutLink = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('link', { name: 'Checkout' });

export const toast = (page: Page): Locator => page.locator('airside-toasts [part~="toast"]');

/** SKU and pieces of each line of the cart that this page's browser has, as the backend has it. */
export async function cartOf(page: Page, shop: ShopProcess): Promise<Record<string, number>> {
  const record = await page.evaluate((key) => localStorage.getItem(key), storageKey(shop, 'cartId'));
  return record ? piecesOf(shop, (JSON.parse(record) as { value: string }).value) : {};
}

export async function piecesOf(shop: ShopProcess, id: string): Promise<Record<string, number>> {
  const { cart } = await ask<{ cart: { items: { quantity: number; product: { sku: string } }[] } }>(
    shop,
    'query ($id: String!) { cart(cart_id: $id) { items { quantity product { sku } } } }',
    { id },
  );
  return Object.fromEntries(cart.items.map(({ quantity, product }) => [product.sku, quantity]));
}

/** The checkout stands, with what is bought. */
export async function expectCheckout(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeVisible();
}

/** A link as anybody may write one. */
export const linkWith = (shop: ShopProcess, bag: unknown, path = '/cart'): string =>
  `${shop.shopUrl}${path}#airside-bag=${Buffer.from(JSON.stringify(bag)).toString('base64url')}`;
