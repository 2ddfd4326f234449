// @vitest-environment node
import { parse } from 'parse5';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { createFirstScreens } from '../../../server/render/index';
import { drawn, sheetsOf } from '../../../server/render/screens';
import type { ScreenElement } from '../../../src/routing/route-table';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

let shop: TestBackend;
let asked: string[] = [];
/** What the backend says otherwise. */
let change = (text: string): string => text;
/** What the server knows that the backend lacks. */
let lacks = '';
afterEach(() => {
  change = (text) => text;
  lacks = '';
});
beforeAll(async () => void (shop = await testBackend()));
afterAll(() => shop?.close());

const uidOf = async (path: string): Promise<string> => {
  const query = '{ route(url: $url) { ... on CategoryTree { uid } } }'.replace('$url', JSON.stringify(path));
  const { data } = await shop.graphql<{ route: { uid: string } }>(query);
  return data!.route.uid;
};

function find(path: string, screen: ScreenElement) {
  asked = [];
  const { draw: drawPage } = createFirstScreens({
    shopUrl: testOrigin,
    missingFields: { known: () => lacks, learned: async () => lacks },
    fetch: async (request) => {
      asked.push(decodeURIComponent(request.url).replaceAll('+', ' '));
      const response = await shop.handle(request);
      return new Response(change(await response.text()), response);
    },
  });
  return drawPage(new URL(path, testOrigin), screen, '<p>To be read</p>');
}

const draw = async (path: string, screen: ScreenElement) => (await find(path, screen))!;

const category = async () => ({
  tag: 'airside-category-page',
  attributes: { uid: await uidOf('/spirits/whisky.html') },
});

