// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../demo-host/backend';
import { all, type Database } from '../../demo-host/backend/database';
import { profileNames, type ProfileName } from '../../demo-host/backend/profile';
import { examine, type Report } from '../../demo-host/doctor';
import { checkConnection } from '../../demo-host/doctor/connection';
import { createEndpoint } from '../../demo-host/doctor/endpoint';
import { coloured, plain, printReport } from '../../demo-host/doctor/print';
import { listen, type Handler } from '../../demo-host/listen';
import { sharedDir, sharedMissing } from '../support/shared';
import { testNow } from '../support/backend';

const shared = sharedDir();
const contract = (path: string) => join(shared ?? '', 'contract', path);
const embedder = 'https://magazine.example';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(handler: Handler): Promise<string> {
  const listener = await listen(0, 'PORT');
  listener.answerWith({ handler });
  closing.push(() => {
    listener.server.closeAllConnections();
    return listener.close();
  });
  return listener.url;
}

const guardComplaint = 'Cannot query field "airsideDoctor" on type "Query".';
const refusal = 'GraphQL introspection is not allowed, but the query contained __schema or __type';

/** `settings.introspection` turns it off, as a Magento's deployment configuration can. */
async function serveBackend(profile: ProfileName) {
  const listener = await listen(0, 'PORT');
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: listener.url,
    origins: [embedder],
    now: () => testNow,
    profile,
  });
  const settings = { introspection: true };
  listener.answerWith({
    handler: async (request) => {
      const isRefused = !settings.introspection && (await request.clone().text()).includes('__schema');
      return isRefused ? Response.json({ errors: [{ message: refusal }] }) : backend.handle(request);
    },
  });
  closing.push(async () => {
    listener.server.closeAllConnections();
    await listener.close();
    backend.close();
  });
  return { url: `${listener.url}/graphql`, db: backend.db, settings };
}

const statusOf = ({ operations }: Report, status: string) =>
  operations.filter((operation) => operation.status === status).map(({ name }) => name);
const missingOf = ({ operations }: Report, name: string) =>
  operations.find((operation) => operation.name === name)?.missing.map(({ coordinate }) => coordinate);
const absent = ({ extensions }: Report) =>
  extensions.filter(({ present }) => !present).map(({ coordinate }) => coordinate);
const connection = ({ connection }: Report) =>
  Object.fromEntries(connection.map(({ name, status }) => [name, status]));

const moduleParts = [
  'ProductInterface.wishlist_status',
  'Customer.groupId',
  'Query.cart(terminal:)',
  'Query.cart(source_code:)',
  'Query.storeEvents',
  'Query.storeEvent',
  'Mutation.subscribeEmailToNewsletter(firstname:)',
  'Mutation.subscribeEmailToNewsletter(audience:)',
];

describe.skipIf(!shared)(`schemas of real backends (${shared ? 'here' : sharedMissing})`, () => {
  it('finds that a stock 2.4.8 serves the shop without our module and attributes', async () => {
    const report = await examine(contract('magento.graphql'));
    expect(report).toMatchObject({ ok: true, source: 'sdl', magento: '2.4.8' });
    expect(absent(report)).toEqual(report.extensions.map(({ coordinate }) => coordinate));
    expect(absent(report)).toEqual(expect.arrayContaining(moduleParts));
    expect(statusOf(report, 'missing')).toEqual(['MoreStoreEvents', 'CustomerGroupUid']);
    expect(missingOf(report, 'CartDetails')).toEqual([
      'ProductInterface.brand_name',
      'Query.cart(terminal:)',
    ]);
    expect(missingOf(report, 'CustomerDetails')).toEqual(['Customer.groupId']);
    expect(missingOf(report, 'getMegaMenu')).toEqual(['CategoryTree.is_employee_restricted']);
    expect(missingOf(report, 'ProductShelf')).toEqual(
      expect.arrayContaining(['ProductInterface.brand_name', 'ProductAttributeFilterInput.best_seller']),
    );
    expect(report.operations.flatMap(({ missing }) => missing.map(({ hides }) => hides))).not.toContain(
      undefined,
    );
    expect(missingOf(report, 'OrderNumberForGuest')).toEqual([]);
  });

  it('finds what the recorded 2.4.6 lacks', async () => {
    const report = await examine(contract('recordings/schema/introspection-full.json'));
    expect(report).toMatchObject({ ok: true, source: 'introspection', magento: '2.4.6' });
    // Its shop calls its attributes otherwise than the product file does.
    const own = ['ProductInterface.alcohol_by_volume', 'ProductInterface.age_statement'];
    expect(absent(report).sort()).toEqual([...moduleParts, ...own].sort());
    expect(statusOf(report, 'missing')).toEqual([
      'OrderOfGuest',
      'CancelOrder',
      'EstimateShipping',
      'OrderNumberForGuest',
      'BraintreeClientToken',
      'MoreStoreEvents',
      'ConfirmAccount',
      'ResendConfirmation',
      'CustomerGroupUid',
    ]);
    expect(statusOf(report, 'works-without')).toEqual(
      expect.arrayContaining(['CartDetails', 'CategoryListing', 'ProductPage', 'CustomerDetails']),
    );
    expect(missingOf(report, 'CategoryListing')).toEqual(['ProductInterface.wishlist_status']);
    expect(missingOf(report, 'OrderNumberForGuest')).toEqual(['Query.guestOrder']);
  });
});

