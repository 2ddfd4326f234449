// The loader on pages of another site, in every order and number that people paste it: elements work, with one configuration.
import { expect, test, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { importMapLine, scriptLine, type Release } from '../../../elements/kit/release';
import { ForeignSite } from '../support/foreign-site';
import { expectProven } from '../support/in-cart';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
let site: ForeignSite;
let release: Release;

test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
  release = (await (await fetch(`${shop.shopUrl}/embed.json`)).json()) as Release;
});
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

/** Says where links lead, so that a test sees whether the loader has read it. */
const data = 'data-shop-url="https://duty-free.example/"';
const inAddress = 'shop-url=https://duty-free.example/';
const script = (file = 'airside.js', attributes = data) =>
  `<script type="module" src="{shop}/${file}" ${attributes}></script>`;
const tags =
  '<airside-mini-cart></airside-mini-cart><airside-product-card sku="GN-002" add-to-cart></airside-product-card>';
/** Runs when the loader has long been there. */
const later = (code: string) => `<script>setTimeout(() => { ${code} }, 1000)</script>`;
const quoted = JSON.stringify(tags);

const pages: Record<string, string> = {
  'tags after the loader': script() + tags,
  'tags before the loader': tags + script(),
  'an async loader in the head': `<head>${script('airside.js', `async ${data}`)}</head>${tags}`,
  'an async loader before a page that comes slowly': `${script('airside.js', `async ${data}`)}<p>Text<!-- pause --><!-- pause -->${tags}`,
  'a loader with a query': script('airside.js?v=3') + tags,
  'a tag manager that leaves nothing but the address': script(`airside.js?${inAddress}`, '') + tags,
  'a tag manager that takes its tag away at once': `${tags}<script>
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: '{shop}/airside.js?${inAddress}' });
    document.head.append(script);
    script.remove();
  </script>`,
  'the loader whose name says which': `<script>0</script>${script('{file}')}${tags}`,
  'a loader that a classic script inserts': `${tags}<script>
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: '{shop}/airside.js' });
    script.dataset.shopUrl = 'https://duty-free.example/';
    document.head.append(script);
  </script>`,
  'a loader that its server sends to another address': script('latest/airside.js') + tags,
  'tags inserted later': `${script()}<div></div>${later(`document.querySelector('div').innerHTML = ${quoted}`)}`,
  'tags of a template, cloned later': `${script()}<template>${tags}</template>${later(
    "document.body.append(document.querySelector('template').content.cloneNode(true))",
  )}`,
  'tags in a fragment': `${script()}${later(`const fragment = new DocumentFragment();
    for (const [name, sku] of [['mini-cart', ''], ['product-card', 'GN-002']])
      fragment.append(Object.assign(document.createElement('airside-' + name), { sku, addToCart: true }));
    document.body.append(fragment)`)}`,
  'a shadow root that is attached before it stands in the page': `${script()}${later(
    `const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = ${quoted};
    document.body.append(host)`,
  )}`,
  'a shadow root that is attached when it has long stood there': `${script()}<div></div>${later(
    `const root = document.querySelector('div').attachShadow({ mode: 'open' });
    setTimeout(() => root.innerHTML = ${quoted}, 300)`,
  )}`,
  'a shadow root of HTML': `${script()}<div><template shadowrootmode="open">${tags}</template></div>`,
  'a shadow root of HTML that comes after an async loader': `${script('airside.js', `async ${data}`)}<div><!-- pause --><!-- pause --><template shadowrootmode="open"><!-- pause -->${tags}</template></div>`,
  "another site's element, defined later": `${script()}<other-card></other-card>${later(
    `customElements.define('other-card', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = ${quoted}; }
    })`,
  )}`,
  'the loader twice': script() + script() + tags + script(),
  'both names of the loader': script() + script('{file}') + tags,
  'both names of the loader, both async': `${script('airside.js', `async ${data}`)}${script('{file}', `async ${data}`)}${tags}`,
  'both runtimes': script() + script('embed/airside.js') + tags,
  'both runtimes, the small one first': script('embed/airside.js') + script() + tags,
  'a newer version behind it': script() + script('next/airside.js') + tags,
  'a newer version, and then this one': script('next/airside.js') + script() + tags,
  'tags that nobody knows': `${script()}<airside-gift-wrap></airside-gift-wrap><airside-constructor></airside-constructor>${tags}`,
};
/** Tags that come after it, and more than one loader. */
const oneOfAKind = /^(an async loader before|both runtimes$)/;
/** Pages on which the shop has something to say about versions, once. */
const warned = /version/;

