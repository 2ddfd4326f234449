// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { all, type Database } from '../../../demo-host/backend/database';
import { profileNames, type ProfileName } from '../../../demo-host/backend/profile';
import { examine, type Report } from '../../../server/doctor';
import { checkConnection } from '../../../server/doctor/connection';
import { createEndpoint } from '../../../server/doctor/endpoint';
import { checkSelling } from '../../../server/doctor/selling';
import { coloured, plain, printReport } from '../../../server/doctor/print';
import type { Validator } from '../../../server/doctor/validator';
import { listen, type Handler } from '../../../server/http/listen';
import { recorded, schemaFile } from '../../recordings/recordings';
import { testBackend } from '../../support/backend';
import { freePort } from '../../support/free-port';
import { isWhole } from '../../support/whole';

const embedder = 'https://magazine.example';
/** Machines that run tests are busy. */
const timeoutMs = 60_000;

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

interface Sent {
  query: string;
  variables?: Record<string, unknown>;
}

/** What graphql-php complains of besides: introspection that is off, and variables that @include and @skip make it read. */
async function strictly({ query, variables = {} }: Sent, answer: Response): Promise<Response> {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const offset = (await answer.clone().json()).errors?.[0]?.locations?.[0]?.column ?? Infinity;
  const found: { at: number; message: string }[] = [];
  let hasConditions = false;
  visit(document, {
    Field: ({ name, loc }) => {
      if (/^__(schema|type)$/.test(name.value)) found.push({ at: loc!.start, message: refusal });
    },
    Directive: () => void (hasConditions = true),
  });
  const [unset] = (operation?.variableDefinitions ?? []).filter(
    ({ type, variable }) => type.kind === Kind.NON_NULL_TYPE && variables[variable.name.value] === undefined,
  );
  if (hasConditions && unset)
    found.push({
      at: operation!.loc!.end,
      message: `Variable "$${unset.variable.name.value}" of required type was not provided.`,
    });
  const [first] = found.sort((one, other) => one.at - other.at);
  return first && first.at < offset ? Response.json({ errors: [{ message: first.message }] }) : answer;
}

