// Fifty elements on one page of another site cost what one costs, and elements that come and go leave nothing behind.
import { expect, test, type CDPSession, type Page, type Request } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { ForeignSite } from '../support/foreign-site';
import { runtime } from '../support/runtime';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
let site: ForeignSite;
let skus: string[];

test.beforeAll(async () => {
  site = await ForeignSite.start();
  shop = await ShopProcess.start({ options: ['--embed-origin', site.url] });
  const query = '{ products(filter: { price: { from: "0.01" } }, pageSize: 50) { items { sku } } }';
  const answer = await fetch(`${shop.shopUrl}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { items: { sku: string }[] } } };
  skus = data.products.items.map(({ sku }) => sku);
});
test.beforeEach(({ page }) => page.addInitScript(countWaiting));
test.afterAll(async () => {
  await shop?.dispose();
  await site?.close();
});

const badge = () => '<airside-mini-cart></airside-mini-cart>';
const price = (at: number) => `<p>Costs <airside-price sku="${skus[at % skus.length]}"></airside-price>.</p>`;
const card = (at: number) =>
  `<airside-product-card sku="${skus[at % skus.length]}" add-to-cart></airside-product-card>`;
const button = (at: number) => `<airside-add-to-cart sku="${skus[at % skus.length]}"></airside-add-to-cart>`;
const newsletter = () => '<airside-newsletter></airside-newsletter>';
const heart = (at: number) =>
  `<airside-wishlist-button sku="${skus[at % skus.length]}"></airside-wishlist-button>`;
const box = () => '<airside-search-box></airside-search-box>';
type Kind = (at: number) => string;
const kinds: Record<string, Kind> = { badge, price, card, button, newsletter, heart, box };

/** Where the build lies that is walked in. */
const folder = () => (runtime() === 'preact' ? 'embed/' : '');

interface Cost {
  /** Of scripts and styles, as sent. */
  bytes: number;
  files: number;
  /** Names of operations. */
  queries: string[];
}

/** In the page: keeps count of what waits for a quiet moment of it. `src/late/when-idle.ts` takes a timer for that first. */
const countWaiting = () => {
  const waiting = new Set<string>();
  type Ask = (callback: (...told: unknown[]) => void, time?: unknown) => number;
  const page = window as unknown as Record<string, unknown>;
  const count = (name: string, calledOffBy: string) => {
    const ask = (page[name] as Ask).bind(window);
    const callOff = (page[calledOffBy] as (id: number) => void).bind(window);
    page[name] = ((callback, time) => {
      const id = ask((...told) => {
        waiting.delete(`${name} ${id}`);
        callback(...told);
      }, time);
      // What takes longer has nothing to do with that.
      if (!(Number(time) > 1500)) waiting.add(`${name} ${id}`);
      return id;
    }) satisfies Ask;
    page[calledOffBy] = (id: number) => {
      waiting.delete(`${name} ${id}`);
      callOff(id);
    };
  };
  count('setTimeout', 'clearTimeout');
  count('requestIdleCallback', 'cancelIdleCallback');
  page.countOfWaiting = () => waiting.size;
};

const isLast = (url: string) => url.endsWith('?last');

/** Nothing waits for a quiet moment any more, and what was asked for in one is known of here. */
async function comeToRest(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => (window as unknown as { countOfWaiting: () => number }).countOfWaiting());
  await expect.poll(waiting).toBe(0);
  const last = page.waitForRequest((request) => isLast(request.url()));
  await page.evaluate(() => fetch('?last').then(() => undefined));
  await last;
}

/** What a page with these elements loads until it has come to rest and asked for nothing more. */
async function costOf(page: Page, html: string): Promise<Cost> {
  const cost: Cost = { bytes: 0, files: 0, queries: [] };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const code = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    if (/\.(js|css)$/.test(new URL(url).pathname)) code.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!code.has(requestId)) return;
    cost.bytes += encodedDataLength;
    cost.files += 1;
  });
  let asked = 0;
  const open = new Set<Request>();
  const begin = (request: Request) => {
    if (isLast(request.url())) return;
    asked += 1;
    open.add(request);
    const url = new URL(request.url());
    if (url.pathname !== '/graphql' || request.method() === 'OPTIONS') return;
    const text = url.searchParams.get('query') ?? request.postData() ?? '';
    cost.queries.push(/(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '?');
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const loader = `<script type="module" src="${shop.shopUrl}/${folder()}airside.js"></script>`;
  await page.goto(site.page(loader + html), { waitUntil: 'networkidle' });
  for (let before = 0; before !== asked;) {
    before = asked;
    await comeToRest(page);
    await expect.poll(() => open.size).toBe(0);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await session.detach();
  return cost;
}

/** A cart of an earlier visit to the site, with something in it. */
async function haveCart(page: Page): Promise<void> {
  const ask = async (query: string) => {
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { createEmptyCart: id } = await ask('mutation { createEmptyCart }');
  await ask(
    `mutation { addProductsToCart(cartId: "${String(id)}", cartItems: [{ sku: "GN-002", quantity: 3 }]) { cart { id } } }`,
  );
  const key = `AIRSIDE_BROWSER_PERSISTENCE__${shop.shopUrl}/graphql__cartId`;
  const record = JSON.stringify({ value: id, timeStored: Date.now() });
  await page.goto(site.page('nothing'));
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, record]);
}

const repeated = (count: number, of: readonly Kind[]) =>
  Array.from({ length: count }, (_, at) => of[at % of.length]!(at)).join('\n');

const alone = ['badge', 'card', 'newsletter'].map((name): [string, Kind[]] => [name, [kinds[name]!]]);
const mixed: [string, Kind[]] = ['all kinds', Object.values(kinds)];

for (const [name, of] of [...alone, mixed]) {
  test(`fifty cost what one costs: ${name}`, oneOf(name === 'badge'), async ({ page }) => {
    await haveCart(page);
    const one = await costOf(page, repeated(of.length, of));
    const fifty = await costOf(page, repeated(50, of));
    expect(one.bytes).toBeGreaterThan(5000);
    // The client (11 KiB) comes when a page rests, which one of each may not have done yet.
    expect(fifty.bytes).toBeLessThanOrEqual(one.bytes * 1.1);
    const asked = (cost: Cost, query: RegExp) => cost.queries.filter((each) => query.test(each)).length;
    expect(asked(fifty, /cart/i), fifty.queries.join()).toBeLessThanOrEqual(1);
    // One, and a few where a slow machine draws fifty in more than a moment.
    expect(asked(fifty, /ProductsBySku/), fifty.queries.join()).toBeLessThanOrEqual(4);
    expect(new Set(fifty.queries)).toEqual(new Set(one.queries));
    if (name === 'badge')
      await expect(page.getByRole('button', { name: 'Open your cart, 3 items' })).toHaveCount(50);
  });
}

interface Held {
  listeners: number;
  nodes: number;
  heap: number;
}

async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: read('JSEventListeners'), nodes: read('Nodes'), heap: read('JSHeapUsedSize') };
}

/** Inserts and removes them `rounds` times, each time when they have been drawn. */
const comeAndGo = async ([html, rounds]: readonly [string, number]) => {
  const place = document.querySelector('main')!;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let round = 0; round < rounds; round += 1) {
    place.innerHTML = html;
    for (let frames = 0; frames < 3; frames += 1) await frame();
    place.replaceChildren();
    await frame();
  }
};

// The badge stands without React, and lets it come when somebody looks.
for (const [name, of] of [alone[0]!, mixed]) {
  test(`what comes and goes 200 times leaves nothing behind: ${name}`, oneOf(false), async ({ page }) => {
    test.slow();
    await haveCart(page);
    const html = repeated(of.length, of);
    await costOf(page, `<main>${html}</main>`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(comeAndGo, [html, 20] as const);
    // What comes late and stays comes once, and so does what the browser keeps of code that it has run often; what is left
    // behind, in every round.
    await expect(async () => {
      await comeToRest(page);
      const before = await heldBy(session);
      await page.evaluate(comeAndGo, [html, 200] as const);
      await comeToRest(page);
      const after = await heldBy(session);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
      // 1.5 KiB a round: answers and names that are remembered.
      expect(after.heap - before.heap).toBeLessThanOrEqual(300 * 1024);
    }).toPass();
  });
}

test('pages of the shop that are left leave nothing behind', oneOf(false), async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${shop.shopUrl}/spirits/whisky.html`);
  const cards = page.locator('airside-category-page .card-link');
  const visit = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      await cards.nth(at % 4).click();
      await expect(page.locator('airside-product-page .button-primary').first()).toBeVisible();
      await page.goBack();
      await expect(cards.nth(11)).toBeVisible();
    }
    await comeToRest(page);
    await page.waitForLoadState('networkidle');
  };
  // What comes late and stays comes once; what is left behind, in every round.
  await expect(async () => {
    const before = await heldBy(session);
    await visit(8);
    const after = await heldBy(session);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
  }).toPass();
});
