// One box for everything, in front of both a backend of our own and a stock Magento: categories, brands, pages, other spellings.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('combobox', { name: 'Search the shop' });
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });

for (const profile of ['full', 'stock-2.4.6'])
  test.describe(profile, oneOf(profile === 'full'), () => {
    let shop: ShopProcess;
    test.beforeAll(async () => {
      shop = await ShopProcess.start({ options: ['--profile', profile] });
    });
    test.afterAll(() => shop?.dispose());

    test('suggests categories, brands, products and pages', async ({ page }) => {
      const shopper = new Shopper(page);
      await page.goto(`${shop.shopUrl}/search.html`);
      await field(page).click();
      await expect(group(page, 'Categories').getByRole('option', { name: 'Wine' })).toBeVisible();
      await shopper.expectAccessible();
      await field(page).fill('gin');
      await expect(group(page, 'Categories').getByRole('option', { name: 'Gin in Spirits' })).toBeVisible();
      await expect(group(page, 'Products').getByRole('option').first()).toBeVisible();
      await shopper.expectAccessible();
      await field(page).fill('glen tar');
      await expect(group(page, 'Brands').getByRole('option', { name: 'Glen Tarrow' })).toBeVisible();
      await field(page).fill('diplomatic');
      await expect(group(page, 'Pages').getByRole('option', { name: /Diplomatic Catalogue/ })).toBeVisible();
      await field(page).fill('zzyzx');
      await expect(main(page).getByText('Nothing found for “zzyzx”').last()).toBeVisible();
      await shopper.expectAccessible();
    });

    test(
      'leads to the category that is called so, and back to all results',
      oneOf(false),
      async ({ page }) => {
        await page.goto(`${shop.shopUrl}/search.html`);
        await field(page).fill('cigar');
        await expect(group(page, 'Categories').getByRole('option', { name: /Cigars/ })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Cigars' })).toBeVisible();
        await expect(page).toHaveURL(`${shop.shopUrl}/gifts/cigars.html?query=cigar`);
        await expect(page.getByText('Showing the category Cigars.')).toBeVisible();
        await new Shopper(page).expectAccessible();
        await page.getByRole('link', { name: 'Search all products for “cigar”' }).click();
        await expect(page).toHaveURL(`${shop.shopUrl}/search.html?query=cigar`);
        await expect(page.getByRole('heading', { level: 1, name: 'Results for “cigar”' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Cigars' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Search the shop' })).toBeVisible();
      },
    );

    test('leads there on a slow line too, once names are known', oneOf(false), async ({ page }) => {
      let arrive = () => undefined as void;
      const arrived = new Promise<void>((done) => (arrive = done));
      await page.route(/chunks\/suggesting-/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(shop.shopUrl);
      await takenOver(page);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search the shop' }).fill('cigar');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${shop.shopUrl}/search.html?query=cigar`);
      await expect(page.getByRole('heading', { level: 1, name: 'Results for “cigar”' })).toBeVisible();
      arrive();
      await expect(page).toHaveURL(`${shop.shopUrl}/gifts/cigars.html?query=cigar`);
      await expect(page.getByRole('heading', { level: 1, name: 'Cigars' })).toBeVisible();
      await expect(page.getByText('Showing the category Cigars.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${shop.shopUrl}/`);
    });

    test(
      'shows what another spelling finds, and what was typed where that is wanted',
      oneOf(false),
      async ({ page }) => {
        await page.goto(`${shop.shopUrl}/search.html?query=wiskey`);
        await expect(page.getByText(/^Showing results for “whisk/)).toBeVisible();
        await expect(main(page).getByRole('article').first()).toBeVisible();
        await new Shopper(page).expectAccessible();
        await page.getByRole('link', { name: 'Search instead for “wiskey”' }).click();
        await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Ask us for it' })).toBeVisible();
        await new Shopper(page).expectAccessible();
        await page.goBack();
        await expect(page.getByText(/^Showing results for “whisk/)).toBeVisible();
      },
    );

    test(
      'does the same on a page of another site, and leads into the shop',
      oneOf(false),
      async ({ page }) => {
        await page.goto(shop.cmsUrl);
        await page.evaluate(() => document.body.prepend(document.createElement('airside-search-box')));
        const box = page.locator('airside-search-box');
        await box.getByRole('combobox').fill('cigar');
        await expect(box.getByRole('option', { name: /^Cigars/ })).toHaveAttribute(
          'href',
          `${shop.shopUrl}/gifts/cigars.html`,
        );
        await new Shopper(page).expectAccessible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${shop.shopUrl}/gifts/cigars.html?query=cigar`);
      },
    );
  });
