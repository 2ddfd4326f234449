import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOptions, usage, UsageError } from '../../demo-host/options';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'airside-options-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (line: string, environment: Record<string, string> = {}) =>
  readOptions(line.split(' ').filter(Boolean), environment);

it('needs no options', () => {
  expect(read('')).toEqual({ embedOrigins: [] });
});

it('describes the embedded backend', () => {
  expect(read(`--profile stock-2.4.6 --seed ${folder} --faults --outbox`)).toEqual({
    profile: 'stock-2.4.6',
    seed: folder,
    faults: true,
    outboxKey: expect.stringMatching(/^[\w-]{24}$/) as string,
    embedOrigins: [],
  });
});

it('finds a seed from where the person stands', () => {
  expect(read(`--seed ${basename(folder)}`, { INIT_CWD: dirname(folder) })).toMatchObject({ seed: folder });
});

it('describes a backend elsewhere', () => {
  expect(read('--backend https://a.example/shop/ --content http://b.example --payment=http://c:1')).toEqual({
    backend: new URL('https://a.example/shop/'),
    content: new URL('http://b.example'),
    payment: new URL('http://c:1'),
    embedOrigins: [],
  });
});

it('takes Braintree: a merchant’s key here, the environment elsewhere', () => {
  expect(read('--braintree-token sandbox_abc123_merchant')).toEqual({
    braintreeToken: 'sandbox_abc123_merchant',
    embedOrigins: [],
  });
  expect(read('--backend http://a.example --braintree production')).toMatchObject({
    braintree: 'production',
  });
});

it('takes null, which sandboxed frames are of', () => {
  expect(read('--embed-origin null')).toEqual({ embedOrigins: ['null'] });
});

it('takes the names that shoppers know sites by', () => {
  const environment = { AIRSIDE_ORIGINS: 'https://c.example=Sea Notes' };
  expect(
    readOptions(['--embed-origin', 'https://a.example/=Gate Notes', '--embed-origin', 'null'], environment),
  ).toEqual({
    embedOrigins: ['https://a.example', 'null', 'https://c.example'],
    siteNames: { 'https://a.example': 'Gate Notes', 'https://c.example': 'Sea Notes' },
  });
  for (const name of ['', 'One, two', 'x'.repeat(61), '<b>'])
    expect(() => readOptions(['--embed-origin', `https://a.example=${name}`], {})).toThrow(UsageError);
});

it('takes embedding sites from the command line and the environment', () => {
  const environment = { AIRSIDE_ORIGINS: 'https://c.example, https://d.example' };
  expect(read('--embed-origin https://a.example/ --embed-origin http://b.example:81', environment)).toEqual({
    embedOrigins: ['https://a.example', 'http://b.example:81', 'https://c.example', 'https://d.example'],
  });
});

it('draws another key of the outbox each time, unless it is given one', () => {
  expect(read('--outbox')).not.toEqual(read('--outbox'));
  const environment = { AIRSIDE_OUTBOX_KEY: 'known-to-journeys' };
  for (const line of ['', '--outbox'])
    expect(read(line, environment)).toMatchObject({ outboxKey: 'known-to-journeys' });
});

it('says how the servers are reached', () => {
  expect(read('--host :: --trusted-proxy 2 --hsts 31536000')).toEqual({
    host: '::',
    trustedProxies: 2,
    hsts: 31_536_000,
    embedOrigins: [],
  });
});

it.each([
  ['dark', '/themes/dark.css'],
  ['/themes/mine.css?v=2', '/themes/mine.css?v=2'],
])('takes the theme %s', (name, theme) => {
  expect(read(`--theme ${name}`)).toMatchObject({ theme });
});

it('explains itself', () => {
  expect(read('--help')).toBe('help');
  for (const name of [
    'seed',
    'profile',
    'faults',
    'backend',
    'payment',
    'content',
    'embed-origin',
    'outbox',
    'host',
    'trusted-proxy',
    'hsts',
    'braintree',
    'braintree-token',
    'theme',
  ])
    expect(usage).toContain(`--${name}`);
});

