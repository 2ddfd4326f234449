// Films and captions: whole, in parts, unchanged, not there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => void (backend = await testBackend({ seed: false })));
afterAll(() => backend.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  backend.handle(new Request(`${testOrigin}/media/${path}`, { headers }));
const film = 'brand/glen-tarrow.webm';

it('serves a film and its captions to every origin', async () => {
  const response = await get(film);
  expect(response.headers.get('content-type')).toBe('video/webm');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const size = (await response.arrayBuffer()).byteLength;
  expect(response.headers.get('content-length')).toBe(String(size));
  expect(size).toBeLessThan(150_000);
  const captions = await get('brand/glen-tarrow.en.vtt');
  expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
  expect(await captions.text()).toMatch(/^WEBVTT/);
});

it('serves the part that a player asks for', async () => {
  const whole = new Uint8Array(await (await get(film)).arrayBuffer());
  for (const [range, first, last] of [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, whole.length - 1],
    ['bytes=-10', whole.length - 10, whole.length - 1],
    [`bytes=10-${whole.length * 2}`, 10, whole.length - 1],
  ] as const) {
    const response = await get(film, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${whole.length}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.slice(first, last + 1));
  }
  expect((await get(film, { range: `bytes=${whole.length}-` })).status).toBe(416);
  expect((await get(film, { range: 'bytes=5-1' })).status).toBe(200);
  expect((await get(film, { range: 'lines=1-2' })).status).toBe(200);
});

it('says when nothing has changed', async () => {
  const etag = (await get(film)).headers.get('etag')!;
  expect((await get(film, { 'if-none-match': etag })).status).toBe(304);
});

it.each(['brand/none.webm', 'brand/../handle.ts', 'brand/%2e%2e/handle.webm', 'brand//glen-tarrow.webm'])(
  'has no %s',
  async (path) => expect((await get(path)).status).toBe(404),
);
