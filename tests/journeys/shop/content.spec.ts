// What editors wrote, store events, newsletter and contact form, as people meet them in the shop.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isWhole, oneOf } from '../../support/whole';
import { vectors } from '../../content/xss-vectors';
import { Shopper } from '../support/shopper';
import { change } from '../support/orders';
import { outboxKey, ShopProcess } from '../support/shop-process';
import { takenOver } from '../support/taken-over';
import { wholeList } from '../support/whole-list';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

let complaints: string[];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

interface Mail {
  to: string;
  subject: string;
  body: string;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${shop.shopUrl}/_demo/outbox?key=${outboxKey}`, {
    headers: { accept: 'application/json' },
  });
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.filter(({ to, body }) => to === address || body.includes(address));
}

const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

type Place = [path: string, shown: string];

/** One of each kind. */
const firsts: Place[] = [
  ['/', 'Premium brands'],
  ['/pages/retail-store', 'Return'],
  ['/contact-us', 'Write to us'],
  ['/event/1', 'An evening on Islay'],
];
const pages: Place[] = [
  ...firsts,
  ['/pages/about-us', 'What you can rely on'],
  ['/pages/newsletter', 'Subscribe'],
  ['/events', 'Past events'],
  ['/pages/no-such-page', 'This page is not here'],
];

for (const width of [360, 768, 1440])
  test(`pages pass axe and stand still at ${width}`, oneOf(false), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shopper = new Shopper(page);
    for (const [path, shown] of isWhole ? pages : firsts) {
      await page.goto(shop.shopUrl + path);
      await expect(heading(page, shown)).toBeVisible();
      await expect(page.locator('airside-footer').getByRole('heading', { name: 'Company' })).toBeVisible();
      await shopper.expectAccessible();
      const [shift, overflow] = await page.evaluate(() => [
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      expect(shift, `shifts on ${path}`).toBe(0);
      expect(overflow, `overflow on ${path}`).toBe(0);
    }
  });

test('a page of the editors leads on inside the shop, with products alive in it', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/pages/retail-store`);
  await expect(page).toHaveTitle(/^Retail store/);
  await expect(page.locator('airside-cms-page airside-product-list [part~="price"]').first()).toBeVisible();
  const banner = page.locator('airside-cms-page .cms-background');
  await expect(banner).toHaveCSS('background-image', /store-navy/);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await expect(heading(page, 'Where to find us')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(heading(page, 'The retail store')).toBeVisible();
});

test('back leads from a place on a page to where it was pressed', async ({ page }) => {
  const insert = 'INSERT INTO cms_page (identifier, title, content) VALUES (?, ?, ?)';
  const content =
    '<p><a href="#end">To the end</a></p><div style="height: 3000px"></div><h2 id="end">The end</h2>';
  change(shop, insert, 'long', 'Long', content);
  await page.goto(`${shop.shopUrl}/pages/long`);
  await takenOver(page);
  const top = () => page.evaluate(() => scrollY);
  await page.getByRole('main').getByRole('link', { name: 'To the end' }).click();
  await expect(heading(page, 'The end')).toBeFocused();
  await expect(page).toHaveURL(/\/pages\/long#end$/);
  expect(await top()).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/long$/);
  await expect.poll(top).toBeLessThan(100);
  await page.goForward();
  await expect.poll(top).toBeGreaterThan(1000);
});

test(
  'the page of specials shows what is reduced, and a product of it the way back',
  oneOf(false),
  async ({ page }) => {
    await page.goto(`${shop.shopUrl}/pages/specials`);
    const list = page.locator('airside-cms-page airside-product-list');
    await wholeList(list);
    const count = await list.getByRole('article').count();
    expect(count).toBeGreaterThan(1);
    await expect(list.getByRole('article').locator('[part~=price-regular]')).toHaveCount(count);
    await page.getByRole('main').getByRole('link', { name: 'See all specials' }).click();
    await page.locator('airside-category-page .card-link').first().click();
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('link', { name: 'Specials' })).toBeVisible();
  },
);

