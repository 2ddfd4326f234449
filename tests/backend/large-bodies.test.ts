// @vitest-environment node
// What is too much for one request: refused before it is read to its end, and before anybody works on it.
import { request as open } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Handler, type Listener } from '../../server/http/listen';
import { createPayment } from '../../demo-host/payment';
import { createRemoteBackend } from '../../server/proxy/remote-backend';
import { largestBody } from '../../server/http/request-body';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
let backend: TestBackend;
let card: ReturnType<typeof createPayment>;
beforeAll(async () => {
  backend = await testBackend({ faults: true });
  card = createPayment({ db: backend.db, shopOrigins: [testOrigin] });
});
afterAll(() => backend.close());

/** A body of that many bytes that notes how many were taken from it. */
function endless(bytes: number, piece = ' '.repeat(64 * 1024)) {
  const chunk = new TextEncoder().encode(piece);
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (taken.bytes >= bytes) return controller.close();
      taken.bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, taken };
}

const streamed = (path: string, body: ReadableStream, headers: Record<string, string> = {}) =>
  new Request(`${testOrigin}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

async function session(): Promise<Record<string, string>> {
  const answer = await card.handle(
    new Request('http://card.test/sessions', { method: 'POST', headers: { origin: testOrigin } }),
  );
  return { authorization: `Bearer ${((await answer.json()) as { session: string }).session}` };
}

describe('a body of 120 MB', () => {
  it.each([
    ['/graphql'],
    ['/graphql?fault=latency=1'],
    ['/rest/V1/guest-carts/x/items'],
    ['/rest/V1/integration/customer/token'],
    ['/_demo/faults'],
  ])('is refused by %s once it is above the limit', async (path) => {
    const { body, taken } = endless(120 * megabyte);
    const response = await backend.handle(streamed(path, body, { origin: testOrigin, host: 'airside.test' }));
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(taken.bytes).toBeLessThan(largestBody + 256 * 1024);
  });

  it('is refused where it is announced, without a byte of it', async () => {
    const { body, taken } = endless(120 * megabyte);
    const announced = { 'content-length': String(120 * megabyte) };
    expect((await backend.handle(streamed('/graphql', body, announced))).status).toBe(413);
    // A stream holds one chunk ready by itself.
    expect(taken.bytes).toBeLessThanOrEqual(64 * 1024);
  });

  it('is counted by a release that has words of its own as well', async () => {
    const newer = await testBackend({ profile: '2.4.8' });
    const { body, taken } = endless(120 * megabyte);
    const response = await newer.handle(streamed('/graphql', body));
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Request body is too large.' }] });
    expect(taken.bytes).toBeLessThan(largestBody + 256 * 1024);
    newer.close();
  });

  it('is refused by the card fields above 4 KiB', async () => {
    const { body, taken } = endless(120 * megabyte, ' '.repeat(1024));
    const response = await card.handle(
      new Request('http://card.test/tokens', {
        method: 'POST',
        headers: await session(),
        body,
        duplex: 'half',
      } as RequestInit),
    );
    expect(response.status).toBe(413);
    expect(taken.bytes).toBeLessThan(8 * 1024);
  });
});

describe('over a connection', () => {
  let shop: Listener;
  const serve = async (handler: Handler) => {
    shop = await listen(0, 'PORT');
    shop.answerWith({ handler });
  };

  /** Sends chunks until the server has answered or hung up. */
  const pour = (path: string) =>
    new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let sent = 0;
      let status = 0;
      const outgoing = open(`${shop.url}${path}`, { method: 'POST', headers: json });
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      const more = () => {
        while (status === 0 && sent < 120 * megabyte && !outgoing.destroyed) {
          sent += chunk.length;
          if (!outgoing.write(chunk)) return void outgoing.once('drain', more);
        }
        if (!outgoing.destroyed) outgoing.end();
      };
      outgoing.on('response', (incoming) => {
        status = incoming.statusCode ?? 0;
        incoming.resume();
      });
      outgoing.on('close', () => (status ? resolve({ status, sent }) : reject(new Error('no answer'))));
      outgoing.on('error', () => undefined);
      more();
    });

  it('answers before the body has ended, and goes on serving', async () => {
    await serve((request, client) => backend.handle(request, client));
    const { status, sent } = await pour('/graphql');
    expect(status).toBe(413);
    expect(sent).toBeLessThan(60 * megabyte);
    expect((await fetch(`${shop.url}/health`)).status).toBe(200);
    await shop.close();
  });

  it('stops what is on its way to another backend', async () => {
    let received = 0;
    const magento = await listen(0, 'PORT');
    magento.answerWith({
      handler: async (request) => {
        for await (const chunk of request.body ?? []) received += (chunk as Uint8Array).byteLength;
        return Response.json({});
      },
    });
    const content = () => new Response();
    await serve(createRemoteBackend({ url: new URL(magento.url), content, origins: [] }));
    expect((await pour('/graphql')).status).toBe(413);
    expect(received).toBeLessThanOrEqual(largestBody);
    const small = await fetch(`${shop.url}/graphql`, { method: 'POST', body: '{}' });
    expect(small.status).toBe(200);
    await shop.close();
    await magento.close();
  });
});

describe('a body that is small, and much work', () => {
  const post = async (body: string) => {
    const before = process.cpuUsage();
    const response = await backend.handle(
      new Request(`${testOrigin}/graphql`, { method: 'POST', headers: json, body }),
    );
    const { user, system } = process.cpuUsage(before);
    return { status: response.status, ms: (user + system) / 1000, text: await response.text() };
  };
  const query = '{ storeConfig { store_code } }';
  const pad = (piece: string, length = largestBody - 200) => piece.repeat(Math.floor(length / piece.length));

  it.each([
    ['lists', `[${pad('[],')}[]]`],
    ['objects', `[${pad('{},')}{}]`],
    ['numbers', `[${pad('1,')}1]`],
    ['keys', `{${Array.from({ length: 60_000 }, (_, n) => `"${n}":1`).join()}}`],
  ])('of many %s is refused', async (_, value) => {
    const body = `{"query":"${query}","variables":{"a":${value}}}`;
    expect(body.length).toBeLessThan(largestBody);
    await post(`{"query":"${query}"}`);
    const { status, ms } = await post(body);
    expect(status).toBe(413);
    // Seconds before it was looked at with an end to it; an idle machine takes some 20 ms.
    expect(ms).toBeLessThan(2000);
  });

  it.each([
    ['fields', `{ ${pad('a ')} }`],
    ['aliases', `{ ${pad('a:b ')} }`],
    ['variables', `query(${Array.from({ length: 60_000 }, (_, n) => `$a${n}:Int`).join()}) { a }`],
    ['directives', `{ a ${pad('@b')} }`],
    ['fragments', `{ a } ${pad('fragment a on A { a } ')}`],
  ])('of a document with many %s is refused before it is looked at', async (_, document) => {
    const { status, ms, text } = await post(JSON.stringify({ query: document }));
    expect(status).toBe(400);
    expect(text).toContain('Parsing aborted');
    expect(ms).toBeLessThan(2000);
  });

  it('of a fragment that nothing spreads is counted like one that is spread', async () => {
    const { status, text } = await post(
      JSON.stringify({ query: `${query} fragment a on Query { ${'a '.repeat(301)} }` }),
    );
    expect(status).toBe(500);
    expect(text).toContain('Max query complexity should be 300 but got 301.');
  });

  it('looks no further than the first level too many', async () => {
    const depth = 200_000;
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const { status, ms } = await post(`{"query":"${query}","variables":{"a":${nested}}}`);
    expect(status).toBe(500);
    expect(ms).toBeLessThan(2000);
  });

  const whole = 'filter: { price: { from: "0" } }, pageSize: 300';
  const within = (levels: number, inner: string): string =>
    levels === 0 ? inner : `related_products { ${within(levels - 1, inner)} }`;
  const shelves = (inner: string) => `categories { products(pageSize: 300) { items { ${inner} } } }`;

  it.each([
    ['products beside products', `{ products(${whole}) { items { ${within(17, 'sku')} } } }`],
    ['shelves of products', `{ products(${whole}) { items { ${shelves(shelves('sku'))} } } }`],
    [
      'many fields',
      `{ products(${whole}) { items { ${within(3, Array.from({ length: 280 }, (_, n) => `a${n}: sku`).join(' '))} } } }`,
    ],
    ['pages', `{ products(${whole}) { items { ${within(3, 'categories { products { total_count } }')} } } }`],
  ])('of lists within lists with %s ends', async (_, document) => {
    const { status, ms, text } = await post(JSON.stringify({ query: document }));
    expect(status).toBe(200);
    expect(text).toContain('{"errors":[{"message":"The query asks for too much."');
    // For ever before there was an end to it; an idle machine takes about a second.
    expect(ms).toBeLessThan(5000);
  });

  it.each([
    [
      'products',
      `{ products(${whole}) { items { sku price_range { minimum_price { final_price { value } } } ${within(1, 'sku')} } } }`,
    ],
    [
      'categories',
      '{ categoryList(filters: {}, pageSize: 600) { uid children { uid } products(pageSize: 20) { items { sku } } } }',
    ],
  ])('answers a long list of %s', async (_, document) => {
    const { text } = await post(JSON.stringify({ query: document }));
    expect(text).toMatch(/^\{"data"/);
  });
});
