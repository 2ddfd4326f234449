import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate, specifiedRules } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { createTransport } from '../../src/transport/transport';
import { documentOf, shopDocuments } from '../support/documents';
import { fakeBackend, type FakeAnswer } from './fake-backend';

const fullSchema = readFileSync(new URL('../../src/graphql/schema.graphql', import.meta.url), 'utf8');

/** Validates as a stock backend does: one error, no data, HTTP 200. Answers null for every root field otherwise. */
function stockBackend(schemaText: string) {
  const schema = buildSchema(schemaText);
  return fakeBackend(({ query }) => {
    const [error] = validate(schema, parse(query), specifiedRules);
    if (error) return { json: { errors: [error.toJSON()] } };
    const [operation] = parse(query).definitions;
    const selections = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
    const names = selections.flatMap((field) =>
      field.kind === 'Field' ? [(field.alias ?? field.name).value] : [],
    );
    return { json: { data: Object.fromEntries(names.map((name) => [name, null])) } };
  });
}

function shop(
  respond: Pick<ReturnType<typeof fakeBackend>, 'fetch'>,
  storage = createBrowserStorage('test'),
  told?: { missingFields?: string; shopUrl?: string },
) {
  return createTransport({
    ...told,
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    fetch: respond.fetch,
  });
}

const small = `
  type Query { customer: Customer cart(cart_id: String!): Cart a: Thing b: Other products: [ProductInterface] }
  type Mutation { contact(input: ContactInput!): Boolean subscribe(email: String!): Boolean }
  input ContactInput { name: String address: AddressInput }
  input AddressInput { city: String }
  type Customer { email: String }
  type Cart { id: ID }
  type Thing { name: String }
  type Other { name: String title: String }
  interface ProductInterface { sku: String }
  type SimpleProduct implements ProductInterface { sku: String }
`;

test.each([
  ['a field', '{ customer { email groupId } }', {}, '{customer{email __typename}}', ['Customer.groupId']],
  [
    'an argument and its variable',
    'query ($id: String!, $t: String) { cart(cart_id: $id, terminal: $t) { id } }',
    { id: 'c', t: 'web' },
    'query($id:String!){cart(cart_id:$id){id __typename}}',
    ['Query.cart(terminal:)'],
  ],
  [
    'the one of two equal names that the complaint is about',
    '{ b { name title } a { name title } }',
    {},
    '{b{name title __typename}a{name __typename}}',
    ['Thing.title'],
  ],
  [
    'a field in a fragment on an interface',
    '{ products { ...P } } fragment P on ProductInterface { sku brand }',
    {},
    '{products{...P __typename}}fragment P on ProductInterface{sku __typename}',
    ['ProductInterface.brand'],
  ],
  [
    'one root field of two',
    '{ customer { email } events { id } }',
    {},
    '{customer{email __typename}}',
    ['Query.events'],
  ],
  [
    'an object left empty',
    '{ customer { group { uid } email } }',
    {},
    '{customer{email __typename}}',
    ['Customer.group'],
  ],
  [
    'a field beside one with a condition, whose variable stays',
    'query ($has: Boolean!) { customer { groupId email @include(if: $has) } }',
    { has: false },
    'query($has:Boolean!){customer{email@include(if:$has)__typename}}',
    ['Customer.groupId'],
  ],
  [
    'a fragment on an unknown type',
    '{ products { sku ... on GiftProduct { amount } } }',
    {},
    '{products{sku __typename}}',
    ['GiftProduct'],
  ],
  [
    'several, one complaint at a time',
    '{ customer { email groupId points level } }',
    {},
    '{customer{email __typename}}',
    ['Customer.groupId', 'Customer.level', 'Customer.points'],
  ],
  [
    'a key of an input written out',
    'mutation ($n: String, $p: String) { contact(input: { name: $n, phone: $p }) }',
    { n: 'a', p: 'b' },
    'mutation($n:String){contact(input:{name:$n})}',
    ['ContactInput.phone'],
  ],
] as const)('takes out %s', async (_, text, variables, sent, missing) => {
  const backend = stockBackend(small);
  const transport = shop(backend);
  const ask = text.startsWith('mutation') ? transport.mutate : transport.query;
  await ask(documentOf(text), variables, { ifLost: 'harmless' });
  expect(backend.requests.at(-1)!.query).toBe(sent);
  expect([...transport.capabilities.value].sort()).toEqual(missing);
  expect(missing.map(transport.has)).toEqual(missing.map(() => false));
  expect(transport.has('Customer.email')).toBe(true);
});

