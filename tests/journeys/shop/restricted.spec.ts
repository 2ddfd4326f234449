// Categories for employees only, as guest, customer and employee meet them: in the menu, at their address, in a search.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const category = '/diplomats/staff-offers.html';
const product = '/crew-choice-surprise-spirits-box.html';
const secret = /Crew Choice|Staff Offers/;

/** By a stored token, as a session of an earlier page leaves it. */
async function signIn(page: Page, email: string): Promise<void> {
  const query = `mutation { generateCustomerToken(email: "${email}", password: "Passw0rd!23") { token } }`;
  const answer = await page.request.post(`${shop.shopUrl}/graphql`, { data: { query } });
  const { data } = (await answer.json()) as { data: { generateCustomerToken: { token: string } } };
  const key = `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__signin_token`;
  const record = { value: data.generateCustomerToken.token, timeStored: Date.now(), ttl: 3600 };
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('signed in')) return;
      sessionStorage.setItem('signed in', '1');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(record)] as const,
  );
}

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page) => menu(page).getByRole('link', { name: 'Staff Offers', exact: true });

async function openMenu(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Diplomats', exact: true }).hover();
  await expect(menu(page).getByRole('link', { name: 'Specials', exact: true })).toBeVisible();
}

for (const [who, email] of [
  ['a guest', undefined],
  ['a customer', 'diana@example.com'],
] as const)
  test.describe(who, oneOf(!email), () => {
    test.beforeEach(async ({ page }) => {
      if (email) await signIn(page, email);
    });

    test('sees no restricted category in the menu', oneOf(false), async ({ page }) => {
      await page.goto(shop.shopUrl);
      await openMenu(page);
      await expect(entry(page)).toHaveCount(0);
    });

    for (const path of [category, product])
      test(`is told that ${path} does not exist`, oneOf(path === category), async ({ page }) => {
        const answer = await page.goto(shop.shopUrl + path);
        expect(answer?.status()).toBe(404);
        expect(await answer?.text()).not.toMatch(secret);
        await expect(page).toHaveTitle(/not found/i);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body')).not.toContainText(secret);
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
        await new Shopper(page).expectAccessible();
      });
  });

test.describe('an employee', () => {
  test.beforeEach(({ page }) => signIn(page, 'erik@example.com'));

  test('goes by the menu to a restricted category and on to its product', oneOf(false), async ({ page }) => {
    await page.goto(shop.shopUrl);
    await openMenu(page);
    await entry(page).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Staff Offers' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /Surprise Spirits Box/ })
      .first()
      .click();
    await expect(main(page).getByRole('heading', { level: 1, name: /Surprise Spirits Box/ })).toBeVisible();
  });

  test(
    'opens restricted addresses directly, though the server’s own page is for everybody',
    oneOf(false),
    async ({ page }) => {
      for (const [path, name] of [
        [category, /^Staff Offers/],
        [product, /Surprise Spirits Box/],
      ] as const) {
        const answer = await page.goto(shop.shopUrl + path);
        expect(await answer?.text()).not.toMatch(secret);
        await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page).toHaveTitle(name);
      }
    },
  );

  test('leaves nothing of it behind when the session ends', async ({ page }) => {
    await page.goto(shop.shopUrl + product);
    await expect(main(page).getByRole('heading', { level: 1, name: /Surprise Spirits Box/ })).toBeVisible();
    await page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('__signin_token')) ?? '';
      const oldValue = localStorage.getItem(name);
      localStorage.removeItem(name);
      // As another tab's sign-out is told.
      dispatchEvent(
        new StorageEvent('storage', { key: name, oldValue, newValue: null, storageArea: localStorage }),
      );
    });
    await openMenu(page);
    await expect(entry(page)).toHaveCount(0);
    await page.goto(shop.shopUrl + product);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.locator('body')).not.toContainText(secret);
    await page.goto(shop.shopUrl);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(secret);
  });
});
