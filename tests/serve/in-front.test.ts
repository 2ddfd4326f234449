import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServers, type Servers } from '../../demo-host/servers';
import { startUpstream, type TestUpstream } from './upstream';

const page = (url: string) => fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

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

  it('opens no database but that of the content service', () => {
    expect(shop.backend).toBeUndefined();
    expect(existsSync(join(data, 'airside.db'))).toBe(false);
    expect(readdirSync(data).filter((name) => name.endsWith('.db'))).toEqual(['content.db']);
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

  it('shows its own content with its own pictures', async () => {
    const text = await (await fetch(`${shop.shopUrl}/api/home-page?populate=deep`)).text();
    const picture = /http[^"]*\/uploads\/media\/home\/[^"?]+/.exec(text)?.[0] ?? '';
    expect(picture.startsWith(shop.shopUrl)).toBe(true);
    const image = await fetch(`${picture}?width=320`);
    expect(image.headers.get('content-type')).toMatch(/^image\//);
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

  beforeAll(async () => {
    magento = await startUpstream();
    shop = await startServers({ backend: new URL(magento.url), content: new URL(magento.url) });
  });
  afterAll(() => Promise.all([shop.close(), magento.close()]));
  beforeEach(() => {
    magento.requests.length = 0;
    missing = [];
    route = null;
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
      outgoing.end(JSON.stringify({ data: { storeConfig, categoryList, route } }));
    };
  });

  it('goes on without fields that it lacks, and asks for them once only', async () => {
    missing = ['hide_price', 'brand_name'];
    route = { redirect_code: 0, relative_url: 'gin.html', type: 'CATEGORY', uid: 'MQ==', name: 'Gin' };
    expect((await page(`${shop.shopUrl}/gin.html`)).status).toBe(200);
    expect(magento.requests).toHaveLength(3);
    const again = await page(`${shop.shopUrl}/gin.html`);
    expect(magento.requests).toHaveLength(4);
    expect(await again.text()).toContain('href="/gin.html"');
    expect(policyOf(again)).toContain('https://cdn.example');
  });

  it('shows the shop with an error where the answer is of no use', async () => {
    magento.answer = (_incoming, outgoing) => outgoing.end('<html>');
    const response = await page(`${shop.shopUrl}/cart`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<airside-shop');
  });

  it('redirects as it says, with what stands behind the question mark', async () => {
    route = { redirect_code: 301, relative_url: 'gin.html', type: 'CATEGORY' };
    const response = await page(`${shop.shopUrl}/old.html?a=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/gin.html?a=1');
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