for (const where of ['in the shop', "in a stranger's page"])
  test(
    `hostile HTML does nothing under Trusted Types, ${where}`,
    oneOf(where === 'in the shop'),
    async ({ page }) => {
      test.slow();
      writeHostilePage();
      await page.addInitScript(() => {
        const hits: string[] = [];
        Object.assign(window, { hits, hit: () => hits.push(new Error().stack ?? '') });
      });
      const left: string[] = [];
      page.on('request', (request) => {
        const { hostname, href } = new URL(request.url());
        if (hostname === 'evil.example' && request.resourceType() !== 'image') left.push(href);
      });
      const isShop = where === 'in the shop';
      const address = isShop ? `${shop.shopUrl}/pages/hostile` : `${shop.cmsUrl}/`;
      const policy = (await page.goto(address))?.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      if (!isShop)
        await page.evaluate(() => {
          const element = document.createElement('airside-cms-page');
          element.setAttribute('identifier', 'hostile');
          document.body.append(element);
        });
      await expect(page.getByText(`block ${vectors.length - 1}`, { exact: true })).toBeVisible();
      // Each stands for itself: none has swallowed, moved or hidden another one.
      for (const [index] of vectors.entries())
        await expect(page.getByText(`block ${index}`, { exact: true }), vectors[index]).toBeVisible();
      for (const bait of await page.locator('.bait').all())
        await bait.evaluate((element) => (element as HTMLElement).click?.());
      // By then each of their pictures has come or failed.
      const isDone = (image: HTMLImageElement) => image.complete || image.loading === 'lazy';
      for (const image of await page.locator('img').all())
        await expect.poll(() => image.evaluate(isDone)).toBe(true);
      expect(await page.evaluate(() => (window as unknown as { hits: string[] }).hits)).toEqual([]);
      // A link to a place that is not there leads no further.
      expect(page.url().replace(/#$/, '')).toBe(address);
      expect(left).toEqual([]);
      // The policy counts every handler that the purifier parses, in a document that runs none.
      complaints = complaints.filter((text) => !/Content Security Policy/.test(text));
    },
  );

/** One page of one block per vector, once. */
function writeHostilePage(): void {
  const block = 'INSERT OR IGNORE INTO cms_block (identifier, title, content) VALUES (?, ?, ?)';
  vectors.forEach((vector, index) =>
    change(shop, block, `hostile-${index}`, 'x', `<p>block ${index}</p>${vector}`),
  );
  const tags = vectors.map(
    (_, index) => `<airside-cms-block identifier="hostile-${index}"></airside-cms-block>`,
  );
  const cmsPage = 'INSERT OR IGNORE INTO cms_page (identifier, title, content) VALUES (?, ?, ?)';
  change(shop, cmsPage, 'hostile', 'Hostile', tags.join(''));
}

test('an editor previews the draft of the home page', oneOf(false), async ({ page }) => {
  await page.goto(shop.shopUrl);
  await expect(heading(page, 'The long shelf')).toBeVisible();
  await expect(heading(page, 'Rum after dark')).toHaveCount(0);
  await page.goto(`${shop.shopUrl}/?publicationState=preview&id=2`);
  await expect(heading(page, 'Rum after dark')).toBeVisible();
});

test('parts of the home page stand alone on another site', oneOf(false), async ({ page }) => {
  await page.goto(shop.cmsUrl);
  await page.evaluate(() => {
    for (const tag of ['banner-carousel', 'special-offers', 'banner-group', 'brand-logos', 'duty-free-steps'])
      document.body.append(document.createElement(`airside-${tag}`));
  });
  for (const name of ['The long shelf', 'Special offers', 'From the cellar', 'Premium brands'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Glen Tarrow', exact: true })).toHaveAttribute(
    'href',
    `${shop.shopUrl}/brands/glen-tarrow`,
  );
  await new Shopper(page).expectAccessible();
});

test('somebody subscribes at the end of a page, once', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.shopUrl}/pages/location`);
  const form = page.locator('airside-footer').getByRole('form', { name: 'Newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Email is required.')).toBeVisible();
  await form.getByLabel('Email').fill('nora@example.com');
  await form.getByLabel('First name').fill('Nora');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you, Nora. You are on the list.')).toBeVisible();
  expect(await subjectsTo('nora@example.com')).toEqual(['Newsletter subscription success']);
});

test('the link of a letter confirms the newsletter', oneOf(false), async ({ page }) => {
  const set = (value: string) =>
    change(
      shop,
      "INSERT OR REPLACE INTO setting (path, value) VALUES ('newsletter/subscription/confirm', ?)",
      value,
    );
  const nell = 'nell@example.com';
  set('1');
  await page.goto(`${shop.shopUrl}/pages/newsletter`);
  const form = page.getByRole('main').getByRole('form', { name: 'Subscribe' });
  await form.getByLabel('Email').fill(nell);
  await form.getByLabel('First name').fill('Nell');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => mailsTo(nell)).toHaveLength(1);
  set('0');
  const [letter] = await mailsTo(nell);
  const [link = ''] = /http\S+/.exec(letter!.body) ?? [];
  const ends = [
    [link, 'newsletter-confirmed', 'You are on the list'],
    [link, 'newsletter-confirmed-before', 'You are on the list already'],
    [link.replace(/code\/.*/, 'code/guessed/'), 'newsletter-link-over', 'This link no longer works'],
  ] as const;
  for (const [address, path, title] of ends) {
    await page.goto(address);
    await expect(page).toHaveURL(`${shop.shopUrl}/pages/${path}`);
    await expect(heading(page, title)).toBeVisible();
  }
});

test('the link of a letter ends the newsletter', oneOf(false), async ({ page }) => {
  const nina = 'nina@example.com';
  await page.goto(`${shop.shopUrl}/pages/newsletter`);
  const form = page.getByRole('main').getByRole('form', { name: 'Subscribe' });
  await form.getByLabel('Email').fill(nina);
  await form.getByLabel('First name').fill('Nina');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you, Nina. You are on the list.')).toBeVisible();
  const [letter] = await mailsTo(nina);
  const [link = ''] = /http\S+/.exec(letter!.body) ?? [];
  for (let times = 0; times < 2; times++) {
    await page.goto(link);
    await expect(page).toHaveURL(`${shop.shopUrl}/pages/newsletter-unsubscribed`);
    await expect(heading(page, 'You get no more letters')).toBeVisible();
  }
  expect(await subjectsTo(nina)).toContain('Newsletter unsubscription success');
  await page.goto(link.replace(/code\/.*/, 'code/guessed/'));
  await expect(heading(page, 'This link no longer works')).toBeVisible();
});

test('somebody writes to the shop; what was typed survives a failure', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/contact-us`);
  await page.getByLabel('Name', { exact: true }).fill('Nora');
  await page.getByRole('main').getByLabel('Email').fill('nora.b@example.com');
  await page.getByLabel('Comment').fill('Is the humidor open on Sundays?');
  await page.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/It is not clear whether your message was sent/)).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.getByLabel('Comment')).toHaveValue('Is the humidor open on Sundays?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your message has been sent/)).toBeVisible();
  expect(await subjectsTo('nora.b@example.com')).toEqual(['Contact Form']);
});