it.each([
  ['--sed x', 'There is no option --sed; npm start -- --help lists what there is.'],
  ['-x', 'There is no option -x; npm start -- --help lists what there is.'],
  ['--seed', '--seed needs a value; npm start -- --help lists what there is.'],
  ['--seed --faults', '--seed needs a value; npm start -- --help lists what there is.'],
  ['--faults=yes', '--faults takes no value; npm start -- --help lists what there is.'],
  [
    'stock',
    '"stock" belongs to no option; options stand after "npm start --". npm start -- --help lists what there is.',
  ],
  ['--seed /no/such', '--seed: there is no folder /no/such.'],
  ['--listing all', '--listing must be pages or more, not "all".'],
  ['--theme drak', 'There is no theme "drak"; choose one of dark, market, or a path like /themes/mine.css.'],
  [
    '--theme //elsewhere.example/a.css',
    'There is no theme "//elsewhere.example/a.css"; choose one of dark, market, or a path like /themes/mine.css.',
  ],
  ['--runtime vue', 'There is no runtime "vue"; choose one of react, preact.'],
  ['--profile 2.3', 'There is no profile "2.3"; choose one of stock-2.4.6, 2.4.8, full.'],
  ['--backend shop', '--backend must be an address like https://shop.example, not "shop".'],
  ['--backend ftp://a', '--backend must be an address like https://shop.example, not "ftp://a".'],
  ['--embed-origin x', '--embed-origin must be an address like https://shop.example, not "x".'],
  [
    '--backend http://a --profile full',
    '--profile is for the embedded backend; with --backend the shop has another one.',
  ],
  [
    '--backend http://a --seed .',
    '--seed is for the embedded backend; with --backend the shop has another one.',
  ],
  [
    '--backend http://a --faults',
    '--faults is for the embedded backend; with --backend the shop has another one.',
  ],
  ['--content http://a', '--content only goes with --backend: the embedded backend has its own.'],
  ['--payment http://a', '--payment only goes with --backend: the embedded backend has its own.'],
  [
    '--backend http://a --outbox',
    '--outbox is for the embedded backend; with --backend the shop has another one.',
  ],
  ['--trusted-proxy -1', '--trusted-proxy needs a value; npm start -- --help lists what there is.'],
  ['--trusted-proxy one', '--trusted-proxy must be a whole number, not "one".'],
  ['--hsts 1e6', '--hsts must be a whole number, not "1e6".'],
  ['--braintree sandbox', '--braintree only goes with --backend: the embedded backend has its own.'],
  ['--backend http://a --braintree test', '--braintree must be sandbox or production, not "test".'],
  [
    '--backend http://a --braintree-token sandbox_a_b',
    '--braintree-token is for the embedded backend; with --backend the shop has another one.',
  ],
  [
    '--braintree-token secret',
    '--braintree-token must be a tokenization key like sandbox_abc123_merchantid, or a client token.',
  ],
])('says in one line what is wrong with %s', (line, message) => {
  expect(() => read(line)).toThrow(new UsageError(message));
});

it('takes no key of the outbox that could be guessed', () => {
  expect(() => read('', { AIRSIDE_OUTBOX_KEY: 'secret' })).toThrow(
    new UsageError('AIRSIDE_OUTBOX_KEY must be 16 or more letters, digits, - and _.'),
  );
});

it('says in one line what is wrong with AIRSIDE_ORIGINS', () => {
  expect(() => read('', { AIRSIDE_ORIGINS: 'https://a.example,b' })).toThrow(
    'AIRSIDE_ORIGINS must be an address like https://shop.example, not "b".',
  );
});

it('takes the smaller build from npm start alone', () => {
  const line = ['--runtime', 'preact'];
  expect(readOptions(line, {})).toMatchObject({ runtime: 'preact' });
  expect(readOptions(['--runtime', 'react'], {}, true)).toMatchObject({ runtime: 'react' });
  expect(() => readOptions(line, {}, true)).toThrow(
    new UsageError(
      'npm run dev serves the sources on React alone; npm start -- --runtime preact serves the other build.',
    ),
  );
  expect(usage).toContain('npm run dev takes the same ones, but not --runtime preact');
});
