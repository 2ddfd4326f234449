// The npm package in small apps of each framework: type-checked, built, and used in a browser.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listen, type Listener } from '../../server/http/listen';
import { createStaticFiles } from '../../server/http/static-files';
import { testBackend } from '../support/backend';
import { chromiumArgs, chromiumMissing, findChromium } from '../support/chromium';
import { install, run, type Installed } from './installed';

const apps = ['plain', 'react', 'preact', 'vue', 'svelte', 'shop'] as const;
type App = (typeof apps)[number];
const executablePath = findChromium();

let installed: Installed;
let checked: Record<App, Promise<string>>;
let built: Record<App, Promise<string>>;

const each = (make: (app: App) => Promise<string>): Record<App, Promise<string>> => {
  const made = apps.map((app) => [app, make(app)] as const);
  // Whoever waits for it hears of a failure.
  for (const [, result] of made) result.catch(() => undefined);
  return Object.fromEntries(made) as Record<App, Promise<string>>;
};

beforeAll(async () => {
  installed = await install(mkdtempSync(join(inject('runFolder'), 'package-')));
  const folderOf = (app: App) => join(installed.folder, app);
  built = each((app) => run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], folderOf(app)));
  checked = each((app) => check(app, folderOf(app)));
});

/** What the type checker of the app's framework complains about. */
async function check(app: App, folder: string): Promise<string> {
  if (app === 'svelte') return /(ERROR|WARNING) .*/.exec(await checkSvelte(folder))?.[0] ?? '';
  return run(app === 'vue' ? 'vue-tsc/bin/vue-tsc.js' : 'typescript/bin/tsc', ['-p', '.'], folder);
}

const checkSvelte = (folder: string, tsconfig = 'tsconfig.json'): Promise<string> =>
  run('svelte-check/bin/svelte-check', ['--tsconfig', tsconfig, '--output', 'machine'], folder);

