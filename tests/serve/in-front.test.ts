import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { startServers, type Servers } from '../../demo-host/servers';
import { braintreeOrigins } from '../../src/checkout/payment/braintree/origins';
import { startUpstream, type TestUpstream } from '../server/upstream';
import { waitFor } from '../support/wait-for';

const page = (url: string) => fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('with a backend that lacks what is optional', () => {
  it('tells browsers so with the page, and other sites by a file', async () => {
    const shop = await startServers({ profile: 'stock-2.4.6' });
    try {
      const list = await (await fetch(`${shop.shopUrl}/missing-fields.txt`)).text();
      expect(list.split(' ')).toEqual(
        expect.arrayContaining(['Query.storeEvents', 'Mutation.subscribeEmailToNewsletter(audience:)']),
      );
      const html = await (await page(`${shop.shopUrl}/cart`)).text();
      expect(html).toMatch(/<script [^>]*data-missing-fields="[^"]*Query\.storeEvents[^"]*"/);
      expect((await page(`${shop.shopUrl}/event/1`)).status).toBe(404);
    } finally {
      await shop.close();
    }
  });
});

describe('in front of another Airside backend', () => {
  let other: Servers;
  let shop: Servers;
  let data: string;

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'airside-front-'));
    other = await startServers({ embedOrigins: ['http://front.example'] });
    const payment = new URL(other.paymentUrl!);
    shop = await startServers({ backend: new URL(other.shopUrl), payment, buildFolder: data, data });
  });
  afterAll(async () => {
    await Promise.all([shop.close(), other.close()]);
    rmSync(data, { recursive: true, force: true });
  });

  it('opens no database', () => {
    expect(shop.backend).toBeUndefined();
    expect(readdirSync(data).filter((name) => name.endsWith('.db'))).toEqual([]);
  });

  it('lists nobody who is not named, this machine neither', async () => {
    const ask = (origin: string) =>
      fetch(`${shop.shopUrl}/graphql?query={storeConfig{store_code}}`, { headers: { origin } });
    const allowed = async (origin: string) => (await ask(origin)).headers.get('access-control-allow-origin');
    expect(await allowed(shop.cmsUrl)).toBe(shop.cmsUrl);
    expect(await allowed('http://localhost:5173')).toBeNull();
    expect(await allowed('http://127.0.0.1:5173')).toBeNull();
  });

  it('tells the builder what the cards of that backend need', async () => {
    const backend = new URL(other.shopUrl);
    const own = join(data, 'braintree');
    const front = await startServers({ backend, braintree: 'production', buildFolder: data, data: own });
    const cardsOf = async ({ cmsUrl }: Servers) => {
      const html = await (await page(`${cmsUrl}/builder.html`)).text();
      const written = / data-cards="([^"]*)"/.exec(html)?.[1] ?? '';
      return JSON.parse(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))) as unknown;
    };
    try {
      expect(await cardsOf(front)).toEqual(braintreeOrigins('production'));
      expect(await cardsOf(shop)).toEqual({ frames: [], requests: [] });
    } finally {
      await front.close();
    }
  });

  it('looks pages up there, and lets their pictures in', async () => {
    const response = await page(`${shop.shopUrl}/spirits/whisky.html`);
    const html = await response.text();
    expect(html).toMatch(/<airside-shop page-type="CATEGORY" page-uid="[\w=]+" page-size="12">/);
    expect(html).toContain(`<link rel="canonical" href="${shop.shopUrl}/spirits/whisky.html">`);
    expect(policyOf(response)).toContain(`img-src 'self' data: ${shop.shopUrl} ${other.shopUrl};`);
  });

  it('has the card fields of that backend', async () => {
    expect(shop.paymentUrl).toBe(other.paymentUrl);
    const response = await page(shop.shopUrl);
    expect(policyOf(response)).toContain(`frame-src ${other.paymentUrl} `);
    expect(await response.text()).toContain(`data-payment-url="${other.paymentUrl}"`);
  });

  it('shows the card fields to sites that may embed the shop', async () => {
    const field = await fetch(`${other.paymentUrl}/field/number`);
    expect(policyOf(field)).toMatch(/frame-ancestors .*http:\/\/front\.example/);
  });

  it('has the editors’ home page of that backend, and nothing of a content service', async () => {
    const answer = await fetch(`${shop.shopUrl}/api/home-page?populate=deep`);
    expect([answer.status, await answer.json()]).toEqual([200, { data: null }]);
    expect((await fetch(`${shop.shopUrl}/uploads/a.png`)).status).toBe(404);
    run(
      other.backend!.db,
      `UPDATE cms_page SET title = 'Welcome aboard', meta_title = NULL, content = '<p>See <a href="{{store url="gin.html"}}">gins</a></p>' WHERE identifier = 'home'`,
    );
    const html = await (await page(shop.shopUrl)).text();
    expect(html).toContain('<title>Welcome aboard | Airside Duty Free</title>');
    expect(html).toContain('<p>See <a href="/gin.html/">gins</a></p>');
    expect(html).not.toContain('SAVE10');
  });

  it('is called and titled as that shop’s owner says', async () => {
    const title = async (path: string) =>
      /<title>(.*?)<\/title>/.exec(await (await page(shop.shopUrl + path)).text())?.[1];
    expect(await title('/spirits/gin.html')).toBe('Gin | Airside Duty Free');
    run(other.backend!.db, "INSERT INTO setting VALUES ('design/head/title_suffix', '- Embassy Row')");
    expect(await title('/spirits/gin.html')).toBe('Gin - Embassy Row');
    run(other.backend!.db, "DELETE FROM setting WHERE path = 'design/head/title_suffix'");
  });

  it('lets the other site advertise what is sold there', async () => {
    const response = await fetch(shop.cmsUrl);
    expect(await response.text()).toMatch(/<airside-product-card sku="[^"{]+">/);
    expect(policyOf(response)).toContain(`img-src 'self' ${shop.shopUrl} ${other.shopUrl};`);
  });
});