describe('the first screen of a category', () => {
  it('has its name, its products with prices and pictures, and the menu', async () => {
    const { header, screen = '' } = await draw('/spirits/whisky.html', await category());
    expect(screen).toMatch(/<h1[^>]*>Whisky<\/h1>/);
    expect(screen.match(/class="card-name/g)).toHaveLength(12);
    expect(screen).toContain('/spirits/whisky.html?page=2"');
    expect(screen.includes('$58.00')).toBe(true);
    expect(screen).toMatch(/<img[^>]* srcSet="[^"]+ 640w/i);
    expect(header.includes(`href="${testOrigin}/spirits.html"`)).toBe(true);
  });

  it('opens its menu and a search by themselves, without script', async () => {
    const { header } = await draw('/spirits/whisky.html', await category());
    expect(header).toMatch(
      /<button command="show-modal" commandfor="served-menu"[^>]* aria-label="Open menu"/,
    );
    expect(header.match(/<button command="show-modal" commandfor="served-search"/g)).toHaveLength(1);
    const [, menu = ''] = /<dialog id="served-menu"(.*?)<\/dialog>/.exec(header) ?? [];
    expect(menu).toContain(
      `<summary>Spirits</summary><ul><li><a href="${testOrigin}/spirits.html">All of Spirits</a>`,
    );
    expect(menu).toContain(`href="${testOrigin}/spirits/whisky.html">Whisky</a>`);
    const [, search = ''] = /<dialog id="served-search"(.*?)<\/dialog>/.exec(header) ?? [];
    expect(search).toMatch(
      new RegExp(`<form role="search" action="${testOrigin}/search.html"><input[^>]* name="query"`),
    );
  });

  it('asks each question once, and the answers are in the page', async () => {
    const { answers } = await draw('/spirits/whisky.html', await category());
    expect(new Set(asked).size).toBe(asked.length);
    expect(Object.keys(answers.data)).toHaveLength(asked.length);
    expect(asked.some((url) => url.includes('query CategoryListing'))).toBe(true);
  });

  it('is the same for whoever comes next', async () => {
    const [one, other] = [
      await draw('/spirits/whisky.html', await category()),
      await draw('/spirits/whisky.html', await category()),
    ];
    expect(other.screen).toBe(one.screen);
    expect(other.header).toBe(one.header);
    expect(other.footer).toBe(one.footer);
  });

  it('is declared once per element, with what is read below the floor beside it', async () => {
    const { header, screen = '', footer } = await draw('/spirits/whisky.html', await category());
    for (const html of [header, screen, footer]) {
      expect(html.match(/<template shadowrootmode="open">/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="/);
      // Well-formed: what the parser makes of it is no other tree.
      expect(
        JSON.stringify(parse(html), (key, value: unknown) => (key === 'parentNode' ? undefined : value)),
      ).not.toContain('"undefined"');
    }
    expect(screen).toMatch(
      /<\/template><div class="shop-read"><p>To be read<\/p><\/div><\/airside-category-page>$/,
    );
  });
});

describe('the first screen of a category that shows a block', () => {
  const modes = async (mode: string) => {
    run(
      shop.db,
      "INSERT OR IGNORE INTO cms_block (id, identifier, title, content) VALUES (90, 'keep', 'Keep', '<p>Kept</p>')",
    );
    run(
      shop.db,
      "UPDATE category SET display_mode = ?, landing_page = 90 WHERE url_path = 'spirits/gin'",
      mode,
    );
    return draw('/spirits/gin.html', {
      tag: 'airside-category-page',
      attributes: { uid: await uidOf('/spirits/gin.html') },
    });
  };

  it('alone has no products and no number of them', async () => {
    const { screen = '' } = await modes('PAGE');
    expect(screen).toMatch(/<h1[^>]*>Gin<\/h1>/);
    expect(screen).not.toMatch(/card-name|listing-count|listing-bar/);
    expect(screen).toContain('category-block');
  });

  it('and its products has both', async () => {
    const { screen = '' } = await modes('PRODUCTS_AND_PAGE');
    expect(screen).toMatch(/category-block.*card-name/s);
  });
});

it('a price that is hidden stands nowhere in the page', async () => {
  const attributes = { uid: 'x', 'url-key': 'maple-fork-northern-rye' };
  const screen = { tag: 'airside-product-page', attributes };
  const shown = JSON.stringify(await draw('/maple-fork-northern-rye.html', screen));
  expect(shown.includes('$36.50') && shown.includes('36.5,')).toBe(true);
  change = (text) => text.replaceAll('"hide_price":0', '"hide_price":1');
  const hidden = JSON.stringify(await draw('/maple-fork-northern-rye.html', screen));
  expect(hidden).toContain('Maple Fork Northern Rye');
  expect(hidden.includes('36.5')).toBe(false);
});

describe('the first screen of a product', () => {
  const path = '/maple-fork-northern-rye.html';
  const screen = {
    tag: 'airside-product-page',
    attributes: { uid: 'x', 'url-key': 'maple-fork-northern-rye' },
  };

  it('has what the shop promises, and its answer', async () => {
    const { screen: html = '', answers } = await draw(path, screen);
    expect(html).toMatch(/class="assurances".*within 30 days, still sealed/s);
    expect(JSON.stringify(answers)).toContain('product-assurances');
  });

  it('says of a shop without promises that there are none, so that nobody asks again', async () => {
    run(shop.db, "UPDATE cms_block SET is_active = 0 WHERE identifier = 'product-assurances'");
    const { screen: html = '', answers } = await draw(path, screen);
    run(shop.db, "UPDATE cms_block SET is_active = 1 WHERE identifier = 'product-assurances'");
    expect(html).toContain('product-details');
    expect(html).not.toMatch(/assurances|skeleton/);
    expect(Object.keys(answers.data)).toContain('Assurances{"identifiers":["product-assurances"]}');
  });
});

it.each<[string, ScreenElement, RegExp]>([
  ['/', { tag: 'airside-home', attributes: {} }, /class="banner-title"/],
  ['/search.html?query=northern+rye', { tag: 'airside-search-page', attributes: {} }, /Northern Rye/],
  ['/brands', { tag: 'airside-brand-page', attributes: {} }, /<h1/],
])('%s is drawn as well', async (path, screen, what) => {
  const { screen: html = '' } = await draw(path, screen);
  expect(what.exec(html)).not.toBeNull();
  expect(html.includes('role="alert"')).toBe(false);
});

it('of a home page names no goods as new or as bought by others where the backend cannot tell them', async () => {
  const home: ScreenElement = { tag: 'airside-home', attributes: {} };
  const whole = await draw('/', home);
  for (const heading of ['New on the shelf', 'Best sellers'])
    expect(whole.screen).toContain(`${heading}</h2>`);
  const type = 'ProductAttributeFilterInput';
  lacks = ['is_new', 'best_seller'].map((code) => `${type}>${code}=${type}.${code}`).join(' ');
  const { screen } = await draw('/', home);
  for (const heading of ['New on the shelf', 'Best sellers']) expect(screen).not.toContain(heading);
  expect(screen).toContain('On the shelf</h2>');
  expect(screen?.match(/class="card-name/g)).toHaveLength(4);
});

it('of a cart the frame is drawn alone', async () => {
  const { header, screen, footer } = await draw('/cart', { tag: 'airside-cart-page', attributes: {} });
  expect(header.includes(`href="${testOrigin}/spirits.html"`)).toBe(true);
  expect(header).toContain('<dialog');
  expect(footer).toContain('Newsletter</h2>');
  expect(screen).toBeUndefined();
});

it('of a checkout the frame is drawn alone, which is enclosed', async () => {
  const { header, screen } = await draw('/checkout', { tag: 'airside-checkout', attributes: {} });
  expect(header).toContain(`href="${testOrigin}/"`);
  expect(header.includes('/spirits.html')).toBe(false);
  expect(header.includes('<dialog')).toBe(false);
  expect(screen).toBeUndefined();
});

it.each(['airside-header', 'airside-contact', 'airside-sign-in'])(
  '%s is drawn by browsers alone',
  async (tag) => {
    expect(await find('/', { tag, attributes: {} })).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

it('a backend that does not answer is told of by the browser, which asks again', async () => {
  const { draw: drawPage } = createFirstScreens({
    shopUrl: testOrigin,
    fetch: () => new Response('Bad gateway', { status: 502 }),
  });
  const first = (await drawPage(new URL(testOrigin), { tag: 'airside-home', attributes: {} }, ''))!;
  expect(first.answers.data).toEqual({});
  expect(first.header).toContain('<header');
});

it('every sheet is there that an element takes with it', () => {
  for (const tag of drawn.keys()) expect(sheetsOf(tag).length).toBeGreaterThan(0);
});