test('somebody finds an event and puts it into a calendar', oneOf(false), async ({ page }) => {
  await page.goto(`${shop.shopUrl}/events`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/events\?page=2$/);
  await page.getByRole('link', { name: 'Tea at the gate' }).click();
  await expect(heading(page, 'Tea at the gate')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Six teas' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tea-at-the-gate.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Tea at the gate');
  await page.goBack();
  await expect(page).toHaveURL(/\/events\?page=2$/);
});

test('a shop without events has no page of them and no link', oneOf(false), async ({ page }) => {
  const stock = await ShopProcess.start({ options: ['--profile', 'stock-2.4.6'] });
  try {
    await page.goto(`${stock.shopUrl}/events`);
    await expect(page.getByText(/hoping to find doesn't exist/)).toBeVisible();
    await expect(
      page.locator('airside-footer').getByRole('link', { name: 'Diplomatic Catalogue' }),
    ).toBeVisible();
    await expect(page.locator('airside-footer').getByRole('link', { name: 'Store Events' })).toBeHidden();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await takenOver(page);
    await menu.getByRole('link', { name: 'Retail Store' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Location' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /events/i })).toHaveCount(0);
    await page.goto(`${stock.shopUrl}/contact-us`);
    await expect(page.getByText('Gates B14 – B16')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  } finally {
    await stock.dispose();
  }
});
