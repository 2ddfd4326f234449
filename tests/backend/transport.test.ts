// How GraphQL travels: verbs, statuses, headers, error shapes and limits.
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ origins: ['http://cms.test'] });
});

const storeCode = '{storeConfig{store_code}}';

function post(body: string | undefined, headers: Record<string, string> = {}): Promise<Response> {
  return backend.handle(
    new Request(`${testOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
  );
}

async function signIn(email: string): Promise<string> {
  const answer = await backend.graphql<{ generateCustomerToken: { token: string } }>(
    'mutation($email: String!) { generateCustomerToken(email: $email, password: "Passw0rd!23") { token } }',
    { email },
  );
  return answer.data?.generateCustomerToken.token ?? '';
}

describe('requests', () => {
  it.each(['POST', 'GET'] as const)('answers %s', async (method) => {
    const answer = await backend.graphql(storeCode, {}, { method });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { storeConfig: { store_code: 'default' } } });
  });

  it('refuses a mutation by GET', async () => {
    const answer = await backend.graphql('mutation { createEmptyCart }', {}, { method: 'GET' });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      errors: [
        {
          message: 'Mutation requests allowed only for POST requests',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });

  it.each([['{bad'], [''], ['query=%7Ba%7D']])(
    'answers a body that is no JSON (%j) with an HTML page',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  it.each([['"hello"'], [JSON.stringify({ query: storeCode, variables: '{}' })]])(
    'answers %j with a line of text',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  it('takes a batch for an empty document', async () => {
    const response = await post(JSON.stringify([{ query: storeCode }]));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Syntax Error: Unexpected <EOF>' }] });
  });

  it('wants a JSON content type for POST', async () => {
    const response = await post(JSON.stringify({ query: storeCode }), { 'content-type': 'text/plain' });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'Request content type must be application/json' }],
    });
  });

  it('answers variables of a GET that are no JSON with an HTML page', async () => {
    const response = await backend.handle(
      new Request(`${testOrigin}/graphql?query=${storeCode}&variables=nope`),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('refuses a request line above 8 KB', async () => {
    const response = await backend.handle(new Request(`${testOrigin}/graphql?query=${'a'.repeat(8200)}`));
    expect(response.status).toBe(414);
  });

  it('answers HEAD without a body', async () => {
    const response = await backend.handle(new Request(`${testOrigin}/graphql`, { method: 'HEAD' }));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('counts numeric strings as numbers', async () => {
    const query = 'query($size: Int!) { products(filter: {}, pageSize: $size) { items { sku } } }';
    const answer = await backend.graphql<{ products: { items: unknown[] } }>(query, { size: '2' });
    expect(answer.data?.products.items).toHaveLength(2);
  });
});

describe('errors', () => {
  it('leaves data out when validation fails, in the words of the other library', async () => {
    const answer = await backend.graphql('{ storeConfig { nope } }');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      errors: [
        {
          message: 'Cannot query field "nope" on type "StoreConfig".',
          locations: [{ line: 1, column: 17 }],
        },
      ],
    });
  });

  it('tells only the first error, and has no category for things that do not exist', async () => {
    const answer = await backend.graphql(
      '{ a: cmsPage(identifier: "x") { title } b: cmsPage(identifier: "y") { title } }',
    );
    expect(answer.body).toEqual({
      errors: [
        {
          message: 'The CMS page with the "x" ID doesn\'t exist.',
          locations: [{ line: 1, column: 3 }],
          path: ['a'],
        },
      ],
      data: { a: null, b: null },
    });
  });

  it('runs later mutations after one that failed', async () => {
    const query =
      'mutation { a: generateCustomerToken(email: "", password: "x") { token } b: createEmptyCart }';
    const answer = await backend.graphql<{ a: null; b: string }>(query);
    expect(answer.data?.a).toBeNull();
    expect(answer.data?.b).toHaveLength(32);
  });

  it('fails inside where a type is asked for that there is not', async () => {
    const answer = await backend.graphql(
      '{ known: __type(name: "Cart") { name } __type(name: "Nope") { name } }',
    );
    expect(answer.errors).toMatchObject([{ message: 'Internal server error', path: ['__type'] }]);
    expect(answer.data).toEqual({ known: { name: 'Cart' }, __type: null });
  });

  it('hides what nobody raised on purpose', async () => {
    const query =
      'query($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { total_count } }';
    const answer = await backend.graphql(query, { sort: null });
    expect(answer.status).toBe(200);
    expect(answer.errors?.[0]?.message).toBe('Internal server error');
    expect(answer.data).toEqual({ products: null });
  });

  it.each([
    ['query($x: Nope) { storeConfig { store_code } }', 500, 'Internal server error'],
    ['{ storeConfig { store_code', 500, 'Syntax Error: Expected Name, found <EOF>'],
    [
      'query A {storeConfig{locale}} query B {storeConfig{locale}}',
      200,
      'Must provide operation name if query contains multiple operations.',
    ],
  ])('%s', async (query, status, message) => {
    const answer = await backend.graphql(query);
    expect(answer.status).toBe(status);
    expect(answer.errors?.map((error) => error.message)).toEqual([message]);
    expect(answer.body).not.toHaveProperty('data');
  });

  it('allows 300 fields and no more, counting fragments where they are spread', async () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: storeConfig { ...f }`);
    const query = (count: number) => `{ ${aliases(count).join(' ')} } fragment f on StoreConfig { locale }`;
    expect((await backend.graphql(query(150))).status).toBe(200);
    const answer = await backend.graphql(query(151));
    expect(answer.status).toBe(500);
    expect(answer.errors?.[0]?.message).toBe('Max query complexity should be 300 but got 302.');
  });

  it('is not brought down by fragments that multiply or by a fragment that spreads itself', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `fragment f${level} on Query { ...f${level + 1} ...f${level + 1} }`,
    );
    const bomb = `{ ...f0 } ${levels.join(' ')} fragment f30 on Query { storeConfig { locale } }`;
    expect((await backend.graphql(bomb)).status).toBe(500);
    const loop = await backend.graphql('{ ...a } fragment a on Query { ...a }');
    expect(loop.errors).toHaveLength(1);
  });
});

