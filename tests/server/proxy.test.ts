import { once } from 'node:events';
import { createServer as createTcpServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listener, type Network } from '../../server/http/listen';
import { createRemoteBackend, type RemoteBackendOptions } from '../../server/proxy/remote-backend';
import { atRest, bodyOf, listening, send, startUpstream, type TestUpstream } from './upstream';

const megabyte = 1024 * 1024;
const orderPath = '/rest/V1/carts/mine/payment-information';
let upstream: TestUpstream;
let fronts: Listener[];

beforeEach(async () => {
  upstream = await startUpstream();
  fronts = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const front of fronts) front.server.closeAllConnections();
  await Promise.all([upstream.close(), ...fronts.map((front) => front.close())]);
});

/** The shop's origin in front of the upstream server (or of another address); gives its URL. */
async function front(options: Partial<RemoteBackendOptions> = {}, network: Network = {}): Promise<string> {
  const listener = await listen(0, 'PORT', network);
  fronts.push(listener);
  const handler = createRemoteBackend({
    url: new URL(upstream.url),
    content: () => new Response('content'),
    origins: ['https://magazine.example'],
    ...options,
  });
  listener.answerWith({ handler });
  return listener.url;
}

describe('what is passed on', () => {
  it.each([
    ['', '/graphql?query=%7Ba%7D'],
    ['/', '/graphql?query=%7Ba%7D'],
    ['/shop', '/shop/graphql?query=%7Ba%7D'],
    ['/shop/', '/shop/graphql?query=%7Ba%7D'],
  ])('keeps path and query behind the prefix "%s"', async (prefix, expected) => {
    const url = await front({ url: new URL(upstream.url + prefix) });
    await fetch(`${url}/graphql?query=%7Ba%7D`);
    expect(upstream.requests[0]!.url).toBe(expected);
  });

  it('keeps the headers of a request, except those of the connection', async () => {
    const url = await front();
    const { outgoing, response } = send(`${url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer abc',
        cookie: 'a=1; b=2',
        store: 'second',
        'accept-encoding': 'br',
        connection: 'close, X-Private',
        'x-private': '1',
        'keep-alive': 'timeout=9',
        'proxy-authorization': 'Basic eHg=',
        te: 'trailers',
        trailer: 'x-sum',
      },
    });
    outgoing.end('{}');
    await response;
    const { headers, method } = upstream.requests[0]!;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      authorization: 'Bearer abc',
      cookie: 'a=1; b=2',
      store: 'second',
      'accept-encoding': 'br',
      host: new URL(upstream.url).host,
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-private', 'keep-alive', 'proxy-authorization', 'te', 'trailer'])
      expect(headers).not.toHaveProperty(name);
  });

  const forged = {
    forwarded: 'for=203.0.113.9',
    via: '1.1 forged.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'forged.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': 'forged',
    'x-real-ip': '203.0.113.9',
    'true-client-ip': '203.0.113.9',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-http-method-override': 'DELETE',
  };
  const ask = async (url: string, headers: Record<string, string>) => {
    const { outgoing, response } = send(`${url}/graphql`, { headers });
    outgoing.end();
    await response;
    return upstream.requests.at(-1)!.headers;
  };

  it('says itself where a request comes from, whatever that says', async () => {
    const url = await front();
    const headers = await ask(url, forged);
    expect(headers).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|forged|admin|override/i);
  });

  it('believes a trusted proxy, and nobody behind it', async () => {
    const url = await front({}, { trustedProxies: 1 });
    expect(
      await ask(url, {
        'x-forwarded-for': '203.0.113.9, 192.0.2.7',
        'x-forwarded-host': 'forged.example, shop.example',
        'x-forwarded-proto': 'http, https',
      }),
    ).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    });
  });

  it('keeps the headers of an answer, except those of the connection', async () => {
    upstream.answer = (_incoming, outgoing) => {
      outgoing.writeHead(200, [
        ...['Set-Cookie', 'a=1; Path=/', 'Set-Cookie', 'b=2; HttpOnly', 'X-Magento-Cache-Id', 'abc'],
        ...['Connection', 'close, X-Private', 'X-Private', '1', 'Proxy-Authenticate', 'Basic'],
        ...['X-Powered-By', 'PHP/8.1', 'Server', 'nginx', 'Strict-Transport-Security', 'max-age=1'],
      ]);
      outgoing.end('{}');
    };
    const { headers } = await fetch(`${await front()}/graphql`);
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
    expect(headers.get('x-magento-cache-id')).toBe('abc');
    for (const name of [
      'x-private',
      'proxy-authenticate',
      'x-powered-by',
      'server',
      'strict-transport-security',
    ])
      expect(headers.has(name), name).toBe(false);
  });

  it('leaves compressed bytes as they are', async () => {
    const packed = gzipSync('{"data":{}}');
    upstream.answer = (_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length });
      outgoing.end(packed);
    };
    const { outgoing, response } = send(`${await front()}/graphql`);
    outgoing.end();
    const answer = await response;
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.length),
    });
    const body = await bodyOf(answer);
    expect(body).toEqual(packed);
    expect(gunzipSync(body).toString()).toBe('{"data":{}}');
  });

  it.each([400, 401, 403, 404, 429, 500, 503])('leaves an error %i and its body alone', async (status) => {
    const body = JSON.stringify({ errors: [{ message: 'as it came' }], data: null });
    upstream.answer = (_incoming, outgoing) => outgoing.writeHead(status).end(body);
    const answer = await fetch(`${await front()}/graphql`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
  });

  it('leaves redirects to the browser', async () => {
    upstream.answer = (_incoming, outgoing) =>
      outgoing.writeHead(302, { location: 'https://magento.example/media/a.jpg' }).end();
    const answer = await fetch(`${await front()}/media/a.jpg`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://magento.example/media/a.jpg');
  });

  it.each([
    ['HEAD', 200],
    ['GET', 304],
    ['DELETE', 204],
  ])('passes on a %s that is answered %i without a body', async (method, status) => {
    upstream.answer = (_incoming, outgoing) => outgoing.writeHead(status, { etag: '"1"' }).end();
    const answer = await fetch(`${await front()}/graphql`, { method });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([status, '"1"', '']);
  });
});

describe('streams', () => {
  it('carries each part of a body as soon as it comes, both ways', async () => {
    upstream.answer = (incoming, outgoing) => incoming.pipe(outgoing);
    const { outgoing, response } = send(`${await front()}${orderPath}`, { method: 'POST' });
    outgoing.write('one');
    const answer = await response;
    expect(String((await once(answer, 'data'))[0])).toBe('one');
    outgoing.write('two');
    expect(String((await once(answer, 'data'))[0])).toBe('two');
    outgoing.end();
    await once(answer.resume(), 'end');
  });

  it('carries a big body unchanged', async () => {
    upstream.answer = (incoming, outgoing) => incoming.pipe(outgoing);
    const body = Buffer.alloc(megabyte, 'duty-free ');
    const answer = await fetch(`${await front()}${orderPath}`, { method: 'POST', body });
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    expect(upstream.requests[0]!.headers['content-length']).toBe(String(body.length));
  });

  it('makes a fast upstream server wait for a slow browser', async () => {
    let sent = 0;
    const total = 128;
    upstream.answer = (_incoming, outgoing) => {
      const source = new Readable({
        read() {
          this.push(sent++ < total ? Buffer.alloc(megabyte) : null);
        },
      });
      source.pipe(outgoing);
    };
    const { outgoing, response } = send(`${await front()}/media/big`);
    outgoing.end();
    const answer = await response;
    expect(await atRest(() => sent)).toBeLessThan(total / 2);
    expect((await bodyOf(answer)).length).toBe(total * megabyte);
  });

  it('ends its own request when the browser goes away before the answer', async () => {
    const closed = new Promise((resolve) => {
      upstream.answer = (incoming) => {
        incoming.once('close', resolve);
        outgoing.destroy();
      };
    });
    const { outgoing } = send(`${await front()}/graphql`);
    outgoing.end();
    await closed;
  });

  it('ends its own request when the browser goes away in the middle of the answer', async () => {
    const closed = new Promise((resolve) => {
      upstream.answer = (_incoming, outgoing) => {
        outgoing.write('half');
        outgoing.once('close', () => resolve(outgoing.writableFinished));
      };
    });
    const { outgoing, response } = send(`${await front()}/media/a`);
    outgoing.end();
    const answer = await response;
    await once(answer, 'data');
    outgoing.destroy();
    expect(await closed).toBe(false);
  });
});

describe('an upstream server that does not answer', () => {
  const ask = async (url: string) => {
    const answer = await fetch(`${url}/graphql`, { method: 'POST', body: '{}' });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const message = 'The shop does not answer just now. Please try again in a minute.';
  const says = (reason: string) => ({ errors: [{ message, extensions: { reason } }] });

  it('refuses connections: 502, in the words of each path', async () => {
    const url = await front();
    await upstream.close();
    expect(await ask(url)).toEqual({ status: 502, body: says('It refuses connections.') });
    const rest = await fetch(url + orderPath, { method: 'POST', body: '{}' });
    expect(rest.status).toBe(502);
    expect(await rest.json()).toEqual({
      message,
      reason: 'It refuses connections.',
    });
    const media = await fetch(`${url}/media/a.jpg`);
    const html = await media.text();
    expect(media.status).toBe(502);
    expect(html).toContain('<h1>The shop is not available just now</h1>');
    expect(html).not.toMatch(/ECONN| at .*\.ts|localhost/);
    expect(media.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    upstream = await startUpstream();
  });

  it('has a name that nobody knows: 502', async () => {
    const { status, body } = await ask(await front({ url: new URL('http://shop.invalid') }));
    expect(status).toBe(502);
    expect(JSON.stringify(body)).toMatch(/Its name/);
  });

  it('stays silent: 504', async () => {
    upstream.answer = () => undefined;
    const url = await front({ idleTimeoutMs: 100 });
    expect(await ask(url)).toEqual({ status: 504, body: says('It took too long to answer.') });
  });

  it('falls silent in the middle: the body is cut off, not ended', async () => {
    upstream.answer = (_incoming, outgoing) => void outgoing.write('half');
    const { outgoing, response } = send(`${await front({ idleTimeoutMs: 100 })}/media/a`);
    outgoing.end();
    await expect(bodyOf(await response)).rejects.toThrow('aborted');
  });

  it('breaks off in the middle: the body is cut off, not ended', async () => {
    upstream.answer = (_incoming, outgoing) => outgoing.write('half', () => outgoing.destroy());
    const { outgoing, response } = send(`${await front()}/media/a`);
    outgoing.end();
    await expect(bodyOf(await response)).rejects.toThrow('aborted');
  });

  describe('and is no web server', () => {
    let server: Server;
    afterEach(() => server.close());

    it('never finishes connecting: 504', async () => {
      server = createTcpServer();
      const url = new URL((await listening(server)).replace('http:', 'https:'));
      expect(await ask(await front({ url, connectTimeoutMs: 100 }))).toEqual({
        status: 504,
        body: says('It took too long to connect.'),
      });
    });

    it('speaks something else: 502', async () => {
      server = createTcpServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
      const { status, body } = await ask(await front({ url: new URL(await listening(server)) }));
      expect([status, body]).toEqual([502, says('It gave no valid answer.')]);
    });

    it('hangs up: 502', async () => {
      server = createTcpServer((socket) => socket.destroy());
      const { status } = await ask(await front({ url: new URL(await listening(server)) }));
      expect(status).toBe(502);
    });
  });
});

describe('who may read the answers', () => {
  const origin = 'https://magazine.example';

  it('is told in a preflight without asking the upstream server', async () => {
    const answer = await fetch(`${await front()}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(upstream.requests).toEqual([]);
  });

  it('is said by us, in place of what the upstream server says', async () => {
    upstream.answer = (_incoming, outgoing) =>
      outgoing
        .writeHead(200, {
          'access-control-allow-origin': '*',
          'access-control-allow-credentials': 'true',
          vary: 'Accept-Encoding',
        })
        .end('{}');
    const url = await front();
    const listed = await fetch(`${url}/graphql`, { headers: { origin } });
    expect(listed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(listed.headers.has('access-control-allow-credentials')).toBe(false);
    expect(listed.headers.get('vary')).toBe('Accept-Encoding, Origin');
    const stranger = await fetch(`${url}/graphql`, { headers: { origin: 'https://stranger.example' } });
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('is said to caches once', async () => {
    upstream.answer = (_incoming, outgoing) => outgoing.writeHead(200, { vary: 'Accept, Origin' }).end('{}');
    expect((await fetch(`${await front()}/graphql`)).headers.get('vary')).toBe('Accept, Origin');
  });

  it('may also read that the backend is down', async () => {
    const url = await front({ url: new URL('http://shop.invalid') });
    const answer = await fetch(`${url}/graphql`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('files of a Magento', () => {
  it.each(['/media/a.svg', '/media/wysiwyg/a.html', '/static/version1/a.svg'])(
    'are of no origin where they are shown by themselves: %s',
    async (path) => {
      upstream.answer = (_incoming, outgoing) =>
        outgoing.writeHead(200, { 'content-security-policy': "script-src 'unsafe-inline'" }).end('<p>');
      const { headers } = await fetch((await front()) + path);
      expect(headers.get('content-security-policy')).toBe('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

describe('a Magento is sent', () => {
  it.each([
    ['POST', orderPath],
    ['POST', '/rest/second_view/V1/carts/mine/shipping-information'],
    ['POST', '/rest/V1/guest-carts/Ab0_-z/estimate-shipping-methods'],
    ['POST', '/rest/V1/carts/mine/estimate-shipping-methods'],
    ['GET', '/rest/V1/guest-carts/Ab0_-z'],
    ['GET', '/rest/second_view/V1/guest-carts/Ab0_-z'],
    ['GET', '/newsletter/subscriber/confirm/id/12/code/Ab01/'],
    ['GET', '/newsletter/subscriber/unsubscribe/id/12/code/Ab01'],
    ['GET', '/graphql'],
    ['POST', '/graphql/'],
    ['GET', '/media/a.jpg'],
    ['HEAD', '/media/a.jpg'],
    ['GET', '/static/version1/a.png'],
  ])('%s %s', async (method, path) => {
    await fetch((await front()) + path, { method });
    expect(upstream.requests.map(({ url }) => url)).toEqual([path]);
  });

  it.each([
    ['POST', '/rest/V1/integration/admin/token'],
    ['GET', '/rest/V1/products'],
    ['GET', orderPath],
    ['PUT', orderPath],
    ['POST', '/rest/all/V1/guest-carts/a%2f..%2f..%2forders/payment-information'],
    ['POST', '/rest/V1/guest-carts/a/../../orders'],
    ['POST', '/rest/async/bulk/V1/carts/mine/payment-information'],
    ['POST', `/admin${orderPath}`],
    ['POST', `${orderPath}/more`],
    ['POST', '/rest/V1/guest-carts/Ab0_-z'],
    ['POST', '/rest/V1/guest-carts//payment-information'],
    ['GET', '/rest/V1/guest-carts/Ab0_-z/items'],
    ['GET', '/admin/rest/V1/guest-carts/Ab0_-z'],
    ['POST', '/newsletter/subscriber/new'],
    ['GET', '/newsletter/manage'],
    ['GET', '/newsletter/subscriber/confirm/id/12/code/../../../admin'],
    ['GET', '/graphql/../admin'],
    ['POST', '/graphql/admin'],
    ['POST', '/admin/graphql'],
    ['PUT', '/media/a.php'],
    ['POST', '/static/a.php'],
    ['GET', '/admin/media/a.jpg'],
  ])('no %s %s', async (method, path) => {
    const { outgoing, response } = send((await front()) + path, { method });
    outgoing.end();
    expect((await response).statusCode).toBe(404);
    expect(upstream.requests).toEqual([]);
  });
});

it('sends nothing on but what a Magento answers', async () => {
  const url = await front();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/api/home-page`)).text()).toBe('content');
  expect(await (await fetch(`${url}/uploads/a.png`)).text()).toBe('content');
  expect((await fetch(`${url}/_demo/outbox`)).status).toBe(404);
  expect(upstream.requests).toEqual([]);
});
