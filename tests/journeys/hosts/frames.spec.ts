// In frames of no origin, or without an address, elements work where the backend allows their origin, and say what failed where not.
import { expect, test, type Frame, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { loaderOf } from '../../../demo-host/runtimes';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { ShopProcess } from '../support/shop-process';

let site: ForeignSite;
let open: ShopProcess;
let closed: ShopProcess;

test.beforeAll(async () => {
  site = await ForeignSite.start();
  const options = ['--embed-origin', site.url];
  [open, closed] = await Promise.all([
    ShopProcess.start({ options: [...options, '--embed-origin', 'null'] }),
    ShopProcess.start({ options }),
  ]);
});
test.afterAll(async () => {
  await Promise.all([open?.dispose(), closed?.dispose()]);
  await site?.close();
});

const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frames: Record<string, (html: string) => string> = {
  'a sandboxed frame': (html) =>
    `<iframe sandbox="allow-scripts allow-forms" src="${site.page(html)}"></iframe>`,
  'a frame of HTML': (html) => `<iframe srcdoc="${quoted(html)}"></iframe>`,
  'a sandboxed frame of HTML': (html) =>
    `<iframe sandbox="allow-scripts allow-forms" srcdoc="${quoted(html)}"></iframe>`,
  'a frame whose address is its text': (html) =>
    `<iframe src="data:text/html,${encodeURIComponent(html)}"></iframe>`,
};
const sized = '<style>iframe { width: 900px; height: 800px }</style>';

async function enter(page: Page, shop: ShopProcess, frame: string, tags: string): Promise<[Frame, string[]]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const loader = `<script type="module" src="${shop.shopUrl}${loaderOf(runtime())}"></script>`;
  const html = `<!doctype html><html lang="en"><title>Notice</title>${loader}${tags}</html>`;
  await page.goto(site.page(sized + frames[frame]!(html)));
  return [page.frames()[1]!, problems];
}

for (const frame of Object.keys(frames))
  test(`${frame} is a page like others`, oneOf(frame === 'a sandboxed frame of HTML'), async ({ page }) => {
    const tags = `<airside-mini-cart></airside-mini-cart>
      <airside-product-card sku="GN-002" add-to-cart></airside-product-card>
      <airside-newsletter></airside-newsletter>`;
    const [inside, problems] = await enter(page, open, frame, tags);
    await inside
      .locator('airside-product-card')
      .first()
      .getByRole('button', { name: /^Add .*to cart|^Add to cart/ })
      .click();
    const bag = inside.locator('airside-mini-cart');
    await bag.getByRole('button', { name: /1 item/ }).click();
    await expect(bag.getByRole('dialog').getByText(/subtotal/i)).toBeVisible();
    await page.keyboard.press('Escape');
    const newsletter = inside.locator('airside-newsletter');
    await newsletter.getByLabel('Email').fill(`${frame.replaceAll(' ', '.')}.${runtime()}@example.com`);
    await newsletter.getByLabel('First name').fill('Noor');
    await newsletter.getByLabel('First name').press('Enter');
    await expect(newsletter.getByText('Thank you, Noor. You are on the list.')).toBeVisible();
    expect(problems).toEqual([]);
  });

test(
  'where the backend does not allow it, elements say that they did not load',
  oneOf(false),
  async ({ page }) => {
    const tags =
      '<airside-mini-cart></airside-mini-cart><airside-product-list search="gin"></airside-product-list>';
    const [inside, problems] = await enter(page, closed, 'a sandboxed frame', tags);
    await expect(inside.locator('airside-product-list').getByText('The products did not load.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(inside.locator('airside-mini-cart').getByRole('button')).toBeVisible();
    // Beside the browser's own words about the requests the author is told once, and nothing was thrown.
    const told = expect.stringContaining('does not list this site, null');
    expect(problems.filter((text) => !/CORS policy|ERR_FAILED/.test(text))).toEqual([told]);
  },
);