describe('store view and currency', () => {
  it('takes codes in any letter case and empty ones as the default', async () => {
    for (const store of ['DEFAULT', 'default', ''])
      expect((await backend.graphql(storeCode, {}, { headers: { store } })).status).toBe(200);
  });

  it.each([
    [{ store: 'nope' }, 'Requested store is not found (nope)'],
    [{ 'content-currency': 'JPY' }, 'Please correct the target currency'],
  ])('refuses %j', async (headers, message) => {
    const answer = await backend.graphql(storeCode, {}, { headers });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ errors: [{ message, extensions: { category: 'graphql-input' } }] });
  });
});

describe('the store cookie', () => {
  const ask = (cookie: string, headers: Record<string, string> = {}) =>
    post(JSON.stringify({ query: storeCode }), { cookie, ...headers });

  it('chooses a store view where no header does', async () => {
    expect((await ask('a=b; store=default')).status).toBe(200);
  });

  it.each([[{}], [{ store: 'default' }]])(
    'breaks every request when no view has it (%j)',
    async (headers) => {
      const response = await ask('store=nope', headers);
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );
});

describe('the bearer token', () => {
  it.each([
    ['Bearer', 'diana@example.com'],
    ['bearer', 'diana@example.com'],
    ['Bearer ', undefined],
    ['Basic', undefined],
  ])('after "%s" is that of %s', async (scheme, email) => {
    const token = await signIn('diana@example.com');
    const headers = { authorization: `${scheme} ${token}` };
    const answer = await backend.graphql<{ customer: { email: string } | null }>(
      '{ customer { email } }',
      {},
      { headers },
    );
    expect(answer.data?.customer?.email).toBe(email);
  });
});

describe('headers', () => {
  const kinds = async (): Promise<Record<string, Response>> => ({
    data: await post(JSON.stringify({ query: storeCode })),
    refusal: await post(JSON.stringify({ query: '{' })),
    crash: await post('{bad'),
    page: await backend.handle(new Request(`${testOrigin}/nothing-here`)),
    'rest, public': await backend.handle(new Request(`${testOrigin}/rest/V1/directory/currency`)),
    'rest, private': await backend.handle(
      new Request(`${testOrigin}/rest/V1/guest-carts`, { method: 'POST' }),
    ),
    'rest, not found': await backend.handle(new Request(`${testOrigin}/rest/V1/guest-carts/nope`)),
    'rest, no route': await backend.handle(new Request(`${testOrigin}/rest/V1/nope`)),
  });
  const names = ['cache-control', 'pragma', 'vary', 'x-frame-options', 'x-content-type-options'];
  const never = 'max-age=0, must-revalidate, no-cache, no-store';
  const php = 'no-store, no-cache, must-revalidate';

  it('are those of the recorded server', async () => {
    const actual = Object.entries(await kinds()).map(([kind, { headers }]) => [
      kind,
      names.map((name) => headers.get(name)?.replace('Accept-Encoding, Origin', 'Accept-Encoding') ?? ''),
    ]);
    expect(Object.fromEntries(actual)).toEqual({
      data: [never, 'no-cache', 'Accept-Encoding', 'SAMEORIGIN', 'nosniff'],
      refusal: [never, 'no-cache', 'Origin', 'SAMEORIGIN', 'nosniff'],
      crash: [php, 'no-cache', 'Origin', 'SAMEORIGIN', 'nosniff'],
      page: [never, 'cache', 'Accept-Encoding', 'SAMEORIGIN', 'nosniff'],
      'rest, public': ['no-store', '', 'Accept-Encoding', 'SAMEORIGIN', ''],
      'rest, private': ['no-store', 'no-cache', 'Accept-Encoding', 'SAMEORIGIN', ''],
      'rest, not found': ['no-store', 'no-cache', 'Accept-Encoding', '', ''],
      'rest, no route': ['no-store', '', 'Accept-Encoding', '', ''],
    });
  });
});

describe('X-Magento-Cache-Id', () => {
  const idOf = async (options: Parameters<TestBackend['graphql']>[2] = {}) =>
    (await backend.graphql(storeCode, {}, options)).headers.get('x-magento-cache-id');

  it('is the same for all guests of a currency, and another for each other state', async () => {
    const guest = await idOf();
    expect(guest).toMatch(/^[0-9a-f]{64}$/);
    expect(await idOf({ method: 'GET' })).toBe(guest);
    expect(await idOf({ token: 'nonsense' })).toBe(guest);
    const states = [
      guest,
      await idOf({ headers: { 'content-currency': 'EUR' } }),
      await idOf({ token: await signIn('diana@example.com') }),
      await idOf({ token: await signIn('erik@example.com') }),
    ];
    expect(new Set(states).size).toBe(4);
    expect(await idOf({ token: await signIn('lena@example.com') })).toBe(states[2]);
  });

  it('is that of a guest from the answer on that ended the session', async () => {
    const token = await signIn('diana@example.com');
    const answer = await backend.graphql('mutation { revokeCustomerToken { result } }', {}, { token });
    expect(answer.headers.get('x-magento-cache-id')).toBe(await idOf());
  });

  it('is not on REST answers', async () => {
    const answer = await backend.rest('GET', '/V1/directory/currency');
    expect(answer.headers.get('x-magento-cache-id')).toBeNull();
  });
});

describe('another origin', () => {
  const ask = (origin: string, init: RequestInit = {}) =>
    backend.handle(
      new Request(`${testOrigin}/graphql?query=${storeCode}`, {
        ...init,
        headers: { origin, ...init.headers },
      }),
    );

  it('may read when it is listed', async () => {
    const response = await ask('http://cms.test');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://cms.test');
    expect(response.headers.get('access-control-expose-headers')).toBe('X-Magento-Cache-Id');
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('may not when it is not, and caches are told that it depends', async () => {
    const response = await ask('http://evil.test');
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('gets a preflight answer with every header the shop sends', async () => {
    const response = await ask('http://cms.test', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    const allowed = response.headers.get('access-control-allow-headers') ?? '';
    for (const name of ['authorization', 'content-type', 'store', 'content-currency', 'x-magento-cache-id'])
      expect(allowed).toContain(name);
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  it('gets what a stock Magento says when it is not listed', async () => {
    const response = await ask('http://evil.test', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('REST', () => {
  it.each([
    ['GET', '/V1/nothing-here', 404, 'Request does not match any route.'],
    ['GET', '/nope/V1/directory/currency', 400, 'Specified request cannot be processed.'],
    ['PATCH', '/V1/directory/currency', 405, 'The PATCH HTTP method is not supported.'],
  ])('%s %s', async (method, path, status, message) => {
    const answer = await backend.rest(method, path);
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('takes a store view in the path', async () => {
    for (const path of ['/V1', '/default/V1', '/all/V1'])
      expect((await backend.rest('GET', `${path}/directory/currency`)).status).toBe(200);
  });
});

it('tells that it is well', async () => {
  const response = await backend.handle(new Request(`${testOrigin}/health`));
  expect(await response.json()).toEqual({ status: 'ok' });
});