// What is still being answered belongs to the test that asked.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** /latest redirects, and /next is a version to come. */
async function serveVariants(page: Page): Promise<void> {
  await page.route(`${shop.shopUrl}/latest/airside.js`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `/${release.file}`, 'access-control-allow-origin': '*' },
    }),
  );
  await page.route(`${shop.shopUrl}/next/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/next/', '/') });
    const isCode = response.headers()['content-type']?.startsWith('text/javascript');
    const body = isCode && (await response.text()).replaceAll(`\`${release.version}\``, '`9.9.9`');
    await route.fulfill({ response, ...(body ? { body } : {}) });
  });
}

for (const [name, html] of Object.entries(pages)) {
  test(name, oneOf(oneOfAKind.test(name)), async ({ page }) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    await serveVariants(page);
    await page.goto(site.page(html.replaceAll('{shop}', shop.shopUrl).replaceAll('{file}', release.file)));

    const link = page.locator('airside-product-card').getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^https:\/\/duty-free\.example\//);
    await page
      .locator('airside-product-card')
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page.locator('airside-mini-cart').getByRole('button', { name: /1 item/ })).toBeVisible();
    await expectProven(page, 1);
    expect(await page.evaluate(() => document.querySelectorAll('airside-error-view').length)).toBe(0);
    if (warned.test(name)) {
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^airside \S+ stands back for \S+$/);
    } else expect(said).toEqual([]);
  });
}

const leftOpen = `<main>
<p>Gin for <airside-price sku="GN-002" />, and more.</p>
<airside-sign-in />
<h2>Letters</h2><!-- pause -->
<input aria-label="Traveller">
</main>
<airside-mini-cart />
<footer>Imprint</footer><!-- pause -->
<script>document.title += '!'</script>
</body>
</html>
`;

for (const [when, attributes] of Object.entries({ 'has come': data, 'is coming': `async ${data}` }))
  test(`tags that were left open: the page that ${when} stays whole`, oneOf(false), async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    const html = script('airside.js', attributes).replace('{shop}', shop.shopUrl) + leftOpen;
    await page.goto(site.page(html));
    await expect(page.locator('airside-mini-cart').getByRole('button')).toBeVisible();
    await expect(page.locator('airside-sign-in').getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('p')!.lastChild!.nodeValue)).toBe(', and more.');
    for (const text of ['main > h2', 'main > input', 'body > footer'])
      await expect(page.locator(text)).toBeVisible();
    await expect(page).toHaveTitle('Another site!');
    expect(said).toEqual([expect.stringContaining('<airside-sign-in></airside-sign-in>')]);
  });

const footer = '<airside-newsletter>No form here.</airside-newsletter>';

test('a loader that is not what its line says does not run', async ({ page }) => {
  const line = scriptLine(release, `${shop.shopUrl}/`);
  const address = site.page(line + footer);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  await tamper(page, release.file);
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto(address);
  await refused;
  await expect(page.getByText('No form here.')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector(':defined:is(airside-newsletter)'))).toBeNull();
});

test('with an import map no chunk runs that is not what the map says', async ({ page }) => {
  const base = `${shop.shopUrl}/`;
  const address = site.page(importMapLine(release, base) + scriptLine(release, base) + footer);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  const chunk = Object.keys(release.chunks).find((file) => /\/newsletter-/.test(file));
  await tamper(page, chunk ?? '');
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto(address);
  await refused;
  await expect(page.getByText('No form here.')).toBeVisible();
});