describe.each(profileNames)('the embedded backend as %s', (profile) => {
  let byIntrospection: Report;
  let byProbing: Report;
  let before: unknown;
  let after: unknown;
  beforeAll(async () => {
    const { url, db, settings } = await serveBackend(profile);
    before = rows(db);
    byIntrospection = await examine(url, { origins: [embedder] });
    settings.introspection = false;
    byProbing = await examine(url);
    after = rows(db);
    for (const close of closing.splice(0)) await close();
  });

  it('serves the shop', () => {
    expect(byIntrospection).toMatchObject({ ok: true, source: 'live-introspection' });
    expect(byIntrospection.magento).toBe(profile === 'stock-2.4.6' ? '2.4.6' : '2.4.8');
    const isWhole = profile === 'full';
    expect(byIntrospection.operations.every(({ status }) => status === 'works')).toBe(isWhole);
    expect(absent(byIntrospection)).toEqual(isWhole ? [] : expect.arrayContaining(moduleParts));
    const lacking = profile === 'stock-2.4.6' ? ['max_qty', 'is_available', 'not_available_message'] : [];
    expect(missingOf(byIntrospection, 'CartDetails')).toEqual([
      ...(isWhole ? [] : ['Query.cart(terminal:)']),
      ...lacking.map((field) => `CartItemInterface.${field}`),
    ]);
  });

  it('gets the same answers where introspection is refused', () => {
    expect(byProbing.source).toBe('live-probing');
    expect(byProbing.operations).toEqual(byIntrospection.operations);
    expect(byProbing.extensions).toEqual(byIntrospection.extensions);
    expect(byProbing.magento).toBe(byIntrospection.magento);
  });

  it('leaves no trace', () => {
    expect(after).toEqual(before);
  });

  it('shows what it is like to connect to', () => {
    expect(connection(byIntrospection)).toEqual({
      Store: 'ok',
      GET: 'ok',
      'Cache id': 'ok',
      Tokens: 'ok',
      REST: 'ok',
      Images: 'ok',
      [`CORS ${embedder}`]: 'ok',
    });
    expect(connection(byProbing)).toMatchObject({ CORS: 'note' });
    expect(JSON.stringify(byProbing.connection)).toContain('Access-Control-Allow-Headers: authorization');
  });
});

it.each([
  ['refused with 401', 401, { errors: [{ message: 'Consumer key has expired' }] }],
  ['treated as a guest', 200, { data: { storeConfig: { store_code: 'default' } } }],
])('tells that a token that is not valid is %s', async (habit, status, body) => {
  const endpoint = createEndpoint(new URL(await serve(() => Response.json(body, { status }))), 1000);
  const found = await checkConnection(endpoint, { complaints: async () => [], has: async () => false }, []);
  expect(found.find(({ name }) => name === 'Tokens')).toMatchObject({
    status: 'ok',
    message: expect.stringContaining(habit),
  });
});

it('fails for an origin that was asked for and is not allowed', async () => {
  const { url } = await serveBackend('full');
  const report = await examine(url, { origins: ['https://stranger.example'] });
  expect(report).toMatchObject({ ok: false, summary: { neededMissing: 0, problems: 1 } });
  const [check] = report.connection.filter(({ status }) => status === 'problem');
  expect(check?.details).toContain('Access-Control-Allow-Origin: https://stranger.example');
});

it('fails where something is missing that the shop needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'airside-doctor-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'small.graphql');
  writeFileSync(file, 'type Query { route(url: String!): Route } type Route { relative_url: String }');
  const report = await examine(file);
  expect(report.ok).toBe(false);
  expect(report.operations.every(({ status }) => status === 'missing')).toBe(true);
  const resolveUrl = report.operations.find(({ name }) => name === 'ResolveUrl');
  expect(resolveUrl?.needed).toBe(true);
  expect(printReport(report, plain)).toContain('The shop does not run on this backend.');
});

