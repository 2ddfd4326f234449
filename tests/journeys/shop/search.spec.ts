// Searching: from the header to a bottle, by keyboard alone; links, back and reload; what is not for everybody.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';
import { allNames, names } from '../support/whole-list';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await ShopProcess.start();
});
test.afterAll(() => shop?.dispose());

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('combobox', { name: 'Search the shop' });
const options = (page: Page) => main(page).locator('[role="listbox"]').getByRole('option');
const results = (page: Page, query: string) =>
  main(page).getByRole('heading', { level: 1, name: `Results for “${query}”` });

async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${shop.shopUrl}/graphql`, {
    data: {
      query:
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      variables: { email, password: 'Passw0rd!23' },
    },
  });
  const { data } = (await answer.json()) as { data: { generateCustomerToken: { token: string } } };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__signin_token`,
    JSON.stringify({ value: data.generateCustomerToken.token, timeStored: Date.now(), ttl: 3600 }),
  ] as const);
}

test('finds a bottle by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(`${shop.shopUrl}/search.html`);
  await expect(field(page)).toBeFocused();
  await expect(main(page).getByRole('navigation', { name: 'Browse the shop' })).toBeVisible();
  await shopper.expectAccessible();

  await page.keyboard.type('glen tarrow 12');
  await expect(
    main(page)
      .getByRole('option', { name: /Glen Tarrow 12/ })
      .first(),
  ).toBeVisible();
  await shopper.expectAccessible();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveText(/^See all/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${shop.shopUrl}/search.html?query=glen+tarrow+12`);
  await expect(results(page, 'glen tarrow 12')).toBeVisible();
  await expect(page).toHaveTitle(/^Search: glen tarrow 12 \| /);
  await expect(field(page)).toBeFocused();
  await shopper.expectAccessible();

  await page.keyboard.type(' year');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveText(/Glen Tarrow 12/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Glen Tarrow 12/ })).toBeFocused();
});

test('a search is an address: pages, order, back, reload and a shared link agree', async ({
  page,
  context,
}) => {
  await page.goto(`${shop.shopUrl}/search.html?query=gin`);
  await expect(main(page).getByText(/^1–6 of \d+ products$/)).toBeVisible();
  const first = await allNames(page);
  await main(page)
    .getByRole('link', { name: /Page 2/ })
    .click();
  await expect(main(page).getByText(/^7–/)).toBeVisible();
  const second = await allNames(page);
  expect(second).not.toEqual(first);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(`${shop.shopUrl}/search.html?query=gin&sort=price_asc`);
  await page.goBack();
  await expect(main(page).getByText(/^7–/)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(second);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => names(other)).toEqual(second);

  await field(page).fill('dark rum');
  await page.keyboard.press('Enter');
  await expect(results(page, 'dark rum')).toBeVisible();
  await expect(page).toHaveURL(`${shop.shopUrl}/search.html?query=dark+rum`);
  await page.goBack();
  await expect(results(page, 'gin')).toBeVisible();
  await expect(field(page)).toHaveValue('gin');
  await expect.poll(() => names(page)).toEqual(second);
});

test('remembers searches, and forgets them when told', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.shopUrl}/search.html`);
  await takenOver(page);
  for (const query of ['dry gin', 'zzyzx', 'tawny']) {
    await field(page).fill(query);
    await page.keyboard.press('Enter');
    await expect(results(page, query)).toBeVisible();
    await expect(main(page).locator('.listing-count')).toHaveText(/^(1–6 of )?\d+ products?$/);
  }
  await page.goto(`${shop.shopUrl}/search.html`);
  const recent = main(page).getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['tawny', 'dry gin']);
  await new Shopper(page).expectAccessible();
  await page.getByRole('button', { name: 'Remove “tawny” from recent searches' }).click();
  await expect(recent.getByRole('option')).toHaveText(['dry gin']);
  await recent.getByRole('option', { name: 'dry gin' }).click();
  await expect(results(page, 'dry gin')).toBeVisible();
});

test('leads on from a search that finds nothing', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.shopUrl}/search.html?query=zzyzx`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  const shelves = main(page).getByRole('navigation', { name: 'Browse the shop' });
  await expect(shelves.getByRole('link', { name: 'Spirits' })).toBeVisible();
  await new Shopper(page).expectAccessible();
  await shelves.getByRole('link', { name: 'Spirits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spirits' })).toBeVisible();
});

test('leads on from a page that is not there', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.shopUrl}/no-such-page.html`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  const others = main(page).getByRole('region', { name: 'What others buy' });
  await expect(others.getByRole('article')).not.toHaveCount(0);
  await new Shopper(page).expectAccessible();
  await main(page).getByRole('combobox').fill('dry gin');
  await page.keyboard.press('Enter');
  await expect(results(page, 'dry gin')).toBeVisible();
  await expect(others).toHaveCount(0);
});

for (const [email, isFound] of [
  ['diana@example.com', false],
  ['erik@example.com', true],
] as const)
  test(
    `finds what is for employees only: ${email} ${isFound ? 'does' : 'does not'}`,
    oneOf(isFound),
    async ({ page }) => {
      await page.goto(`${shop.shopUrl}/search.html`);
      await signIn(page, email);
      await page.goto(`${shop.shopUrl}/search.html?query=crew+choice`);
      await expect(results(page, 'crew choice')).toBeVisible();
      await expect(main(page).getByText(/\d+ products? found/)).toBeAttached();
      const crew = main(page)
        .getByRole('article')
        .getByRole('link', { name: /^Crew Choice/ });
      await expect(crew).toHaveCount(isFound ? 5 : 0);
      await field(page).click();
      await expect(
        main(page)
          .getByText(isFound ? /^\d suggestions: .*5 products$/ : 'Nothing found for “crew choice”')
          .first(),
      ).toBeAttached();
      const products = main(page).getByRole('group', { name: 'Products' }).getByRole('option');
      await expect(products.filter({ hasText: /Crew Choice/ })).toHaveCount(isFound ? 5 : 0);
    },
  );

test('takes any text for what it is: text', oneOf(false), async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('dialog', (dialog) => {
    problems.push('a dialog opened');
    void dialog.dismiss();
  });
  for (const query of [
    'g',
    '"',
    "'; DROP TABLE product; --",
    '<img src=x onerror=alert(1)>',
    '\u{1f378}\u{1f37e}',
    '%00%zz&query=2#hash',
    'añejo "rum" & <b> 70%',
    `${'lorem ipsum '.repeat(50)}`,
  ]) {
    await page.goto(`${shop.shopUrl}/search.html?query=${encodeURIComponent(query)}`);
    const count = main(page)
      .getByText(/\d+ products?( found)?$/)
      .first();
    await expect(count).toBeAttached();
    await expect(field(page)).toHaveValue([...query.trim()].slice(0, 128).join('').trim());
    await expect(main(page).getByText('The search did not work')).toBeHidden();
  }
  expect(problems).toEqual([]);
});
