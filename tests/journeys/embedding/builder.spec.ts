// The embed builder, as marketing uses it: choose, set up, see, copy; what was copied works on a site of another origin;
// and a page that has mistakes is told which.
import { exec } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { walkCheckout } from '../support/checkout-walk';
import { expectProven } from '../support/in-cart';
import { ordersOf } from '../support/orders';
import { guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';
import { oneOf } from '../../support/whole';

let shop: ShopProcess;
let stranger: Server;
/** What the stranger's site sends. */
let strangerPage = { html: '', policy: '' };
let strangerUrl = '';

test.beforeAll(async () => {
  stranger = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(strangerPage.policy && { 'content-security-policy': strangerPage.policy }),
    });
    response.end(strangerPage.html);
  });
  await new Promise<void>((resolve) => stranger.listen(0, resolve));
  strangerUrl = `http://localhost:${(stranger.address() as AddressInfo).port}`;
  shop = await ShopProcess.start({ options: ['--embed-origin', strangerUrl] });
});
test.afterAll(async () => {
  await shop?.dispose();
  stranger?.close();
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Copy the ${name}`, exact: true }).click();
  await expect(page.getByText(`Copied: the ${name}`)).toBeAttached();
  return page.evaluate(() => navigator.clipboard.readText());
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
}

test('chosen by name, seen, copied, and at work on another site under a strict policy', async ({ page }) => {
  const problems = watch(page);
  const shopper = new Shopper(page);
  await page.goto(`${shop.cmsUrl}/builder.html`);
  // There is something to see at once.
  await expect(preview(page).getByRole('link', { name: /./ }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find an element' }).fill('add to cart');
  await page.getByRole('link', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Add to cart' })).toBeFocused();
  const sku = page.getByRole('combobox', { name: 'sku' });
  await sku.fill('navy strength');
  await expect(page.getByRole('option', { name: /Sable Bay Navy Strength Gin/ })).toBeVisible();
  await sku.press('Enter');
  await expect(page).toHaveURL(/element=add-to-cart&a.sku=GN-002/);
  await page.getByRole('spinbutton', { name: 'quantity' }).fill('2');
  const add = preview(page).getByRole('button', { name: /Add .*cart/ });
  await add.click();
  const event = page.getByRole('group').filter({ hasText: 'airside-item-added' });
  await event.getByText('airside-item-added').click();
  await expect(event.getByRole('region', { name: 'Detail of airside-item-added' })).toContainText(
    '"quantity": 2',
  );
  await expect(event.getByRole('region', { name: 'GA4 of airside-item-added' })).toContainText('add_to_cart');
  await shopper.expectAccessible();

  // The link is the whole configuration, and Back undoes a choice.
  const link = page.url();
  await page.getByRole('searchbox', { name: 'Find an element' }).fill('');
  await page.getByRole('link', { name: /^Newsletter/ }).click();
  await page.goBack();
  expect(page.url()).toBe(link);
  await page.reload();
  await expect(preview(page).getByRole('button', { name: /Add .*cart/ })).toBeVisible();

  await page.getByRole('radio', { name: 'One release, checked by hash' }).check();
  const tag = await copied(page, 'tag');
  expect(tag).toBe('<airside-add-to-cart sku="GN-002" quantity="2"></airside-add-to-cart>');
  const loader = await copied(page, 'loader line');
  expect(loader).toMatch(/airside-[\d.]+-[\w-]{8}\.js" integrity="sha384-[^"]+" crossorigin><\/script>$/);
  await page
    .getByRole('textbox', { name: 'The site’s policy' })
    .fill("default-src 'none'; require-trusted-types-for 'script'");
  strangerPage = {
    policy: await copied(page, 'policy'),
    html: `<!doctype html><html lang="en"><head><title>Notes</title><link rel="icon" href="data:,">${loader}</head><body><main><h1>Notes</h1>${tag}<airside-mini-cart></airside-mini-cart></main></body></html>`,
  };
  expect(problems).toEqual([]);

  await page.goto(strangerUrl);
  problems.length = 0;
  await shopper.button(/Add .*cart/).click();
  await expect(shopper.button(/cart, 2 items/i)).toBeVisible();
  expect(problems.filter((problem) => !/favicon|icon/.test(problem))).toEqual([]);
});

/** What a tag manager leaves of pasted HTML: a script of its own with type and address, and that is gone again at once. */
const byTagManager = (html: string) => `<script>
  const pasted = document.createElement('template');
  pasted.innerHTML = ${JSON.stringify(html).replaceAll('<', '\\u003c')};
  const { type, src } = pasted.content.querySelector('script');
  const script = Object.assign(document.createElement('script'), { type, src });
  document.head.append(script);
  script.remove();
</script>`;

const places = { 'Page template': (loader: string) => loader, 'Tag manager': byTagManager };
const releases = ['Follow releases', 'One release, checked by hash'];
const builds = ['React build', 'Small build (Preact)'];
const lines = Object.entries(places).flatMap(([place, paste]) =>
  releases.flatMap((release) => builds.map((build) => ({ place, paste, release, build }))),
);

for (const { place, paste, release, build } of lines)
  test(
    `the lines of “${place}”, “${release}”, “${build}”, pasted as they are, sell to a receipt`,
    oneOf(false),
    async ({ page }) => {
      const tags: string[] = [];
      const rooms: string[] = [];
      for (const choice of ['mini-cart', 'add-to-cart&a.sku=GN-002', 'checkout']) {
        await page.goto(`${shop.cmsUrl}/builder.html?element=${choice}`);
        tags.push(await copied(page, 'tag'));
        const room = page.getByRole('button', { name: 'Copy the room', exact: true });
        if (await room.isVisible()) rooms.push(await copied(page, 'room'));
      }
      for (const name of [place, release, build])
        await page.getByRole('radio', { name, exact: true }).check();
      const loader = await copied(page, 'loader line');
      expect(rooms).not.toEqual([]);
      strangerPage = {
        policy: '',
        html: `<!doctype html><html lang="en"><head><title>Notes</title><link rel="icon" href="data:,">${paste(loader)}${rooms.join('')}</head><body><main>${tags.join('')}</main></body></html>`,
      };
      const before = ordersOf(shop).length;
      await page.goto(strangerUrl);
      const problems = watch(page);
      await new Shopper(page).button(/^Add to cart/).click();
      await expectProven(page, 1);
      await page.reload();
      const { end } = await walkCheckout(page, { email: guest.Email, pay: 'card' });
      expect(end).toBe('receipt');
      const orders = ordersOf(shop);
      expect(orders).toHaveLength(before + 1);
      expect(orders.at(-1)).toMatchObject({ card: '1111' });
      expect(problems).toEqual([]);
    },
  );

test('what the backend’s owner is told to ask, asked as it is written', oneOf(false), async ({ page }) => {
  test.slow();
  await page.goto(`${shop.cmsUrl}/builder.html`);
  const answerOn = async (site: string) => {
    await page.getByRole('textbox', { name: 'Address of the site' }).fill(site);
    const command = await copied(page, 'check of the origin');
    return new Promise<{ status: number; said: string }>((resolve) =>
      exec(command, (error, stdout) => resolve({ status: Number(error?.code ?? 0), said: stdout })),
    );
  };
  const listed = await answerOn(`${strangerUrl}/notes/1`);
  expect(listed).toEqual({ status: 0, said: expect.stringMatching(`CORS ${strangerUrl} +ok`) });
  const other = await answerOn('https://elsewhere.example');
  expect(other).toEqual({
    status: 1,
    said: expect.stringContaining('Access-Control-Allow-Origin: https://elsewhere.example'),
  });
});

test('every page theme and width, both builds', oneOf(false), async ({ page }) => {
  const problems = watch(page);
  await page.goto(`${shop.cmsUrl}/builder.html?element=product-card&a.sku=GN-002&a.add-to-cart=yes`);
  const card = preview(page).getByRole('button', { name: /Add .*cart/ });
  const themes = page.getByRole('combobox', { name: 'Page of the preview' });
  for (const theme of ['dark', 'bootstrap', 'wordpress', 'unset', 'rtl', 'plain']) {
    await themes.selectOption(theme);
    await expect(card).toBeVisible();
  }
  for (const width of ['360', '768', '1440']) {
    await page.getByRole('radio', { name: width }).check();
    await expect
      .poll(() =>
        preview(page)
          .locator('body')
          .evaluate(() => innerWidth),
      )
      .toBe(Number(width));
  }
  await page.getByRole('radio', { name: 'Small build (Preact)' }).check();
  await expect(card).toBeVisible();
  await page.getByRole('combobox', { name: 'Begin from' }).selectOption('Dark');
  await expect(page.getByRole('region', { name: 'Text of the theme' })).toContainText('--airside-paper');
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--airside-color-scheme')),
    )
    .toBe('dark');
  expect(problems.filter((problem) => !/data:image/.test(problem))).toEqual([]);
});

test('a page with mistakes is told which, and the mended one passes', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.cmsUrl}/builder.html`);
  await page.getByRole('link', { name: 'Check a page' }).click();
  const source = page.getByRole('textbox', { name: 'The page’s HTML' });
  const loader = `<script type="module" src="${shop.shopUrl}/airside.js"></script>`;
  const whole = (head: string, body: string) =>
    `<!doctype html>\n<html><head><title>Notes</title>\n${head}\n</head><body>\n${body}\n</body></html>`;
  await source.fill(
    whole(
      loader + loader.replace('/airside.js', '/embed/airside.js'),
      [
        '<p>Now <airside-price sku="GN-002" /> only</p>',
        '<airside-product-crad sku="A"></airside-product-crad>',
        '<airside-product-list kind="bestseller"></airside-product-list>',
      ].join('\n'),
    ),
  );
  await page.getByRole('textbox', { name: 'Its address' }).fill(`${strangerUrl}/`);
  await page.getByRole('textbox', { name: 'Its headers, or only the policy' }).fill("script-src 'self'");
  const result = page.getByRole('region', { name: 'Result' });
  for (const title of [
    'The policy blocks the loader',
    'The React build and the small build on one page',
    '<airside-price /> does not close itself',
    'There is no <airside-product-crad>',
    'kind means nothing to <airside-product-list>',
  ])
    await expect(result.getByRole('heading', { name: title }).first()).toBeVisible();
  await result.getByRole('button', { name: 'Line 6' }).click();
  await expect(source).toBeFocused();
  expect(
    await source.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toContain('airside-product-crad');
  await new Shopper(page).expectAccessible();

  await source.fill(whole(loader, '<p>Now <airside-price sku="GN-002"></airside-price> only</p>'));
  await page
    .getByRole('textbox', { name: 'Its headers, or only the policy' })
    .fill(`script-src ${shop.shopUrl}`);
  await expect(result.getByRole('status').first()).toHaveText('1 element, 1 loader. Nothing breaks.');

  // What was pasted is still there after a look at the builder.
  await page.getByRole('link', { name: 'Build', exact: true }).click();
  await page.goBack();
  await expect(source).toHaveValue(/airside-price/);
});

test('on a phone nothing stands out of the page', oneOf(false), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ['', '?element=checkout&t.accent=%23003366', '?view=check']) {
    await page.goto(`${shop.cmsUrl}/builder.html${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await new Shopper(page).expectAccessible();
  }
  await page.goto(`${shop.cmsUrl}/builder.html`);
  await page.getByText(/^Element:/).click();
  await page.getByRole('link', { name: /^Mini cart/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mini cart' })).toBeVisible();
});