/** The scripts that an app's build consists of, by name. */
async function scriptsOf(app: App): Promise<Map<string, string>> {
  await built[app];
  const folder = join(installed.folder, app, 'dist/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

describe.each(apps)('the app "%s"', (app) => {
  it('compiles where it is right, and nowhere else', async () => {
    await expect(checked[app]).resolves.toBe('');
  });

  it('is built, with one React at most', async () => {
    const code = [...(await scriptsOf(app)).values()].join('\n');
    const renderers = code.match(/rendererPackageName/g) ?? [];
    expect(renderers).toHaveLength(app === 'preact' ? 0 : 1);
  });
});

it('a Svelte template that is wrong does not compile', async () => {
  // It has no way to say in a template that a line is wrong on purpose.
  const checking = checkSvelte(join(installed.folder, 'svelte'), 'wrong/tsconfig.json');
  const complaints = await checking.then(
    () => '',
    (error: unknown) => String(error),
  );
  const lines = [...complaints.matchAll(/ERROR ".*Wrong\.svelte" (\d+)/g)].map(([, line]) => line);
  expect(lines).toEqual(['9', '10', '11']);
});

it('brings only the elements that an app imports', async () => {
  const hasCheckout = async (app: App) =>
    [...(await scriptsOf(app)).values()].some((code) => code.includes('setPaymentMethodOnCart'));
  expect(await hasCheckout('shop')).toBe(true);
  expect(await hasCheckout('react')).toBe(false);
});

if (!executablePath) console.warn(chromiumMissing);
describe.skipIf(!executablePath)('in a browser', () => {
  let browser: Browser;
  let shop: Listener;
  let sites: Partial<Record<App, Listener>>;

  beforeAll(async () => {
    sites = Object.fromEntries(
      await Promise.all(apps.map(async (app) => [app, await listen(0, 'PORT')] as const)),
    );
    shop = await listen(0, 'PORT');
    const origins = Object.values(sites).map(({ url }) => url);
    const backend = await testBackend({ baseUrl: shop.url, origins, now: () => new Date() });
    // Beside its pages a shop says what its backend lacks, to pages of any site: nothing.
    const missing = `${shop.url}/missing-fields.txt`;
    const nothing = () => new Response('', { headers: { 'access-control-allow-origin': '*' } });
    shop.answerWith({
      handler: (request) => (request.url === missing ? nothing() : backend.handle(request)),
    });
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([shop, ...Object.values(sites ?? {})].map((site) => site?.close()));
  });

  /** What the page complained about is collected in `problems`. */
  async function open(app: App, path = '/'): Promise<{ page: Page; problems: string[] }> {
    await built[app];
    const folder = join(installed.folder, app, 'dist');
    const files = createStaticFiles(folder);
    const html = readFileSync(join(folder, 'index.html'));
    const site = sites[app]!;
    site.answerWith({
      handler: async (request) => {
        const file = await files(request, new URL(request.url));
        return file ?? new Response(html, { headers: { 'content-type': 'text/html' } });
      },
    });
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(`${site.url}${path}?endpoint=${shop.url}/graphql`);
    return { page, problems };
  }

  const textIn = (page: Page, selector: string) => () => page.locator(selector).textContent();
  const add = (page: Page) =>
    page.locator('airside-add-to-cart').getByRole('button', { name: /^Add/ }).click();
  const bag = (page: Page) =>
    page.locator('airside-mini-cart').getByRole('button', { name: /Open your cart/ });

  it.each(['react', 'preact', 'vue', 'svelte'] as const)(
    '%s sets properties and hears events',
    async (app) => {
      const { page, problems } = await open(app);
      await add(page);
      await expect.poll(textIn(page, '#added')).toBe('1 × WH-002');
      await page.locator('#more').click();
      await add(page);
      await expect.poll(textIn(page, '#added')).toBe('1 × WH-002,2 × WH-002');
      // Two entries, one cart.
      await bag(page)
        .and(page.getByRole('button', { name: '3 items' }))
        .waitFor();
      const opensOnAdd = () =>
        page
          .locator('airside-mini-cart')
          .evaluate((element) => (element as HTMLElement & { openOnAdd: boolean }).openOnAdd);
      expect(await opensOnAdd()).toBe(false);
      for (let quantity = 2; quantity < 6; quantity += 1) await page.locator('#more').click();
      await expect.poll(opensOnAdd).toBe(true);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  it('without a framework, tags in HTML wait for the address of their shop', async () => {
    const { page, problems } = await open('plain');
    await add(page);
    await expect.poll(textIn(page, '#added')).toBe('1 × WH-002');
    await expect.poll(() => page.title()).toBe('1 in the cart');
    const told = await page.evaluate(() => (globalThis as { dataLayer?: { event?: string }[] }).dataLayer);
    expect(told?.map(({ event }) => event)).toContain('add_to_cart');
    // The drawer is another element's, which the bag names by its tag.
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { open(): void }>('airside-mini-cart')!.open(),
    );
    await page.getByRole('dialog').getByRole('link', { name: 'Glen Tarrow 12' }).first().waitFor();
    // A class under a tag of the app's own.
    await page.locator('my-price').getByText('$').first().waitFor();
    await page.close();
    expect(problems).toEqual([]);
  });

  it('the whole shop finds the elements of its pages', async () => {
    const { page, problems } = await open('shop');
    await page.locator('airside-home').getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('airside-header').getByRole('link', { name: 'Wine', exact: true }).click();
    await page.locator('airside-category-page').getByRole('heading', { level: 1, name: 'Wine' }).waitFor();
    await page.close();
    // A page whose words have an element of ours in them.
    const { page: letter } = await open('shop', '/pages/newsletter');
    await letter.locator('airside-cms-page airside-newsletter').getByRole('textbox').first().waitFor();
    await letter.close();
    expect(problems).toEqual([]);
  });
});
