// What the served pages say without script.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { startServers, type Servers } from '../../demo-host/servers';

let servers: Servers;
beforeAll(async () => void (servers = await startServers()));
afterAll(() => servers.close());

const ask = (path: string) => fetch(servers.shopUrl + path, { headers: { accept: 'text/html' } });
const html = async (path: string) => (await ask(path)).text();
const meta = (text: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
const data = (text: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
};

describe('pages for people without script and for crawlers', () => {
  it('home has the content service’s words, links and priced products', async () => {
    const text = await html('/');
    expect(text).toContain('<h2>The long shelf</h2>');
    expect(text).toContain('<a href="/spirits/whisky.html">All whisky</a>');
    expect(text).toMatch(/<li><a href="\/[\w-]+\.html">[^<]+<\/a> <span>\$\d+\.\d\d/);
    expect(data(text)).toMatchObject([{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }]);
  });

  it('a category is paged by links, and each page is its own address', async () => {
    const first = await html('/spirits/whisky.html');
    expect(first).toContain('<a href="/spirits/whisky.html?page=2">Next page</a>');
    expect(first).toContain('<a href="/spirits.html">Spirits</a>');
    const second = await html('/spirits/whisky.html?page=2&sort=price_asc');
    expect(second).toContain(`<link rel="canonical" href="${servers.shopUrl}/spirits/whisky.html?page=2">`);
    expect(second).toContain('Previous page');
    expect(data(second)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  it('a category that shows a block has it, and its products where it shows them', async () => {
    const { db } = servers.backend!;
    run(
      db,
      "INSERT INTO cms_block (id, identifier, title, content) VALUES (90, 'keep', 'Keep', '<p>Made for keeping.</p>')",
    );
    const show = (mode: string) =>
      run(db, "UPDATE category SET display_mode = ?, landing_page = 90 WHERE url_path = 'spirits/gin'", mode);
    show('PAGE');
    const alone = await html('/spirits/gin.html?page=2');
    expect(alone).toContain('<p>Made for keeping.</p>');
    expect(alone).toContain(`<link rel="canonical" href="${servers.shopUrl}/spirits/gin.html">`);
    // What a page has for its script is the backend's answer as it came.
    const readIn = (page: string) => /class="shop-read">(.*?)<\/main>/s.exec(page)?.[1] ?? '';
    expect(readIn(alone)).toContain('<h1>Gin</h1>');
    expect(readIn(alone)).not.toMatch(/<h2>Products<\/h2>|Next page|Previous page/);
    expect(data(alone)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    show('PRODUCTS_AND_PAGE');
    expect(await html('/spirits/gin.html')).toMatch(/Made for keeping.*<h2>Products<\/h2>/s);
    show('PRODUCTS');
    const products = readIn(await html('/spirits/gin.html'));
    expect(products).toContain('<h2>Products</h2>');
    expect(products).not.toContain('Made for keeping');
  });

  it('a product has picture, price, stock and what is shared of it', async () => {
    const text = await html('/glen-tarrow-10-year-old.html');
    expect(text).toMatch(/<noscript><img src="[^"]+wh-001\.png" alt="Glen Tarrow 10 Year Old"/);
    expect(text).toContain('<p>$6.50 – $46.90</p>');
    expect(text).toContain('<p>In stock</p>');
    expect(meta(text, 'og:type')).toBe('product');
    expect(meta(text, 'og:image')).toMatch(/^http.*wh-001\.png$/);
    expect(meta(text, 'description')).toBeTruthy();
  });

  it('a price that is not for everybody is not in the page', async () => {
    const query =
      '{ products(filter: { price: { from: "0" } }, pageSize: 500) { items { url_key hide_price } } }';
    const answer = await ask(`/graphql?query=${encodeURIComponent(query)}`);
    const { data: answered } = (await answer.json()) as {
      data: { products: { items: { url_key: string; hide_price: number }[] } };
    };
    const hidden = answered.products.items.find((item) => item.hide_price);
    const text = await html(`/${hidden?.url_key}.html`);
    expect(data(text)).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]);
    expect(data(text)[0]).not.toHaveProperty('offers');
    // Of the parcel, not of the bottle.
    expect(text.replaceAll('from $100', '')).not.toMatch(/\$\d/);
  });

  it('an editor’s page keeps its words and links, and nothing that acts', async () => {
    run(
      servers.backend!.db,
      `UPDATE cms_page SET content = content || '<h1>Hi</h1><p onclick="a()">Read <a href="javascript:a()">this</a><script>a()</script><img src=x onerror=a()></p>' WHERE identifier = 'about-us'`,
    );
    const text = await html('/pages/about-us');
    const body = text.slice(text.indexOf('<airside-shop'), text.indexOf('<airside-footer'));
    expect(body).toContain('<h2>Hi</h2><p>Read <a>this</a></p>');
    expect(body).not.toMatch(/onclick|javascript:|<script|onerror/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
  });

  it('an event says when and where, also to search engines', async () => {
    const text = await html('/event/1');
    expect(text).toContain('<h1>An evening on Islay</h1>');
    expect(text).toContain('Tasting bar, Terminal 2');
    expect(data(text)).toMatchObject([{ '@type': 'Event', name: 'An evening on Islay' }]);
    expect(await html('/events')).toContain('<a href="/event/1">An evening on Islay</a>');
  });

  it.each(['/pages/no-such-page', '/event/999', '/no-such.html', '/brands/nobody'])(
    '%s is a 404',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(meta(await response.text(), 'robots')).toBe('noindex');
    },
  );

  it.each(['/cart', '/checkout', '/sign-in', '/order-history', '/search.html?query=gin'])(
    '%s is there, but not for search engines',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(meta(await response.text(), 'robots')).toBe('noindex');
    },
  );

  it('links of the menu lead where the shop’s own menu leads (behaviour 2.3)', async () => {
    const text = await html('/cart');
    expect(text).toContain('<a href="/pages/retail-store">Retail Store</a>');
    expect(text).toContain('<a href="/pages/diplomat">Diplomats</a>');
  });
});
