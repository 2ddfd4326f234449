import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let data: string;
let child: ChildProcess | undefined;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'airside-process-'))));
afterEach(() => {
  try {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has stopped by itself.
  }
  rmSync(data, { recursive: true, force: true });
});

function launch(environment: Record<string, string>, options: string[] = []) {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'started.ts'), ...options];
  return run(process.execPath, args, environment);
}

function run(command: string, args: string[], environment: Record<string, string>) {
  const process_ = spawn(command, args, {
    cwd: root,
    // A group of its own: whatever it starts ends with it.
    detached: true,
    env: { ...process.env, PORT: '0', CMS_PORT: '0', PAYMENT_PORT: '0', AIRSIDE_DATA: data, ...environment },
  });
  child = process_;
  let output = '';
  process_.stdout.on('data', (text: Buffer) => (output += text.toString()));
  process_.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return {
    output: () => output,
    exit: once(process_, 'exit') as Promise<[number | null]>,
    kill: (signal: NodeJS.Signals) => process_.kill(signal),
    /** The shop's address, once it is printed. */
    ready: async (): Promise<string> => {
      for (;;) {
        const url = /Shop\s+(http\S+)[^]*Card fields[^]*Mails .*\n/.exec(output)?.[1];
        if (url) return url;
        if (process_.exitCode !== null) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

async function takePort(): Promise<Server> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return server;
}

it.each(['PORT', 'CMS_PORT', 'PAYMENT_PORT'])(
  'says in one line that %s is taken, and ends',
  async (variable) => {
    const other = await takePort();
    const { port } = other.address() as AddressInfo;
    const demo = launch({ [variable]: String(port) });
    const [code] = await demo.exit;
    other.close();
    expect(code).toBe(1);
    expect(demo.output().trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is taken.*${variable}=`)),
    ]);
  },
);

it('says what is wrong with a port that is no number', async () => {
  const demo = launch({ PORT: 'four thousand' });
  expect((await demo.exit)[0]).toBe(1);
  expect(demo.output().trim()).toBe('PORT must be a port number, not "four thousand".');
});

it('says in one line what is wrong with its command line', async () => {
  const demo = launch({}, ['--profile', '1.9']);
  expect((await demo.exit)[0]).toBe(1);
  expect(demo.output().trim()).toMatch(/^There is no profile "1\.9"; .*$/);
});

it('lists its options', async () => {
  const demo = launch({}, ['--help']);
  expect((await demo.exit)[0]).toBe(0);
  expect(demo.output()).toMatch(/^npm start -- \[options\]/);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes what it is doing on %s, and keeps its data',
  async (signal) => {
    const demo = launch({}, ['--outbox']);
    const url = await demo.ready();
    // Before anybody is told where the shop is.
    expect(demo.output()).toMatch(/^Drawing the pictures of the first page: 0 of \d+\n(.*\n)*Shop /m);
    const [mails = ''] = /http\S+\/_demo\/outbox\?key=\S+/.exec(demo.output()) ?? [];
    expect((await fetch(mails, { headers: { accept: 'application/json' } })).status).toBe(200);
    const cart = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
    });
    const body = (await (await cart).json()) as { data: { createEmptyCart: string } };
    // Loads the drawing code, which may take longer on a busy machine than a stopping server waits.
    await (await fetch(`${url}/media/home/whisky-navy.png?width=40`)).arrayBuffer();
    // "Continue" tells that the server has the request.
    const picture = get(`${url}/media/home/whisky-navy.png?width=1280`, {
      headers: { expect: '100-continue' },
    });
    const answered = once(picture, 'response') as Promise<[IncomingMessage]>;
    await once(picture, 'continue');
    demo.kill(signal);
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    expect((await buffer(response)).length).toBe(Number(response.headers['content-length']));
    expect((await demo.exit)[0]).toBe(0);

    const again = launch({});
    const same = await again.ready();
    // Of a shop that was there before, they are.
    expect(again.output()).not.toContain('Drawing');
    const answer = await fetch(`${same}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ cart(cart_id: "${body.data.createEmptyCart}") { id } }` }),
    });
    expect(await answer.json()).toEqual({ data: { cart: { id: body.data.createEmptyCart } } });
    again.kill('SIGTERM');
    expect((await again.exit)[0]).toBe(0);
  },
);

it.skipIf(process.platform === 'win32')('stops when the shell does that npm runs it in', async () => {
  const script = `"${process.execPath}" --import tsx tests/serve/started.ts; echo ended`;
  const shell = run('sh', ['-c', script], { npm_lifecycle_event: 'start' });
  const url = await shell.ready();
  shell.kill('SIGTERM');
  await shell.exit;
  const isUp = () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp).toBe(false);
});