test('takes a key out of a variable', async () => {
  const backend = fakeBackend(({ variables }) =>
    JSON.stringify(variables).includes('phone')
      ? {
          json: {
            errors: [
              {
                message:
                  'Variable "$input" got invalid value {"name":"a","phone":"b"}; Field "phone" is not defined by type ContactInput.',
              },
            ],
          },
        }
      : { json: { data: { contact: true } } },
  );
  const transport = shop(backend);
  const contact = documentOf('mutation ($input: ContactInput!) { contact(input: $input) }');
  await expect(
    transport.mutate(contact, { input: { name: 'a', phone: 'b' } }, { ifLost: 'harmless' }),
  ).resolves.toMatchObject({
    contact: true,
  });
  expect(backend.requests.at(-1)!.variables).toEqual({ input: { name: 'a' } });
  expect(transport.has('ContactInput.phone')).toBe(false);
});

test('learns nothing for all attributes from a filter of the wrong kind for one', async () => {
  const message =
    'Variable "$filter" got invalid value {"name":{"in":["x"]}}; Field "in" is not defined by type "FilterMatchTypeInput".';
  const backend = fakeBackend(({ variables }) =>
    JSON.stringify(variables).includes('name')
      ? { json: { errors: [{ message }] } }
      : { json: { data: { products: { total_count: 1 } } } },
  );
  const transport = shop(backend);
  const products = documentOf(
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { total_count } }',
  );
  await expect(transport.query(products, { filter: { name: { in: ['x'] } } })).rejects.toThrow('FilterMatch');
  await transport.query(products, { filter: { brand: { in: ['4'] } } });
  expect(backend.requests.at(-1)!.variables).toEqual({ filter: { brand: { in: ['4'] } } });
});

test('what was learned is used by other documents, and by the next visit', async () => {
  const backend = stockBackend(small);
  const storage = createBrowserStorage('remembers');
  await shop(backend, storage).query(documentOf('{ customer { email groupId } }'), {});
  expect(backend.requests).toHaveLength(2);
  await shop(backend, storage).query(documentOf('query Other { customer { groupId email } }'), {});
  expect(backend.requests).toHaveLength(3);
});

test('nothing left to ask: the error is told, and later ones need no request', async () => {
  const backend = stockBackend(small);
  const transport = shop(backend);
  const events = documentOf('{ storeEvents { id } }');
  await expect(transport.query(events, {})).rejects.toMatchObject({
    kind: 'graphql',
    message: expect.stringContaining('Cannot query field'),
  });
  await expect(transport.query(events, {})).rejects.toMatchObject({ kind: 'graphql' });
  expect(backend.requests).toHaveLength(1);
  expect(transport.has('Query.storeEvents')).toBe(false);
});

test('an error that teaches nothing is told', async () => {
  const transport = shop(fakeBackend(() => ({ json: { errors: [{ message: 'Internal server error' }] } })));
  await expect(transport.query(documentOf('{ customer { email } }'), {})).rejects.toMatchObject({
    message: 'Internal server error',
  });
});

const extensions =
  /^\s*(groupId|is_employee_restricted|best_seller|brand|brand_name|hide_price|is_new|wishlist_status|storeEvents?|contact_enabled|newsletter_enabled|customer_access_token_lifetime)(\(.*\))?: .*$/gm;

test.each(shopDocuments)(
  '$name can be asked of a backend without our extensions',
  async ({ document, kind }) => {
    const backend = stockBackend(
      fullSchema.replace(extensions, '').replace(/, (source_code|terminal): String/g, ''),
    );
    const transport = shop(backend);
    const ask = kind === 'mutation' ? transport.mutate : transport.query;
    const outcome = await ask(document, {}, { ifLost: 'harmless' }).then(
      () => 'answered',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^answered$|Cannot query field "(storeEvents?|groupId)"/);
  },
);

test('what two requests under way are told at once, both are sent again without', async () => {
  const backend = stockBackend(small);
  const transport = shop(backend);
  const asks = ['{ customer { email groupId } }', 'query again { customer { groupId email } }'].map((text) =>
    transport.query(documentOf(text), {}),
  );
  expect(await Promise.all(asks)).toEqual([{ customer: null }, { customer: null }]);
});

