// A shopper who has come far down a shelf opens a bottle and goes back: the same bottles stand in the same place, however the
// merchant has the shelf go on, on our backend and on one that has nothing but what a Magento has.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { allNames, names } from '../support/whole-list';

const main = (page: Page) => page.getByRole('main');
const far = (page: Page) => page.evaluate(() => scrollY);

/** From the last card, to the pixel. */
async function thereAndBack(page: Page, before: readonly string[]): Promise<void> {
  const address = page.url();
  const name = before.at(-1) ?? '';
  const link = main(page).getByRole('article').last().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await far(page);
  const stood = (await link.boundingBox())?.y;
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => names(page)).toEqual(before);
  await expect.poll(() => far(page)).toBe(place);
  expect((await main(page).getByRole('article').last().getByRole('link').first().boundingBox())?.y).toBe(
    stood,
  );
}

for (const profile of ['full', 'stock-2.4.6'])
  for (const listing of ['pages', 'more'])
    test.describe(`on ${profile}, by ${listing}`, () => {
      let shop: ShopProcess;
      test.beforeAll(async () => {
        shop = await ShopProcess.start({ options: ['--profile', profile, '--listing', listing] });
      });
      test.afterAll(() => shop?.dispose());

      test(
        'behaviour 2.4: back leads to the same place of a long shelf',
        oneOf(profile === 'full' && listing === 'more'),
        async ({ page }) => {
          await page.goto(`${shop.shopUrl}/spirits.html`);
          if (listing === 'pages') {
            await main(page).getByRole('link', { name: 'Page 3', exact: true }).click();
            await expect(main(page).getByText(/^25–\d+ of \d+ products$/)).toBeVisible();
            return thereAndBack(page, await allNames(page));
          }
          for (const shown of [24, 36]) {
            await new Shopper(page).button('Load more').press('Enter');
            await expect(main(page).getByText(new RegExp(`^Showing ${shown} of \\d+$`))).toBeVisible();
            await expect.poll(async () => (await names(page)).length).toBe(shown);
            await expect(
              main(page)
                .getByRole('article')
                .nth(shown - 12)
                .getByRole('link')
                .first(),
            ).toBeFocused();
          }
          await expect(page).toHaveURL(/\/spirits\.html\?pages=3$/);
          const shown = await allNames(page);
          await thereAndBack(page, shown);

          const place = await far(page);
          await page.reload();
          await expect.poll(() => names(page)).toEqual(shown);
          await expect.poll(() => far(page)).toBe(place);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
            'href',
            `${shop.shopUrl}/spirits.html`,
          );
        },
      );
    });
