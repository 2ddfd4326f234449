// What each profile passes for: the schema of its release, and that release's habits of refusing.
import { GraphQLSchema, isInterfaceType, isObjectType, validateSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileNames, type ProfileName } from '../../../demo-host/backend/profile';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { graphqlRequest, testOrigin } from '../../support/backend';
import { createSmallShop, type SmallShop } from '../small-shop';

interface Refusal {
  status: number;
  message?: string;
  category?: string;
  type?: string;
}
interface Case {
  request(shop: SmallShop): Request | Promise<Request>;
  recorded: Refusal;
  newer: Refusal;
}

const json = 'application/json';
const code = '{ storeConfig { store_code } }';
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: storeConfig { locale }`).join(' ')} }`;
const post = (body: string, type = json) =>
  new Request(`${testOrigin}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
const own = (token: string) => graphqlRequest('{ customer { email } }', {}, { token });

const clock = { now: new Date('2026-11-21T06:17:00Z') };

async function revoked(shop: SmallShop): Promise<string> {
  const token = await shop.signIn();
  await shop.ask('mutation { revokeCustomerToken { result } }', {}, token);
  return token;
}

async function expired(shop: SmallShop): Promise<string> {
  const token = await shop.signIn();
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  return token;
}

const answered: Refusal = { status: 200 };
const guest: Refusal = {
  status: 200,
  message: "The current customer isn't authorized.",
  category: 'graphql-authorization',
};
const rejected = (message: string): Refusal => ({
  status: 401,
  message,
  category: 'graphql-authentication',
});

/** What 2.4.6 was recorded to answer, and what later releases answer. */
const cases: Record<string, Case> = {
  'a public query': {
    request: () => graphqlRequest(code),
    recorded: answered,
    newer: answered,
  },
  'a guest who asks for an account': {
    request: () => graphqlRequest('{ customer { email } }'),
    recorded: guest,
    newer: { ...guest, status: 403 },
  },
  'an error that is not the first root': {
    request: () => graphqlRequest('{ storeConfig { locale } customer { email } }'),
    recorded: guest,
    newer: { ...guest, status: 403 },
  },
  'a wrong password': {
    request: () =>
      graphqlRequest(
        'mutation { generateCustomerToken(email: "diana@example.com", password: "x") { token } }',
      ),
    recorded: { status: 200, category: 'graphql-authentication' },
    newer: { status: 401, category: 'graphql-authentication' },
  },
  'a bad input': {
    request: () => graphqlRequest('{ isEmailAvailable(email: "x") { is_email_available } }'),
    recorded: { status: 200, message: 'Email is invalid', category: 'graphql-input' },
    newer: { status: 200, message: 'Email is invalid', category: 'graphql-input' },
  },
  'a cart that is nowhere': {
    request: () => graphqlRequest('{ cart(cart_id: "nope") { id } }'),
    recorded: { status: 200, message: 'Could not find a cart with ID "nope"' },
    newer: {
      status: 200,
      message: 'Could not find a cart with ID "nope"',
      category: 'graphql-no-such-entity',
    },
  },
  'an unknown field': {
    request: () => graphqlRequest('{ nope }'),
    recorded: { status: 200, message: 'Cannot query field "nope" on type "Query".' },
    newer: { status: 200, message: 'Cannot query field "nope" on type "Query".' },
  },
  'a variable of an unknown type': {
    request: () => graphqlRequest('query($x: Nope) { storeConfig { locale } }'),
    recorded: { status: 500, message: 'Internal server error' },
    newer: { status: 500, message: 'Internal server error' },
  },
  'a document that does not parse': {
    request: () => graphqlRequest('{ storeConfig {'),
    recorded: { status: 500, message: 'Syntax Error: Expected Name, found <EOF>' },
    newer: { status: 400, message: 'Syntax Error: Expected Name, found <EOF>' },
  },
  'no document': {
    request: () => post('{}'),
    recorded: { status: 200, message: 'Syntax Error: Unexpected <EOF>' },
    newer: { status: 400, message: 'Syntax Error: Unexpected <EOF>' },
  },
  'a body that is no JSON': {
    request: () => post('{bad'),
    recorded: { status: 500, type: 'text/html; charset=UTF-8' },
    newer: { status: 400, message: 'Syntax Error: Unable to parse the request.' },
  },
  'variables of a GET that are no JSON': {
    request: () => new Request(`${testOrigin}/graphql?query=${code}&variables=nope`),
    recorded: { status: 500, type: 'text/html; charset=UTF-8' },
    newer: { status: 400, message: 'Syntax Error: Unable to parse the variables.' },
  },
  'variables as text': {
    request: () => post(JSON.stringify({ query: code, variables: '{}' })),
    recorded: { status: 500, type: 'text/plain;charset=UTF-8' },
    newer: { status: 500, type: 'text/plain;charset=UTF-8' },
  },
  'a body above 1 MiB': {
    request: () => post(JSON.stringify({ query: code, padding: 'x'.repeat(1_048_576) })),
    recorded: { status: 413, type: 'text/html; charset=UTF-8' },
    newer: { status: 200, message: 'Request body is too large.', category: 'graphql-input' },
  },
  'another content type': {
    request: () => post(JSON.stringify({ query: code }), 'text/plain'),
    recorded: {
      status: 500,
      message: 'Request content type must be application/json',
      category: 'graphql-input',
    },
    newer: { status: 415, message: 'Request content type must be application/json' },
  },
  'a mutation by GET': {
    request: () => graphqlRequest('mutation { createEmptyCart }', {}, { method: 'GET' }),
    recorded: {
      status: 500,
      message: 'Mutation requests allowed only for POST requests',
      category: 'graphql-input',
    },
    newer: { status: 405, message: 'Mutation requests allowed only for POST requests' },
  },
  PUT: {
    request: () => new Request(`${testOrigin}/graphql`, { method: 'PUT', body: '{}' }),
    recorded: { status: 200, message: 'Syntax Error: Unexpected <EOF>' },
    newer: { status: 405, message: 'PUT requests are not allowed' },
  },
  OPTIONS: {
    request: () => new Request(`${testOrigin}/graphql`, { method: 'OPTIONS' }),
    recorded: { status: 200, message: 'Syntax Error: Unexpected <EOF>' },
    newer: { status: 204 },
  },
  HEAD: {
    request: () => new Request(`${testOrigin}/graphql`, { method: 'HEAD' }),
    recorded: answered,
    newer: answered,
  },
  'an unknown store view': {
    request: () => graphqlRequest(code, {}, { headers: { store: 'nope' } }),
    recorded: { status: 500, message: 'Requested store is not found (nope)', category: 'graphql-input' },
    newer: { status: 200, message: 'Requested store is not found (nope)', category: 'graphql-input' },
  },
  'an unknown currency': {
    request: () => graphqlRequest(code, {}, { headers: { 'content-currency': 'JPY' } }),
    recorded: { status: 500, message: 'Please correct the target currency', category: 'graphql-input' },
    newer: { status: 200, message: 'Please correct the target currency', category: 'graphql-input' },
  },
  'ten aliases': { request: () => graphqlRequest(aliases(10)), recorded: answered, newer: answered },
  'eleven aliases': {
    request: () => graphqlRequest(aliases(11)),
    recorded: answered,
    newer: {
      status: 200,
      message: 'Max Aliases in query should be 10 but got 11.',
      category: 'graphql-input',
    },
  },
  'more than 300 fields': {
    request: () => graphqlRequest(aliases(151)),
    recorded: {
      status: 500,
      message: 'Max query complexity should be 300 but got 302.',
      category: 'graphql-input',
    },
    newer: {
      status: 200,
      message: 'Max query complexity should be 300 but got 302.',
      category: 'graphql-input',
    },
  },
  'a token that is none': {
    request: () => graphqlRequest(code, {}, { token: 'nonsense' }),
    recorded: answered,
    newer: rejected('Composite reader could not read a token'),
  },
  'the token "null"': {
    request: () => graphqlRequest(code, {}, { token: 'null' }),
    recorded: answered,
    newer: rejected('Composite reader could not read a token'),
  },
  'a token with a broken signature': {
    request: async (shop) => graphqlRequest(code, {}, { token: `${(await shop.signIn()).slice(0, -4)}AAAA` }),
    recorded: answered,
    newer: rejected('Composite reader could not read a token'),
  },
  'a revoked token': {
    request: async (shop) => own(await revoked(shop)),
    recorded: guest,
    newer: rejected('User token has been revoked'),
  },
  'an expired token': {
    request: async (shop) => own(await expired(shop)),
    recorded: guest,
    newer: rejected('Consumer key has expired'),
  },
  'a cart asked for with an expired token': {
    request: async (shop) =>
      graphqlRequest('mutation { createEmptyCart }', {}, { token: await expired(shop) }),
    recorded: answered,
    newer: rejected('Consumer key has expired'),
  },
  'another scheme': {
    request: () => graphqlRequest(code, {}, { headers: { authorization: 'Basic abc' } }),
    recorded: answered,
    newer: answered,
  },
};

/** Some fields, and who has them. */
const fields: Record<string, readonly ProfileName[]> = {
  'Query.products': ['stock-2.4.6', '2.4.8', 'full'],
  'Mutation.contactUs': ['2.4.8', 'full'],
  'CartItemInterface.is_available': ['2.4.8', 'full'],
  'Mutation.createBraintreeClientToken': ['2.4.8', 'full'],
  'Query.storeEvents': ['full'],
  'Customer.groupId': ['full'],
};

describe.each(profileNames)('profile %s', (profile: ProfileName) => {
  let shop: SmallShop;
  beforeAll(async () => {
    shop = await createSmallShop({ profile, secret: 'test', now: () => clock.now });
  });
  afterAll(() => shop.backend.close());

  const schema = () => schemaOf(shop.db, { file: ':memory:', baseUrl: testOrigin, profile });

  it('has a schema that is valid', () => {
    // Ours is built on the promise that it is.
    expect(validateSchema(new GraphQLSchema({ ...schema().toConfig(), assumeValid: false }))).toEqual([]);
  });

  it.each(Object.entries(fields))('serves %s where it should', (name, profiles) => {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema().getType(typeName);
    const has = (isObjectType(type) || isInterfaceType(type)) && fieldName in type.getFields();
    expect(has).toBe(profiles.includes(profile));
  });

  it.each(Object.entries(cases))('%s', async (_, { request, recorded, newer }) => {
    const expected = profile === '2.4.8' ? newer : recorded;
    const response = await shop.backend.handle(await request(shop));
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const { errors, data } = (type === json && text ? JSON.parse(text) : {}) as {
      errors?: { message: string; extensions?: { category: string } }[];
      data?: unknown;
    };
    expect(response.status).toBe(expected.status);
    expect(type).toBe(expected.type ?? json);
    expect(errors?.length ?? 0).toBe(expected.message || expected.category ? 1 : 0);
    if (expected.message) expect(errors?.[0]?.message).toBe(expected.message);
    expect(errors?.[0]?.extensions?.category).toBe(expected.category);
    if (expected.status === 401 && expected.message) expect(data).toBeUndefined();
  });

  it('treats a token alike over REST', async () => {
    for (const token of ['nonsense', await revoked(shop), await expired(shop)]) {
      const answer = await shop.rest('GET', '/V1/customers/me', undefined, token);
      expect(answer).toMatchObject({
        status: 401,
        body: { message: "The consumer isn't authorized to access %resources." },
      });
      expect((await shop.rest('GET', '/V1/directory/currency', undefined, token)).status).toBe(200);
    }
  });
});