it('prints one aligned line per operation and part', () => {
  const report: Report = {
    version: 1,
    target: 'https://shop.example/graphql',
    source: 'live-probing',
    magento: '2.4.7',
    operations: [
      { name: 'CreateCart', kind: 'mutation', feature: 'Cart', status: 'works', needed: true, missing: [] },
      {
        name: 'Details',
        kind: 'query',
        feature: 'Cart',
        status: 'works-without',
        needed: true,
        missing: [
          { coordinate: 'Query.cart(terminal:)', hides: 'terminals' },
          { coordinate: 'Cart.x', hides: 'the x' },
        ],
      },
      {
        name: 'Number',
        kind: 'query',
        feature: 'Checkout',
        status: 'missing',
        needed: true,
        missing: [{ coordinate: 'Query.y' }],
      },
    ],
    extensions: [{ coordinate: 'Customer.groupId', present: false, hides: 'employees', addedBy: 'module' }],
    connection: [{ name: 'GET', status: 'ok', message: 'queries are accepted', details: ['more'] }],
    summary: { works: 1, worksWithout: 1, missing: 1, neededMissing: 1, problems: 0 },
    ok: false,
  };
  expect(printReport(report, plain).split('\n')).toEqual([
    'https://shop.example/graphql',
    'live, by probing: introspection is refused; like Magento 2.4.7',
    '',
    'Cart',
    '  CreateCart  works',
    '  Details     works without  Query.cart(terminal:)  terminals',
    '                             Cart.x                 the x',
    '',
    'Checkout',
    '  Number      missing        Query.y                needed',
    '',
    'Airside’s module  0 of 1 present',
    '  Customer.groupId  employees',
    '',
    'Attributes that Admin adds  0 of 0 present',
    '',
    'Connection',
    '  GET  ok       queries are accepted',
    '                more',
    '',
    '3 operations: 1 work, 1 work without optional parts, 1 needed missing. The shop does not run on this backend.',
  ]);
  expect(printReport(report, coloured)).toContain('\u001B[31mmissing      \u001B[39m');
});

describe('what cannot be checked', () => {
  const cases: [string, () => Response, RegExp][] = [
    ['a page', () => new Response('<!doctype html><title>Shop</title>'), /answers a page \(status 200\)/],
    ['other JSON', () => Response.json({ status: 'ok' }), /JSON that is no GraphQL answer/],
    ['a JSON error', () => Response.json({ message: 'no route' }, { status: 404 }), /JSON that is no/],
    ['plain text', () => new Response('ok'), /answers no GraphQL \(status 200\)/],
    [
      'a redirect',
      () => new Response(null, { status: 301, headers: { location: '/en/graphql' } }),
      /redirects to http:\/\/localhost:\d+\/en\/graphql: give that address/,
    ],
    [
      'a broken store',
      () => Response.json({ errors: [{ message: 'Requested store is not found' }] }, { status: 500 }),
      /refuses the simplest query: Requested store is not found/,
    ],
    [
      'a server that executes what is invalid',
      () => Response.json({ data: { __typename: 'Query' } }),
      /refuses introspection and does not name/,
    ],
    [
      'a server that tells the last complaint first',
      () => Response.json({ data: { __typename: 'Query' }, errors: [{ message: guardComplaint }] }),
      /refuses introspection and does not name/,
    ],
  ];

  it.each(cases)('says what is there: %s', async (_, answer, message) => {
    const url = await serve(answer);
    await expect(examine(`${url}/graphql`)).rejects.toThrow(message);
  });

  it('hints at the usual address', async () => {
    const url = await serve(() => new Response('<html></html>'));
    await expect(examine(`${url}/`)).rejects.toThrow(`${url}/graphql`);
  });

  it('says that nothing listens', async () => {
    await expect(examine(`http://localhost:${await freePort()}/graphql`)).rejects.toThrow(/nothing listens/);
  });

  it('does not wait for ever', async () => {
    const url = await serve(() => new Promise<Response>(() => undefined));
    await expect(examine(`${url}/graphql`, { timeoutMs: 50 })).rejects.toThrow(/within 0.05 seconds/);
  });

  it.each([
    ['nowhere.graphql', undefined, /There is no file/],
    ['.', undefined, /is not a file/],
    ['broken.graphql', 'type Query {', /no valid schema \(line 1\): Syntax Error/],
    ['unknown.graphql', 'type Query { a: Nope }', /Unknown type "Nope"/],
    ['no-query.graphql', 'type A { b: Int }', /no type Query/],
    ['broken.json', '{"data": ', /no valid JSON/],
    ['other.json', '{"data": {}}', /without an introspection/],
    ['odd.json', '{"__schema": {}}', /cannot be read/],
  ])('says what is wrong with the file %s', async (name, text, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'airside-doctor-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    if (text !== undefined) writeFileSync(join(folder, name), text);
    await expect(examine(join(folder, name))).rejects.toThrow(message);
  });
});

it('speaks to scripts by exit status and JSON', async () => {
  const [whole, dead, wrong] = await Promise.all([
    run('src/graphql/schema.graphql', '--json'),
    run(`http://localhost:${await freePort()}/graphql`),
    run('--nonsense'),
  ]);
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(whole.stdout)).toMatchObject({ version: 1, ok: true, source: 'sdl', connection: [] });
  expect(dead).toMatchObject({ status: 2, stdout: '' });
  expect(dead.stderr.trim().split('\n')).toHaveLength(1);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/^Usage: /);
});

function rows(db: Database): unknown {
  const tables = all<{ name: string }>(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
  );
  return tables.map(({ name }) => [name, all(db, `SELECT count(*) AS rows FROM "${name}"`)]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const root = join(import.meta.dirname, '../..');
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'demo-host/doctor/cli.ts', ...args],
      { cwd: root },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    ),
  );
}
