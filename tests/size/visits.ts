// How visitors of the measured pages come to be who they are, and where they go.
import type { Page } from 'playwright';
import type { Site } from './budget';
import { operationOf, type Meter } from './meter';

/** What the pages are measured with, found by asking the seeded backend. */
const category = '/spirits/whisky.html';
const product = '/glen-tarrow-12-year-old-sherry-cask.html';
export const productLink = 'airside-category-page a[href$=".html"][href*="glen"]';

async function ask<T>(shopUrl: string, query: string): Promise<T> {
  const response = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data?: T };
  if (!data) throw new Error(`${operationOf(shopUrl, JSON.stringify({ query }))} was refused`);
  return data;
}

/** Puts a value into the shop's storage on the page that is open; seconds to live. */
async function store(page: Page, { shopUrl }: Site, key: string, value: string, ttl?: number): Promise<void> {
  await page.evaluate(([name, record]) => localStorage.setItem(name, record), [
    `AIRSIDE_BROWSER_PERSISTENCE__${shopUrl}/graphql__${key}`,
    JSON.stringify({ value, timeStored: Date.now(), ttl }),
  ] as const);
}

/** A new visit with what is stored, and nothing in the browser's cache. */
export async function startAgain(page: Page, meter: Meter): Promise<void> {
  await page.goto('about:blank');
  meter.restart();
}

/** A cart of an earlier visit, with that in it, on a page of another site. */
export async function haveCart(page: Page, site: Site, sku?: string): Promise<void> {
  const { createEmptyCart } = await ask<{ createEmptyCart: string }>(
    site.shopUrl,
    'mutation { createEmptyCart }',
  );
  if (sku)
    await ask(
      site.shopUrl,
      `mutation { addProductsToCart(cartId: "${createEmptyCart}", cartItems: [{ sku: "${sku}", quantity: 1 }]) {
        cart { total_quantity } } }`,
    );
  await page.goto(`${site.foreignUrl}/?html=nothing`);
  await store(page, site, 'cartId', createEmptyCart);
}

export async function beSignedIn(page: Page, site: Site, email: string): Promise<void> {
  const query = `mutation { generateCustomerToken(email: "${email}", password: "Passw0rd!23") { token } }`;
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    site.shopUrl,
    query,
  );
  await page.goto(`${site.shopUrl}/robots.txt`);
  await store(page, site, 'signin_token', generateCustomerToken.token, 3600);
}

export async function openCategory(page: Page, { shopUrl }: Site): Promise<void> {
  await page.goto(shopUrl + category);
  await page.locator('airside-category-page [part~="price"]').first().waitFor();
}

export async function openProduct(page: Page, { shopUrl }: Site): Promise<void> {
  await page.goto(shopUrl + product);
  const buy = page.locator('airside-product-page').getByRole('button', { name: /add to cart/i });
  await buy.first().waitFor();
}

export async function buy(page: Page, site: Site): Promise<void> {
  await openProduct(page, site);
  const button = page.locator('airside-product-page').getByRole('button', { name: /add to cart/i });
  // The bag counts at once what was pressed.
  const added = page.waitForResponse((answer) => /AddProductsToCart/.test(answer.request().postData() ?? ''));
  await button.first().click();
  await added;
  await page
    .getByRole('button', { name: /1 item/ })
    .first()
    .waitFor();
}

/** As a guest, up to where delivery is chosen. */
export async function fillCheckout(page: Page): Promise<void> {
  const checkout = page.locator('airside-checkout');
  await checkout.getByLabel('Email').fill('gita@example.com');
  await checkout.getByRole('button', { name: 'Continue' }).first().click();
  for (const [label, text] of [
    ['First name', 'Gita'],
    ['Last name', 'Guest'],
    ['Street address', '1 Main St'],
    ['City', 'Austin'],
    ['ZIP code', '73301'],
    ['Phone', '512-555-0100'],
  ] as const)
    await checkout.getByLabel(label, { exact: true }).fill(text);
  await checkout.getByLabel('State').selectOption('Texas');
  await checkout.getByRole('button', { name: 'Continue to delivery' }).click();
  await checkout.getByRole('button', { name: 'Continue to payment' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** As a browser meets somebody who is in no hurry: what a press asks the backend for, and no file. */
export async function addOne(page: Page): Promise<void> {
  const added = page.waitForRequest((request) => /AddProductsToCart/.test(request.postData() ?? ''));
  await page
    .locator('airside-product-page')
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await added;
}

export async function searchFor(page: Page, words: string): Promise<void> {
  const header = page.locator('airside-header');
  await header.getByRole('button', { name: 'Search' }).click();
  await header.getByRole('combobox').fill(words);
  await header.getByRole('option').first().waitFor();
}

export async function filterBy(page: Page): Promise<void> {
  const listing = page.locator('airside-category-page');
  await listing.getByRole('checkbox').first().click();
  await listing
    .getByRole('button', { name: /^Remove filter/ })
    .first()
    .waitFor();
}

export async function takeOneMore(page: Page): Promise<void> {
  const changed = page.waitForRequest((request) => /UpdateCartItem\b/.test(request.postData() ?? ''));
  await page
    .locator('airside-cart-page')
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await changed;
}
