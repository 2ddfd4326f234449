// @vitest-environment node
// Who reaches a server, what it says of itself and of bad requests, and what stopping it waits for.
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../server/http/client';
import { listen, type Handler, type Listener, type Network } from '../../server/http/listen';
import { send } from './upstream';

const fine: Handler = () => new Response('fine');
let opened: Listener[] = [];
afterEach(async () => {
  for (const { server } of opened) server.closeAllConnections();
  await Promise.all(opened.map((listener) => listener.close()));
  opened = [];
});

async function open(handler: Handler = fine, network?: Network): Promise<Listener> {
  const listener = await listen(0, 'PORT', network);
  opened.push(listener);
  listener.answerWith({ handler });
  return listener;
}

describe('a server', () => {
  it('lets this machine alone through, by both of its addresses', async () => {
    const { url, server } = await open();
    const { port, address } = server.address() as AddressInfo;
    expect([url, address]).toEqual([`http://localhost:${port}`, '127.0.0.1']);
    const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
      all?.some((each) => each.address === '::1'),
    );
    for (const host of ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])])
      expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('fine');
  });

  it('lets others through at the address that was named', async () => {
    const { url, server } = await open(fine, { host: '0.0.0.0' });
    const { port, address } = server.address() as AddressInfo;
    expect([url, address]).toEqual([`http://localhost:${port}`, '0.0.0.0']);
    await expect(listen(0, 'PORT', { host: '192.0.2.1' })).rejects.toThrow(
      '--host: this machine has no address 192.0.2.1.',
    );
  });

  it('has no port of which another one has half', async () => {
    const first = await open();
    const { port } = first.server.address() as AddressInfo;
    await expect(listen(port, 'PORT')).rejects.toThrow(`Port ${port} is taken.`);
  });

  it('says on every answer that types are not to be guessed, and HTTPS where that is wanted', async () => {
    const headersOf = async (handler: Handler, network?: Network) =>
      (await fetch((await open(handler, network)).url)).headers;
    expect((await headersOf(fine)).get('x-content-type-options')).toBe('nosniff');
    expect((await headersOf(fine)).has('strict-transport-security')).toBe(false);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = await headersOf(() => Promise.reject(new Error('a mistake of ours')), { hsts: 600 });
    log.mockRestore();
    expect(failed.get('x-content-type-options')).toBe('nosniff');
    expect(failed.get('strict-transport-security')).toBe('max-age=600');
  });
});

describe('who asks', () => {
  it.each<[number, Record<string, string>, Client]>([
    [
      0,
      { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' },
      { address: '127.0.0.1', protocol: 'http' },
    ],
    [1, {}, { address: '127.0.0.1', protocol: 'http' }],
    [1, { 'x-forwarded-for': '203.0.113.9, 192.0.2.1' }, { address: '192.0.2.1' }],
    [2, { 'x-forwarded-for': '203.0.113.9, 192.0.2.1,10.0.0.1' }, { address: '192.0.2.1' }],
    [2, { 'x-forwarded-for': '10.0.0.1' }, { address: '10.0.0.1' }],
    [1, { 'x-forwarded-for': '[2001:db8::1]:4711' }, { address: '2001:db8::1' }],
    [1, { 'x-forwarded-for': '192.0.2.1:4711' }, { address: '192.0.2.1' }],
    [1, { 'x-forwarded-for': '::ffff:192.0.2.1' }, { address: '192.0.2.1' }],
    [1, { 'x-forwarded-for': 'unknown' }, { address: '127.0.0.1' }],
    [
      1,
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' },
      { protocol: 'https', host: 'shop.example' },
    ],
  ])('behind %i proxies of ours, with %j', async (trustedProxies, headers, expected) => {
    let told: Client | undefined;
    const handler: Handler = (_, client) => {
      told = client;
      return new Response();
    };
    const { server } = await open(handler, { trustedProxies });
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
    expect(told).toMatchObject(expected);
  });
});

describe('a bad request', () => {
  let lines: unknown[][];
  beforeEach(() => {
    lines = [];
    for (const level of ['warn', 'error', 'info'] as const)
      vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  const oneLine = [[expect.stringMatching(/^[^\n]+$/)]];

  it.each([
    ['a backslash in its path', 'GET /\\evil.example HTTP/1.1\r\nHost: localhost'],
    ['no name of a host', 'GET / HTTP/1.1\r\nHost: a b'],
    ['another address in the name of its host', 'GET / HTTP/1.1\r\nHost: localhost/x?'],
  ])('with %s gets 400, and is one line of the log', async (_, head) => {
    const { server } = await open();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*nosniff/);
    expect(lines).toEqual(oneLine);
  });

  it('with escapes that mean nothing gets 400', async () => {
    const { url } = await open((request) => new Response(decodeURI(new URL(request.url).pathname)));
    expect((await fetch(`${url}/%ff%fe`)).status).toBe(400);
    expect(lines).toEqual(oneLine);
  });

  it('that breaks off is one line of the log', async () => {
    const { url } = await open(async (request) => {
      const body = request.text();
      outgoing.destroy();
      return new Response(await body);
    });
    const { outgoing } = send(url, { method: 'POST', headers: { 'content-length': '100' } });
    outgoing.write('half');
    await expect.poll(() => lines).toEqual(oneLine);
  });

  it('is told from a mistake of ours, of which the log has everything', async () => {
    const mistake = new Error('a mistake of ours');
    const { url } = await open(() => Promise.reject(mistake));
    expect((await fetch(url)).status).toBe(500);
    expect(lines).toEqual([[mistake]]);
  });
});

it('finishes what it has begun, even where nobody waits for the answer any more', async () => {
  const listener = await listen(0, 'PORT');
  let begun = () => {};
  let finish = () => {};
  const isBegun = new Promise<void>((done) => (begun = done));
  const work = new Promise<void>((done) => (finish = done));
  const steps: string[] = [];
  listener.answerWith({
    handler: async () => {
      begun();
      await work;
      steps.push('finished');
      return new Response();
    },
  });
  const leaving = new AbortController();
  const asked = fetch(listener.url, { signal: leaving.signal });
  await isBegun;
  leaving.abort();
  await expect(asked).rejects.toThrow('abort');
  const closed = listener.close().then(() => steps.push('closed'));
  // The connection is gone by now: what is left takes less than another server that closes.
  await new Promise((done) => listener.server.once('close', done));
  await (await listen(0, 'PORT')).close();
  expect(steps).toEqual([]);
  finish();
  await closed;
  expect(steps).toEqual(['finished', 'closed']);
});
