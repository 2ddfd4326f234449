// Random requests as such: verbs, headers, bodies that are no JSON or another JSON, for GraphQL and for REST.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testOrigin } from '../../support/backend';
import { isWhole } from '../../support/whole';
import { heapInUse } from './heap';
import { mutate, mutateJson } from './mutate';
import { freshSeed, randomOf, type Random } from './random';
import { openFuzzShop, type FuzzShop, type Shopper } from './shop';
import { oddJson, oddText } from './values';

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
});
afterAll(() => shop.close());

/** Requests to GraphQL; half as many again to REST. */
const count = isWhole ? 2000 : 800;

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

async function send({ method, url, headers, body }: Sent) {
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  const request = new Request(testOrigin + url, {
    method,
    headers,
    ...(hasBody && { body: body as BodyInit }),
  });
  const response = await shop.backend.handle(request);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

/** Only what may stand in a header. */
const headerText = (random: Random) =>
  oddText(random)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200)
    .trim();

function bytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: random.below(300) }, () => random.below(256));
}

/** A lone half of a pair cannot be encoded. */
const wellFormed = (random: Random) => oddText(random).replace(/[\ud800-\udfff]/g, '');

const shown = (sent: Sent) => ({
  ...sent,
  body: String(sent.body).slice(0, 2000),
  url: sent.url.slice(0, 500),
});

