// Runs a production build in a browser: in a test build the cache does not write.
import { chromium, type Browser, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../support/chromium';

const executablePath = findChromium();
const origin = 'http://shop.test';

interface Shop {
  query(text: string): Promise<Record<string, unknown>>;
  stored(): Promise<string[]>;
  storage: { set(key: string, value: unknown): void; remove(key: string): void };
}
/** In the page. */
declare const shop: Shop;

describe.skipIf(!executablePath)('the stored cache', () => {
  let browser: Browser;
  let script: string;
  let answers: boolean;
  let asked: string[];

  beforeAll(async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    const output = (await build({
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: {
          input: `${import.meta.dirname}/persistence-page.ts`,
          output: { codeSplitting: false },
        },
      },
    })) as Rolldown.RolldownOutput;
    process.env.NODE_ENV = before;
    script = output.output[0].code;
    browser = await chromium.launch({ executablePath, args: chromiumArgs });
  });
  afterAll(() => browser?.close());

  async function visitor(): Promise<Page> {
    answers = true;
    asked = [];
    const page = await browser.newPage();
    // The shop does without a database that takes half a second to open; on a slow machine each does.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const patiently = (callback: () => void, delay?: number) =>
        setTimeout(callback, delay === 500 ? 60_000 : delay);
      Object.assign(window, { setTimeout: patiently });
    });
    await page.route(`${origin}/**`, (route) => {
      const url = new URL(route.request().url());
      if (url.pathname !== '/graphql') {
        return route.fulfill({ contentType: 'text/html', body: `<script type="module">${script}</script>` });
      }
      const query = url.searchParams.get('query') ?? String(route.request().postDataJSON()?.query);
      asked.push(query);
      if (!answers) return undefined;
      const data = query.includes('cart')
        ? { cart: { __typename: 'Cart', id: 'secret' } }
        : { cmsPage: { __typename: 'CmsPage', title: titleFor(route.request().headers()) } };
      return route.fulfill({ json: { data } });
    });
    await page.goto(origin);
    await page.waitForFunction(() => 'shop' in window);
    return page;
  }
  const home = '{ cmsPage(identifier: "home") { title } }';
  const about = '{ cmsPage(identifier: "about") { title } }';
  const cart = '{ cart(cart_id: "c") { id } }';
  const titleFor = ({ authorization }: Record<string, string>) =>
    authorization ? 'Prices for Diana' : 'Welcome';
  const ask = (page: Page, text: string) => page.evaluate((query) => shop.query(query), text);
  /** What is answered by the time that a later question is. */
  const askBefore = (page: Page, text: string, later: string) =>
    page.evaluate(
      async ([query, next]) => {
        let answer: unknown = 'no answer';
        void shop.query(query!).then((data) => (answer = data));
        await shop.query(next!);
        return answer;
      },
      [text, later],
    );
  const storedText = (page: Page) => page.evaluate(async () => (await shop.stored()).join());

  test('what everybody may see is there on the next visit and is checked; a cart is not stored', async () => {
    const page = await visitor();
    await ask(page, cart);
    await ask(page, home);
    await expect.poll(() => storedText(page)).toContain('Welcome');
    expect(await storedText(page)).not.toContain('secret');

    answers = false;
    await page.reload();
    await page.waitForFunction(() => 'shop' in window);
    asked = [];
    expect(await ask(page, home)).toMatchObject({ cmsPage: { title: 'Welcome' } });
    await expect.poll(() => asked).toHaveLength(1);
    expect(await askBefore(page, cart, home)).toBe('no answer');
    await page.close();
  });

  test('nothing of a customer is stored; each currency has a cache of its own', async () => {
    const page = await visitor();
    await page.evaluate(() => shop.storage.set('signin_token', 'token'));
    await page.reload();
    await page.waitForFunction(() => 'shop' in window);
    expect(await ask(page, home)).toMatchObject({ cmsPage: { title: 'Prices for Diana' } });
    await page.evaluate(() => shop.storage.remove('signin_token'));
    await ask(page, about);
    await expect.poll(() => storedText(page)).toContain('Welcome');
    expect(await storedText(page)).not.toContain('Diana');

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.waitForFunction(() => 'shop' in window);
    await ask(page, home);
    await page.evaluate(() => shop.storage.set('store_view_currency', 'EUR'));
    await ask(page, home);
    const names = async () =>
      (await page.evaluate(() => shop.stored()))
        .filter((entry) => entry.includes('Welcome'))
        .map((entry) => entry.split(' ')[0]);
    await expect.poll(names).toEqual([`airside|${origin}/graphql||`, `airside|${origin}/graphql||EUR`]);
    await page.close();
  });
});