describe('in front of a Magento', () => {
  let magento: TestUpstream;
  let shop: Servers;
  /** Fields that this Magento does not have; it complains of one at a time. */
  let missing: string[];
  let route: unknown;
  let products: unknown;

  beforeAll(async () => {
    magento = await startUpstream();
    shop = await startServers({ backend: new URL(magento.url), content: new URL(magento.url) });
    // What it lacks is asked for in the background, and cannot be had of this one.
    await waitFor(() => expect(magento.requests).toHaveLength(1));
  });
  afterAll(() => Promise.all([shop.close(), magento.close()]));
  beforeEach(() => {
    magento.requests.length = 0;
    missing = [];
    route = null;
    products = null;
    magento.answer = (incoming, outgoing) => {
      const query = new URL(incoming.url ?? '', 'http://x').searchParams.get('query') ?? '';
      const lacks = missing.find((name) => new RegExp(`\\b${name}\\b`).test(query));
      if (lacks) {
        const message = `Cannot query field "${lacks}" on type "ProductInterface".`;
        return outgoing.writeHead(400).end(JSON.stringify({ errors: [{ message }] }));
      }
      const storeConfig = {
        category_url_suffix: '.html',
        secure_base_media_url: 'https://cdn.example/media/',
      };
      const categoryList = [{ children: [{ name: 'Gin', url_path: 'gin', position: 1 }] }];
      outgoing.end(JSON.stringify({ data: { storeConfig, categoryList, route, products } }));
    };
  });

  /** What is asked for the page as such, not for what is drawn on it. */
  const pageLookUps = () => magento.requests.filter(({ url }) => /query(\+|%20)Server/.test(url ?? ''));

  it('goes on without fields that it lacks, and asks for them once only', async () => {
    missing = ['hide_price', 'brand_name'];
    route = { redirect_code: 0, relative_url: 'gin.html', type: 'CATEGORY', uid: 'MQ==', name: 'Gin' };
    expect((await page(`${shop.shopUrl}/gin.html`)).status).toBe(200);
    expect(pageLookUps()).toHaveLength(3);
    const again = await page(`${shop.shopUrl}/gin.html`);
    expect(pageLookUps()).toHaveLength(4);
    expect(await again.text()).toContain('href="/gin.html"');
    expect(policyOf(again)).toContain('https://cdn.example');
  });

  it('shows the shop with an error where the answer is of no use', async () => {
    magento.answer = (_incoming, outgoing) => outgoing.end('<html>');
    const log = vi.spyOn(console, 'error').mockReturnValueOnce();
    const response = await page(`${shop.shopUrl}/cart`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<airside-shop');
    expect(log.mock.calls).toEqual([['airside: /cart could not be answered', expect.any(SyntaxError)]]);
    log.mockRestore();
  });

  it('goes by its address while nobody has named it, and has no page of what it lacks', async () => {
    missing = ['storeEvents'];
    const response = await page(`${shop.shopUrl}/events`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<title>Page not found | ${new URL(shop.shopUrl).host}</title>`);
  });

  it('says what a brand is called that a product gives as an option, and no rating of reviews without stars', async () => {
    missing = ['brand_name'];
    const options = [{ label: 'Glen Tarrow', value: '4', count: 2 }];
    products = { aggregations: [{ attribute_code: 'brand', options }] };
    const reviews = { review_count: 2, rating_summary: 0 };
    route = {
      type: 'PRODUCT',
      redirect_code: 0,
      relative_url: 'gin.html',
      uid: 'MQ==',
      sku: 'G',
      name: 'Gin',
      brand: 4,
      ...reviews,
    };
    const html = await (await page(`${shop.shopUrl}/gin.html`)).text();
    expect(html).toContain('<p>Glen Tarrow</p>');
    expect(html).toContain('"brand":{"@type":"Brand","name":"Glen Tarrow"}');
    expect(html).not.toContain('aggregateRating');
  });

  it('redirects as it says, with what stands behind the question mark', async () => {
    route = { redirect_code: 301, relative_url: 'gin.html', type: 'CATEGORY' };
    const response = await page(`${shop.shopUrl}/old.html?a=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/gin.html?a=1');
    // Else a browser takes a way that was turned round for a circle.
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['https://other.example/gin?b=2', 'https://other.example/gin?b=2'],
    ['//other.example/x', '/other.example/x?a=1'],
    ['gin.html?a=2&b=3', '/gin.html?a=2&b=3'],
    ['größe 1.html', '/gr%C3%B6%C3%9Fe%201.html?a=1'],
    ['javascript:alert(1)', '/javascript:alert(1)?a=1'],
  ])('sends people where a browser would go by itself: %s', async (target, location) => {
    route = { redirect_code: 302, relative_url: target, type: null };
    const response = await page(`${shop.shopUrl}/old.html?a=1`);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it.each([
    '\\evil.example',
    '/\\evil.example',
    'a.html\r\nSet-Cookie: a=1',
    'https://other.example/\\',
    'https://[',
  ])('sends nobody to %j', async (target) => {
    route = { redirect_code: 301, relative_url: target, type: null };
    const response = await page(`${shop.shopUrl}/old.html`);
    expect([response.status, response.headers.has('location')]).toEqual([404, false]);
  });

  it('shows what a rewrite that leads to itself stands for', async () => {
    route = { redirect_code: 301, relative_url: 'gin.html', type: 'CATEGORY', uid: 'MQ==', name: 'Gin' };
    expect((await page(`${shop.shopUrl}/gin.html`)).status).toBe(200);
  });

  it('has no card fields', async () => {
    expect(shop.paymentUrl).toBeUndefined();
    const response = await page(`${shop.shopUrl}/checkout`);
    expect(policyOf(response)).not.toMatch(/frame-src [^;]*localhost/);
    expect(await response.text()).not.toContain('data-payment-url');
  });

  it('asks the content service that was named', async () => {
    await fetch(`${shop.shopUrl}/uploads/a.png`);
    expect(magento.requests[0]!.url).toBe('/uploads/a.png');
    expect(policyOf(await page(shop.shopUrl))).toContain(magento.url);
  });

  it('says on every page that it is down for maintenance', async () => {
    magento.answer = (_incoming, outgoing) => outgoing.writeHead(503).end('<h1>Maintenance</h1>');
    const response = await page(`${shop.shopUrl}/gin.html`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.text()).toContain('The shop is not available just now');
    expect((await fetch(shop.cmsUrl)).status).toBe(200);
  });

  it('says on every page that it is not there', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await magento.close();
    expect((await page(`${shop.shopUrl}/gin.html`)).status).toBe(502);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${magento.url}/: It `));
    log.mockRestore();
  });
});