/** `settings.introspection` turns it off, as a Magento's deployment configuration can. */
async function serveBackend(profile: ProfileName) {
  const listener = await listen(0, 'PORT');
  const backend = await testBackend({ baseUrl: listener.url, origins: [embedder], profile });
  const settings = { introspection: true };
  listener.answerWith({
    handler: async (request) => {
      if (settings.introspection || request.method !== 'POST') return backend.handle(request);
      const sent = (await request.clone().json()) as Sent;
      const answer = await backend.handle(request);
      return strictly(sent, answer);
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

const cartTaxSettings = [
  'StoreConfig.shopping_cart_display_price',
  'StoreConfig.shopping_cart_display_subtotal',
];
const moduleParts = [
  'Customer.groupId',
  'Query.cart(terminal:)',
  'Query.cart(source_code:)',
  'Query.storeEvents',
  'Query.storeEvent',
  'Mutation.subscribeEmailToNewsletter(firstname:)',
  'Mutation.subscribeEmailToNewsletter(audience:)',
];

describe('schemas of real backends', () => {
  it('finds that a stock 2.4.8 serves the shop without our module and attributes', async () => {
    const report = await examine(schemaFile('2.4.8'));
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
    expect(missingOf(report, 'OrderOfGuest')).toEqual([]);
  });

  it('finds what the recorded 2.4.6 lacks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'airside-doctor-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'introspection.json');
    writeFileSync(file, JSON.stringify(recorded('schema/introspection-full')));
    const report = await examine(file);
    expect(report).toMatchObject({ ok: true, source: 'introspection', magento: '2.4.6' });
    // Its shop calls its attributes otherwise than the product file does.
    const own = ['ProductInterface.alcohol_by_volume', 'ProductInterface.age_statement'];
    expect(absent(report).sort()).toEqual([...moduleParts, ...own].sort());
    expect(statusOf(report, 'missing')).toEqual([
      'RequestGuestCancel',
      'ConfirmGuestCancel',
      'OrderOfGuest',
      'CancelOrder',
      'BraintreeClientToken',
      'MoreStoreEvents',
      'ConfirmAccount',
      'ResendConfirmation',
      'CustomerGroupUid',
    ]);
    expect(statusOf(report, 'works-without')).toEqual(
      expect.arrayContaining(['CartDetails', 'ProductPage', 'CustomerDetails']),
    );
    expect(missingOf(report, 'CategoryListing')).toEqual([]);
    expect(missingOf(report, 'OrderOfGuest')).toEqual(['Query.guestOrder']);
  });
});

/** The most and the least. */
const profiles = profileNames.filter((name) => isWhole || name !== '2.4.8');

describe.each(profiles)('the embedded backend as %s', (profile) => {
  let byIntrospection: Report;
  let byProbing: Report;
  let before: unknown;
  let after: unknown;
  beforeAll(async () => {
    const { url, db, settings } = await serveBackend(profile);
    before = rows(db);
    byIntrospection = await examine(url, { origins: [embedder], timeoutMs });
    settings.introspection = false;
    byProbing = await examine(url, { timeoutMs });
    after = rows(db);
    for (const close of closing.splice(0)) await close();
  });

  it('serves the shop', () => {
    expect(byIntrospection).toMatchObject({ ok: true, source: 'live-introspection' });
    expect(byIntrospection.magento).toBe(profile === 'stock-2.4.6' ? '2.4.6' : '2.4.8');
    const isFull = profile === 'full';
    expect(byIntrospection.operations.every(({ status }) => status === 'works')).toBe(isFull);
    expect(absent(byIntrospection)).toEqual(isFull ? [] : expect.arrayContaining(moduleParts));
    const lacking = profile === 'stock-2.4.6' ? ['max_qty', 'is_available', 'not_available_message'] : [];
    expect(missingOf(byIntrospection, 'CartDetails')).toEqual([
      ...(profile === 'stock-2.4.6' ? ['Discount.coupon'] : []),
      ...lacking.map((field) => `CartItemInterface.${field}`),
      ...(isFull ? [] : ['Query.cart(terminal:)']),
      ...(profile === 'stock-2.4.6' ? cartTaxSettings : []),
    ]);
  });

  it('gets the same answers where introspection is refused', () => {
    expect(byProbing.source).toBe('live-probing');
    const described = 'ListingFacetsAndInputs';
    const others = ({ operations }: Report) => operations.filter(({ name }) => name !== described);
    expect(others(byProbing)).toEqual(others(byIntrospection));
    expect(byProbing).toMatchObject({ ok: true, summary: { neededMissing: 0 } });
    expect(byProbing.operations.find(({ name }) => name === described)).toMatchObject({
      status: 'missing',
      needed: false,
      refusal: expect.stringContaining('ListingFacets is asked instead'),
    });
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
      Products: 'ok',
      Countries: expect.stringMatching(/ok|note/),
      Payment: 'note',
      reCAPTCHA: profile === 'stock-2.4.6' ? 'note' : 'ok',
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

it('finds the endpoint of a store by its base address', async () => {
  const { url } = await serveBackend('2.4.8');
  const report = await examine(url.replace('/graphql', ''), { timeoutMs });
  expect(report).toMatchObject({ ok: true, magento: '2.4.8' });
});

describe('what is sold otherwise than the shop sells', () => {
  const everything: Validator = { complaints: async () => [], has: async () => true };
  const check = async (data: Record<string, unknown>, validator = everything) => {
    const endpoint = createEndpoint(new URL(await serve(() => Response.json({ data }))), 1000);
    const found = await checkSelling(endpoint, validator);
    return (name: string) => found.find((one) => one.name === name);
  };

  it('names product types and required options, with one product each', async () => {
    const items = [
      { __typename: 'SimpleProduct', sku: 'plain', options: [{ required: false }] },
      { __typename: 'BundleProduct', sku: 'kit' },
      { __typename: 'BundleProduct', sku: 'box' },
      { __typename: 'SimpleProduct', sku: 'engraved', options: [{ required: true }] },
    ];
    const products = (await check({ products: { total_count: 4, items } }))('Products');
    expect(products).toMatchObject({
      status: 'note',
      details: ['2 bundle, among them kit', '1 with required options, namely engraved'],
    });
  });

  it('tells a backend that sells elsewhere from one that sells there too', async () => {
    expect((await check({ countries: [{ id: 'DE' }] }))('Countries')?.status).toBe('problem');
    expect((await check({ countries: [{ id: 'US' }, { id: 'DE' }] }))('Countries')?.status).toBe('note');
    expect((await check({ countries: [{ id: 'US' }] }))('Countries')?.status).toBe('ok');
  });

  it('finds forms behind reCAPTCHA: orders and sign-in are needed', async () => {
    const newsletter = (await check({ NEWSLETTER: { is_enabled: true } }))('reCAPTCHA');
    expect(newsletter).toMatchObject({ status: 'note', details: ['NEWSLETTER'] });
    const login = (await check({ CUSTOMER_LOGIN: { is_enabled: true } }))('reCAPTCHA');
    expect(login).toMatchObject({
      status: 'problem',
      message: expect.stringContaining('nobody can sign in'),
    });
    const older = { ...everything, has: async (coordinate: string) => coordinate.endsWith('V3Config') };
    const forms = ['PLACE_ORDER'];
    const third = (await check({ recaptchaV3Config: { is_enabled: true, forms } }, older))('reCAPTCHA');
    expect(third).toMatchObject({ status: 'problem', details: forms });
  });

  it('has nothing to say once the forms that it names are switched off', async () => {
    const on = new Set(['CUSTOMER_LOGIN', 'CONTACT']);
    const recaptcha = async () => {
      const forms = [...on].map((form) => [form, { is_enabled: true }]);
      return (await check(Object.fromEntries(forms)))('reCAPTCHA');
    };
    const { details = [] } = (await recaptcha())!;
    for (const form of details) on.delete(form);
    expect(await recaptcha()).toMatchObject({ status: 'ok' });
  });

  it('names the ways to pay that it shows', async () => {
    expect((await check({}))('Payment')?.message).toContain('checkmo');
  });
});

it('fails for an origin that was asked for and is not allowed', async () => {
  const { url } = await serveBackend('full');
  const report = await examine(url, { origins: ['https://stranger.example'], timeoutMs });
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

  it('says that the usual address was tried', async () => {
    const url = await serve(() => new Response('<html></html>'));
    await expect(examine(`${url}/`)).rejects.toThrow(`Nor is ${url}/graphql one.`);
  });

  it('sends to where the endpoint is', async () => {
    const { url: there } = await serveBackend('2.4.8');
    const url = await serve(() => new Response(null, { status: 301, headers: { location: there } }));
    const failure = await examine(`${url}/graphql`).catch((error: Error) => error.message);
    const [, address = ''] = /redirects to (\S+): give that address/.exec(String(failure)) ?? [];
    expect(await examine(address, { timeoutMs })).toMatchObject({ ok: true });
  });

  it('does not send anybody where they are', async () => {
    const url = await serve(() => new Response(null, { status: 302, headers: { location: '/' } }));
    await expect(examine(`${url}/`)).rejects.toThrow(/is no GraphQL endpoint.*status 302/);
  });

  it('says that nothing listens', async () => {
    await expect(examine(`http://localhost:${await freePort()}/graphql`)).rejects.toThrow(/nothing listens/);
  });

  it('does not wait for ever', async () => {
    let answer = (_: Response) => undefined as void;
    const url = await serve(() => new Promise<Response>((resolve) => (answer = resolve)));
    await expect(examine(`${url}/graphql`, { timeoutMs: 50 })).rejects.toThrow(/within 0.05 seconds/);
    // A server that stops waits five seconds for what it has not answered.
    answer(new Response());
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
  const [whole, list, dead, wrong] = await Promise.all([
    run('src/graphql/schema.graphql', '--json'),
    run('src/graphql/schema.graphql', '--missing-fields'),
    run(`http://localhost:${await freePort()}/graphql`),
    run('--nonsense'),
  ]);
  expect(whole.status).toBe(0);
  // How long it takes is the machine's affair.
  expect(whole.stderr.replace(/^Still checking: .*\n/gm, '')).toBe('');
  expect(JSON.parse(whole.stdout)).toMatchObject({ version: 1, ok: true, source: 'sdl', connection: [] });
  expect(list).toMatchObject({
    status: 0,
    stderr: '',
    stdout: 'Query.customer.group.uid=CustomerGroup.uid\n',
  });
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

function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const root = join(import.meta.dirname, '../../..');
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/doctor/cli.ts', ...args],
      { cwd: root },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    ),
  );
}
