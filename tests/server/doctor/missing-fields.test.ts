// @vitest-environment node
// The list that pages carry: told it, a client sends nothing that the backend refuses.
import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { pruneSchema } from '../../../demo-host/backend/graphql/schema-profile';
import { listMissing, writePlaces } from '../../../server/doctor/missing-fields';
import { shopOperations } from '../../../server/doctor/operations';
import { schemaValidator } from '../../../server/doctor/schema-validator';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import type { DocumentText } from '../../../src/graphql/document-text';
import { readPlaces } from '../../../src/transport/capabilities/places';
import { queryText } from '../../../src/transport/http/query-text';
import { createTransport } from '../../../src/transport/transport';
import { fakeBackend } from '../../transport/fake-backend';

const own = parse(readFileSync(new URL('../../../src/graphql/schema.graphql', import.meta.url), 'utf8'));
const schemaWith = (served: { hasNewerFields: boolean; modules: readonly string[] }) =>
  buildASTSchema(pruneSchema(own, { ...served, hasModule: (name) => served.modules.includes(name) }));

it.each([
  ['without newer fields and modules', { hasNewerFields: false, modules: [] }],
  ['without our module', { hasNewerFields: true, modules: ['Braintree', 'Contact'] }],
])('a backend %s refuses no document of a client that was told', async (_, served) => {
  const schema = schemaWith(served);
  const missingFields = await listMissing(schemaValidator(schema));
  const refused: string[] = [];
  const backend = fakeBackend(({ query }) => {
    const [error] = validate(schema, parse(query));
    if (error) refused.push(error.message);
    return { json: error ? { errors: [error.toJSON()] } : { data: {} } };
  });
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('told'),
    fetch: backend.fetch,
    missingFields,
  });
  for (const { kind, document } of shopOperations()) {
    const ask = kind === 'mutation' ? transport.mutate : transport.query;
    await ask(queryText(document) as DocumentText<object, object>, {}, { ifLost: 'harmless' }).catch(
      () => undefined,
    );
  }
  expect(refused).toEqual([]);
  expect(backend.requests.length).toBeGreaterThan(50);
  transport.dispose();
});

it('names nothing of ours for a backend that has everything', async () => {
  expect(
    await listMissing(
      schemaValidator(schemaWith({ hasNewerFields: true, modules: ['Airside', 'Braintree', 'Contact'] })),
    ),
  ).toBe('Query.customer.group.uid=CustomerGroup.uid');
});

it('leaves out what the shop cannot do without: that would be an outage', async () => {
  const list = await listMissing(
    schemaValidator(buildASTSchema(parse('type Query { route(url: String!): String }'))),
  );
  expect(list).not.toMatch(/Query\.(products|cart|storeConfig)(\s|=|$)/);
  expect(list).toContain('Query.cmsBlocks');
});

it('is read as it was written', () => {
  const places = {
    'Query.a': 'Query.a',
    'Query.b.c': 'B.c',
    'In>key': 'In.key',
    'Query.d(e:)': 'Query.d(e:)',
  };
  expect(readPlaces(writePlaces(places))).toEqual(places);
});
