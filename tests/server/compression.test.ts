// What is compressed on its way out, and what is left as it is.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressing } from '../../server/http/compression';

const text = '<p>Duty-free spirits, wine and gifts.</p>'.repeat(100);
const html = { 'content-type': 'text/html; charset=utf-8' };

async function answerTo(
  accepted: string | undefined,
  { body = text, headers = html as Record<string, string>, status = 200, method = 'GET' } = {},
): Promise<Response> {
  const handler = compressing(() => new Response(body, { status, headers }));
  const request = new Request('http://shop.test/', {
    method,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  return handler(request);
}
const encodingOf = ({ headers }: Response) => headers.get('content-encoding');

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['br;q=0.1', 'br', brotliDecompressSync],
] as const)('a page for who takes %s is %s', async (accepted, encoding, decode) => {
  const answer = await answerTo(accepted);
  expect(encodingOf(answer)).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(decode(bytes).toString()).toBe(text);
});

it.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0.0'])(
  'a page for who takes %s is as it is, and caches are told that others differ',
  async (accepted) => {
    const answer = await answerTo(accepted);
    expect([encodingOf(answer), answer.headers.get('vary'), await answer.text()]).toEqual([
      null,
      'Accept-Encoding',
      text,
    ]);
  },
);

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/xml',
  'text/plain',
  'image/svg+xml',
])('%s is compressed', async (type) =>
  expect(encodingOf(await answerTo('br', { headers: { 'content-type': type } }))).toBe('br'),
);

it.each<[string, { headers?: Record<string, string>; status?: number; body?: string }]>([
  ['a picture', { headers: { 'content-type': 'image/webp' } }],
  ['what somebody has compressed', { headers: { ...html, 'content-encoding': 'zstd' } }],
  ['a file with a tag of its own', { headers: { ...html, etag: '"1"' } }],
  ['a part of a file', { headers: { ...html, 'content-range': 'bytes 0-9/10' }, status: 206 }],
  ['a few words', { body: 'Not found', status: 404 }],
])('%s is left alone', async (_, answer) => {
  const left = await answerTo('br', answer);
  expect(encodingOf(left)).not.toBe('br');
  expect(await left.text()).toBe(answer.body ?? text);
});

it('keeps status, headers and what others differ by', async () => {
  const answer = await answerTo('br', {
    status: 404,
    headers: { ...html, vary: 'Origin, Accept-Encoding', 'x-a': '1' },
  });
  expect([answer.status, answer.headers.get('vary'), answer.headers.get('x-a')]).toEqual([
    404,
    'Origin, Accept-Encoding',
    '1',
  ]);
});

it('leaves a broken connection broken', async () => {
  const broken = await compressing(() => Response.error())(new Request('http://shop.test/'));
  expect(broken.type).toBe('error');
});
