import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { one } from '../../../demo-host/backend/database';
import { widths } from '../../../demo-host/backend/images/parameters';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

let backend: TestBackend;
let file: string;
beforeAll(async () => {
  backend = await testBackend();
  file = one<{ file: string }>(backend.db, 'SELECT file FROM product_image ORDER BY id')?.file ?? '';
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return backend.handle(new Request(testOrigin + path, { headers }));
}
const product = (query = '') => `/media/catalog/product${file}?${query}`;

interface HomePage {
  data: { attributes: { homePageBanner: { backgroundImage: { data: { attributes: Media } } }[] } };
}
interface Media {
  formats: Record<string, { url: string; width: number }>;
}

async function size(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('GET /media', () => {
  it('draws a product in the frame asked for, as WebP where that is accepted', async () => {
    const query = 'auto=webp&format=png&width=160&height=200&fit=cover';
    const response = await get(product(query), { accept: 'image/webp,*/*' });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await size(response)).toEqual({ width: 160, height: 200, format: 'webp' });
    const plain = await get(product(query), { accept: 'image/png' });
    expect(await size(plain)).toEqual({ width: 160, height: 200, format: 'png' });
  });

  it.each([
    ['a banner', () => '/media/home/whisky-navy.png?width=320'],
    ['a banner for narrow screens', () => '/media/home/whisky-navy-mobile.png?width=320'],
    ['a product', () => product('auto=webp&format=png&width=320&height=400&fit=cover')],
  ])('is the smaller the more formats a browser takes: %s', async (_name, path) => {
    const bytes = async (accept: string) => (await (await get(path(), { accept })).arrayBuffer()).byteLength;
    const [avif, webp] = [await bytes('image/avif,image/webp,*/*'), await bytes('image/webp,*/*')];
    expect(avif).toBeLessThan(webp);
    expect(webp).toBeLessThan((await bytes('*/*')) / 4);
  });

  it('may be kept for ever, by any origin, and is not sent twice', async () => {
    const response = await get(product('width=80'));
    expect(response.headers.get('cache-control')).toBe('max-age=31536000, public');
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(product('width=80'), { 'if-none-match': etag })).status).toBe(304);
    expect((await get(product('width=160'), { 'if-none-match': etag })).status).toBe(200);
  });

  it('keeps what it has drawn where it is told, for other shops too', async () => {
    const pictures = mkdtempSync(join(tmpdir(), 'airside-pictures-'));
    const shop = await testBackend({ pictures });
    const path = product('width=80&format=png');
    const drawn = await (await shop.handle(new Request(testOrigin + path))).arrayBuffer();
    const kept = readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name));
    expect(kept).toHaveLength(1);
    expect(readFileSync(join(pictures, kept[0]!))).toEqual(Buffer.from(drawn));
    rmSync(pictures, { recursive: true });
  });

  it('shows a placeholder with 200 where there is no picture', async () => {
    const response = await get('/media/catalog/product/n/o/nothing.png?width=80');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(await size(response)).toEqual({ width: 80, height: 100, format: 'png' });
  });

  it('finds a product through the path of its resized picture', async () => {
    const direct = await get(product('width=40'));
    const cached = await get(`/media/catalog/product/cache/0123abcd${file}?width=40`);
    expect(Buffer.from(await cached.arrayBuffer())).toEqual(Buffer.from(await direct.arrayBuffer()));
  });

  it('draws the pictures of the home page', async () => {
    expect(await size(await get('/media/home/whisky-navy.png?width=640'))).toMatchObject({
      width: 640,
      height: 267,
    });
    expect(await size(await get('/media/home/whisky-navy-mobile.png?width=320'))).toMatchObject({
      height: 400,
    });
  });

  it('has the widths that the content service says', async () => {
    const { data } = (await (await get('/api/home-page?populate=deep')).json()) as HomePage;
    for (const { backgroundImage } of data.attributes.homePageBanner)
      for (const { url, width } of Object.values(backgroundImage.data.attributes.formats)) {
        expect(new URL(url).searchParams.get('width')).toBe(String(width));
        expect(widths).toContain(width);
      }
  });

  it('knows no other folders', async () => {
    expect((await get('/media/secret/a.png')).status).toBe(404);
    expect(
      (await get('/media/catalog/product/..%2f..%2fpackage.json')).headers.get('content-type'),
    ).toContain('image/');
  });

  it('lets other work go first while a page of pictures is drawn', async () => {
    const pictures = [320, 350, 400, 450, 500, 600].flatMap((height) =>
      [50, 65, 80, 92].map((quality) => get(product(`width=320&height=${height}&quality=${quality}`))),
    );
    let done = 0;
    for (const picture of pictures) void picture.then(() => (done += 1));
    await Promise.race(pictures);
    expect((await get('/health')).status).toBe(200);
    expect(done).toBeLessThan(pictures.length);
    expect((await Promise.all(pictures)).every((response) => response.ok)).toBe(true);
  });
});