describe('GraphQL', () => {
  const valid = JSON.stringify({
    query: 'query($id: String!) { cart(cart_id: $id) { id items { quantity } } storeConfig { locale } }',
    variables: { id: 'x' },
    operationName: 'x',
    extensions: {},
  });
  const keys = ['query', 'variables', 'operationName', 'extensions'];
  const bodies: ((random: Random) => Sent['body'])[] = [
    (random) => mutate(valid, random),
    (random) => mutateJsonText(valid, random),
    (random) => JSON.stringify(oddJson(random, keys)),
    (random) => JSON.stringify({ query: oddJson(random), variables: oddJson(random) }),
    (random) => `{"query": "{ storeConfig { locale } }", "query": ${JSON.stringify(oddJson(random))}}`,
    bytes,
    (random) => oddText(random),
    () => '',
    () => undefined,
    () => `\ufeff${valid}`,
    () => `[${valid}]`,
    () => `{"__proto__": {"query": "{ storeConfig { locale } }"}, "constructor": 1}`,
    (random) => JSON.stringify({ query: `{ storeConfig { locale } } #${'x'.repeat(random.below(2 ** 17))}` }),
  ];
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/graphql',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ];
  const known = [
    /"message":"Syntax Error/,
    /"message":"Unable to parse/,
    /"message":"Internal server error/,
    /"message":"Max query complexity/,
    /"message":"Request content type must be/,
    /"message":"Requested store is not found/,
    /"message":"Please correct the target currency/,
    /"message":"Mutation requests allowed only/,
  ];

  function request(random: Random): Sent {
    const method = random.chance(0.75)
      ? 'POST'
      : random.pick(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
    const headers: Record<string, string> = {};
    headers['content-type'] = random.chance(0.8) ? 'application/json' : random.pick(types);
    for (const name of [
      'store',
      'content-currency',
      'authorization',
      'cookie',
      'accept',
      'x-magento-cache-id',
    ])
      if (random.chance(0.08))
        headers[name] = (name === 'authorization' ? 'Bearer ' : '') + headerText(random);
    const query = `?query=${encoded(random)}&variables=${encoded(random)}&operationName=${encoded(random)}`;
    const url =
      random.chance(0.8) && method === 'POST'
        ? '/graphql'
        : `/graphql${random.pick(['', '/', query, `${query}&query=x`])}`;
    return { method, url, headers, body: random.pick(bodies)(random) };
  }

  function encoded(random: Random): string {
    const text = random.pick([
      wellFormed(random),
      '{ storeConfig { locale } }',
      '{"a": 1}',
      JSON.stringify(oddJson(random)),
    ]);
    return random.chance(0.9) ? encodeURIComponent(text) : random.pick(['%', '%E0%A4%A', '%00', '+', '%ff']);
  }

  it('answers odd requests with a status and a shape of a real one', async () => {
    const seed = freshSeed();
    const random = randomOf(seed);
    const wrong: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      const sent = request(random);
      const { status, type, text } = await send(sent);
      const isKnown =
        [200, 204, 414].includes(status) ||
        (status === 500 &&
          (sent.method === 'HEAD' || !type.includes('json') || known.some((real) => real.test(text))));
      if (!isKnown) wrong.push({ seed, index, status, text: text.slice(0, 300), ...shown(sent) });
    }
    expect(wrong).toEqual([]);
    expect(shop.complaints).toEqual([]);
  });

  const levels = [50, 1000, 20_000];
  const nest = (open: string, inside: string, close: string, depth: number) =>
    open.repeat(depth) + inside + close.repeat(depth);
  it.each<[string, (depth: number) => unknown]>([
    [
      'lists',
      (depth) => ({
        query: `{ products(filter: {sku: {in: ${nest('[', '', ']', depth)}}}) { total_count } }`,
      }),
    ],
    [
      'objects',
      (depth) => ({ query: `{ products(filter: ${nest('{a: ', '1', '}', depth)}) { total_count } }` }),
    ],
    [
      'types',
      (depth) => ({ query: `query($a: ${nest('[', 'Int', ']', depth)}) { storeConfig { locale } }` }),
    ],
    ['selections', (depth) => ({ query: nest('{ categoryList ', '{ id }', '}', depth) })],
    ['inline fragments', (depth) => ({ query: `{ ${nest('... { ', '__typename', '}', depth)} }` })],
    ['brackets', (depth) => ({ query: '{'.repeat(depth) })],
    [
      'fragments',
      (depth) => ({
        query: `{ ...f0 } ${Array.from({ length: depth }, (_, at) => `fragment f${at} on Query { ...f${at + 1} }`).join(' ')} fragment f${depth} on Query { __typename }`,
      }),
    ],
  ])('is not brought down by nested %s', async (_, documentOf) => {
    for (const depth of levels) {
      const body = JSON.stringify(documentOf(depth));
      const { status, type } = await send({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([200, 400, 500]).toContain(status);
      expect(type).toContain('application/json');
    }
    expect(shop.complaints).toEqual([]);
  });

  it.each(levels)('is not brought down by variables nested %i deep', async (depth) => {
    const variables = `{"filter": {"sku": {"in": ${nest('[', '', ']', depth)}}}}`;
    const query = 'query($filter: ProductAttributeFilterInput) { products(filter: $filter) { total_count } }';
    const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`;
    const { status } = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([200, 500]).toContain(status);
    expect(shop.complaints).toEqual([]);
  });
});

function mutateJsonText(text: string, random: Random): string {
  return JSON.stringify(mutateJson(JSON.parse(text), random));
}

describe('REST', () => {
  const address = {
    firstname: 'Gita',
    lastname: 'Guest',
    street: ['1 Main St'],
    city: 'Austin',
    region: 'TX',
    region_code: 'TX',
    region_id: 57,
    country_id: 'US',
    postcode: '73301',
    telephone: '512-555-0100',
    email: 'gita@example.com',
    customer_address_id: 1,
  };
  const shipping = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
  const bodyOf: Record<string, unknown> = {
    items: { cartItem: { sku: 'GN-002', qty: 1, quote_id: 'x' } },
    'estimate-shipping-methods': { address },
    'shipping-information': {
      addressInformation: { shippingAddress: address, billingAddress: address, ...shipping },
    },
    'payment-information': {
      cartId: 'x',
      email: 'gita@example.com',
      paymentMethod: { method: 'checkmo', additional_data: { payment_method_nonce: 'x' } },
      billingAddress: address,
    },
    token: { username: 'diana@example.com', password: 'x' },
  };
  const parts = ['', 'items', 'totals', 'payment-methods', 'shipping-methods', ...Object.keys(bodyOf)];
  const elsewhere = [
    '/V1/integration/customer/token',
    '/V1/customers/me',
    '/V1/directory/countries',
    '/V1/directory/countries/US',
    '/V1/directory/currency',
    '/V1/guest-carts',
    '/V1/nothing',
    '/V1/',
    '',
  ];

  function request(random: Random, { token, cart }: Shopper): Sent {
    const part = random.pick(parts);
    const id = random.chance(0.85) ? (cart ?? '') : encodeURIComponent(wellFormed(random).slice(0, 100));
    const owner = token !== undefined && random.chance(0.8) ? 'carts/mine' : `guest-carts/${id}`;
    const path = random.chance(0.85) ? `/V1/${owner}${part && `/${part}`}` : random.pick(elsewhere);
    const store = random.chance(0.9) ? '' : `/${random.pick(['default', 'all', 'nope', '%00', '..'])}`;
    const usual = part in bodyOf ? 'POST' : 'GET';
    const method = random.chance(0.85)
      ? usual
      : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
    const whole = bodyOf[part] ?? oddJson(random);
    const text = JSON.stringify(random.chance(0.7) ? mutateJson(whole, random) : whole);
    const body = random.chance(0.9) ? text : random.chance(0.5) ? mutate(text, random) : bytes(random);
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    headers['accept'] = random.pick(['application/json', 'application/json', 'application/xml', '*/*']);
    if (token !== undefined && random.chance(0.9)) headers['authorization'] = `Bearer ${token}`;
    return { method, url: `/rest${store}${path}`, headers, body };
  }

  it('answers odd requests with a status of a real one, in the same memory', async () => {
    const seed = freshSeed();
    const random = randomOf(seed);
    const wrong: unknown[] = [];
    let shoppers: Shopper[] = [];
    let early = 0;
    for (let index = 0; index < 1.5 * count; index += 1) {
      if (index % 200 === 0) shoppers = await shop.restock();
      if (index === count / 2) early = heapInUse();
      const sent = request(random, random.pick(shoppers));
      const { status, text } = await send(sent);
      const cause = shop.complaints.splice(0).map(([error]) => String(error));
      // A key that no address has is an internal error on a real one as well.
      const isReal =
        status === 500 ? cause.every((one) => /an address has no property/.test(one)) : cause.length === 0;
      if (!isReal || ![200, 204, 400, 401, 404, 405, 500].includes(status))
        wrong.push({ seed, index, status, cause, text: text.slice(0, 300), ...shown(sent) });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(heapInUse() - early).toBeLessThan(20);
  });
});