describe('a list of what is missing', () => {
  const customer = documentOf('{ customer { email groupId points } }');
  const list = 'Query.customer.groupId=Customer.groupId Query.customer.points=Customer.points';
  const shopUrl = 'https://shop.test/';
  /** The backend with a server for pages beside it. */
  const withFile = (answer: () => FakeAnswer) => {
    const backend = stockBackend(small);
    const files = fakeBackend(answer);
    const fetch: typeof globalThis.fetch = (input, init) =>
      String(input).endsWith('/missing-fields.txt') ? files.fetch(input, init) : backend.fetch(input, init);
    return { backend, files, fetch };
  };

  test('that the page carries: nothing is asked in vain', async () => {
    const backend = stockBackend(small);
    const transport = shop(backend, createBrowserStorage('told'), { missingFields: list });
    expect(transport.has('Customer.points')).toBe(false);
    await transport.query(customer, {});
    expect(backend.requests.map(({ query }) => query)).toEqual(['{customer{email __typename}}']);
  });

  test('that is wrong is put right by complaints, and these are remembered beside it', async () => {
    const backend = stockBackend(small);
    const storage = createBrowserStorage('incomplete');
    const told = { missingFields: 'Query.customer.groupId=Customer.groupId' };
    await shop(backend, storage, told).query(customer, {});
    expect(backend.requests).toHaveLength(2);
    await shop(backend, storage, told).query(customer, {});
    expect(backend.requests).toHaveLength(3);
  });

  test('that is another one than before replaces what was known: the backend was upgraded', async () => {
    const storage = createBrowserStorage('upgraded');
    await shop(stockBackend(small), storage, {
      missingFields: 'Query.customer.groupId=Customer.groupId',
    }).query(customer, {});
    const upgraded = stockBackend(
      small.replace('email: String }', 'email: String groupId: Int points: Int }'),
    );
    const transport = shop(upgraded, storage, { missingFields: '' });
    expect(transport.has('Customer.points')).toBe(true);
    await transport.query(customer, {});
    expect(upgraded.requests.at(-1)!.query).toContain('points');
  });

  test('is asked for once with the first complaint, and kept', async () => {
    const { backend, files, fetch } = withFile(() => ({ text: list }));
    const storage = createBrowserStorage('asks');
    const transport = shop({ fetch }, storage, { shopUrl });
    await Promise.all([
      transport.query(customer, {}),
      transport.query(documentOf('query Again { customer { points email } }'), {}),
    ]);
    expect(files.requests.map(({ url }) => url.href)).toEqual(['https://shop.test/missing-fields.txt']);
    expect(backend.requests).toHaveLength(4);
    await shop({ fetch }, storage, { shopUrl }).query(customer, {});
    expect([files.requests.length, backend.requests.length]).toEqual([1, 5]);
  });

  test('is not asked for by who misses nothing', async () => {
    const { files, fetch } = withFile(() => ({ text: list }));
    await shop({ fetch }, createBrowserStorage('whole'), { shopUrl }).query(
      documentOf('{ customer { email } }'),
      {},
    );
    expect(files.requests).toHaveLength(0);
  });

  test('is asked for ahead by who shows what only some backends have', async () => {
    const { backend, files, fetch } = withFile(() => ({ text: list }));
    const transport = shop({ fetch }, createBrowserStorage('ahead'), { shopUrl });
    await Promise.all([transport.survey(), transport.survey()]);
    expect(transport.has('Customer.points')).toBe(false);
    expect([files.requests.length, backend.requests.length]).toEqual([1, 0]);
  });

  test.each<[string, FakeAnswer, number]>([
    ['is a page', { text: '<!doctype html><title>Shop</title>' }, 1],
    ['is not there', { status: 404, text: 'Customer.email' }, 1],
    ['cannot be had now', { status: 503, text: '' }, 2],
  ])('that %s: complaints teach the same', async (_, answer, asked) => {
    const { files, fetch } = withFile(() => answer);
    const storage = createBrowserStorage(`none ${asked}`);
    const more = documentOf('{ customer { email level } }');
    await shop({ fetch }, storage, { shopUrl }).query(customer, {});
    const transport = shop({ fetch }, storage, { shopUrl });
    await transport.query(more, {});
    expect([...transport.capabilities.value].sort()).toEqual([
      'Customer.groupId',
      'Customer.level',
      'Customer.points',
    ]);
    expect(files.requests).toHaveLength(asked);
  });
});