/** One byte more. */
async function tamper(page: Page, file: string): Promise<void> {
  await page.route(`${shop.shopUrl}/${file}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
}

test.describe('a build that was replaced, its files with it', () => {
  const all = /\/chunks\//;

  /** What the page has not fetched so far is gone. Answers the addresses that are asked for in vain. */
  async function takeAway(page: Page, files: RegExp): Promise<string[]> {
    const missed: string[] = [];
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(files, (route) => {
      missed.push(route.request().url());
      return route.fulfill({ status: 404, body: 'Not found', headers });
    });
    return missed;
  }

  /** Ahead of time, and twice by each of two that want it. */
  function expectNoLoop(missed: readonly string[]): void {
    expect(missed.length).toBeGreaterThan(0);
    for (const address of new Set(missed))
      expect(missed.filter((other) => other === address).length, address).toBeLessThanOrEqual(5);
  }

  async function open(page: Page, html: string): Promise<{ said: string[]; documents: () => number }> {
    const said: string[] = [];
    let documents = 0;
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(site.page(script().replaceAll('{shop}', shop.shopUrl) + html));
    return { said, documents: () => documents };
  }

  const add = (page: Page) =>
    page
      .locator('airside-product-card')
      .getByRole('button', { name: /^Add to cart/ })
      .click();
  const fallbacks = `${footer}<airside-contact>Write to us.</airside-contact>`;
  const expectFallbacks = async (page: Page, said: readonly string[]) => {
    for (const tag of ['newsletter', 'contact'])
      await expect.poll(() => said.some((text) => text.startsWith(`<airside-${tag}> not loaded`))).toBe(true);
    await expect(page.getByText('No form here.')).toBeVisible();
    await expect(page.getByText('Write to us.')).toBeVisible();
  };

  test('an open page goes on with what it has; the rest stays as it was written, and comes when it can', async ({
    page,
  }) => {
    const { said, documents } = await open(page, `${tags}<div></div>`);
    const insert = (html: string) =>
      page.evaluate((text) => void (document.querySelector('body > div')!.innerHTML = text), html);
    await add(page);
    await expectProven(page, 1);
    await expect(page.getByRole('status').getByRole('link', { name: 'View cart' })).toBeVisible();
    const missed = await takeAway(page, all);
    await insert(fallbacks);
    await expectFallbacks(page, said);
    await add(page);
    await expectProven(page, 2);
    expectNoLoop(missed);
    await page.unroute(all);
    await insert(fallbacks);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expect(page.locator('airside-contact').getByLabel('Email')).toBeVisible();
    // The page is its owner's, and is not loaded again.
    expect(documents()).toBe(1);
  });

  test('a loader that a cache has kept leaves the page as it was written', oneOf(false), async ({ page }) => {
    const missed = await takeAway(page, all);
    const { said, documents } = await open(page, `${fallbacks}<p>The story goes on.</p>`);
    await expectFallbacks(page, said);
    await expect(page.getByText('The story goes on.')).toBeVisible();
    expectNoLoop(missed);
    expect(documents()).toBe(1);
  });

  test('a press whose code is gone says so, and is done once it is there', oneOf(false), async ({ page }) => {
    const code = /\/chunks\/changes-/;
    const missed = await takeAway(page, code);
    await open(page, tags);
    await add(page);
    await expect(page.getByText(/could not be (reached|added)/).first()).toBeVisible();
    expectNoLoop(missed);
    await page.unroute(code);
    await expect(page.locator('airside-mini-cart').getByRole('button', { name: /1 item/ })).toBeHidden();
    await add(page);
    await expectProven(page, 1);
  });
});

test('a site that is not listed is told so, once, and shows it in place', oneOf(false), async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Airside:')) said.push(message.text());
  });
  const products: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ProductsBySku')) products.push(request.url());
  });
  const html = script().replaceAll('{shop}', shop.shopUrl) + tags;
  // As its author calls it, who has not told the shop.
  const address = new URL(site.page(html));
  address.hostname = 'magazine.localhost';
  await page.goto(address.href);
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]).toContain(`npm start -- --embed-origin ${address.origin}\n`);
  const card = page.locator('airside-product-card');
  await expect(card.getByText('The product did not load.')).toBeVisible();
  // It was not asked for again and again meanwhile.
  expect(products).toHaveLength(1);
  expect(said).toHaveLength(1);
});
