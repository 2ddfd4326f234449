// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, buildSchema, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { optionalParts } from '../../../server/doctor/features';
import { createFitting } from '../../../server/doctor/fit';
import { operationsOf, shopOperations } from '../../../server/doctor/operations';
import { readSchemaFile } from '../../../server/doctor/schema-file';
import { schemaValidator } from '../../../server/doctor/schema-validator';
import { sentInputs } from '../../../server/doctor/sent-inputs';
import { brandSource } from '../../../src/catalog/brand/api';
import { categorySource } from '../../../src/catalog/listing/listing-api';
import { productFilter } from '../../../src/catalog/product-page/product-url';
import { shelfScope, shelfVariables } from '../../../src/catalog/shelf/shelf-api';
import { queryText } from '../../../src/transport/http/query-text';
import { CustomerGroupUidDocument } from '../../../src/user/group-document';
import { notOnStock } from '../../backend/documents/not-on-stock';
import { shopDocuments } from '../../support/documents';
import { documentsFolder, schemaFile } from '../../recordings/recordings';

const root = join(import.meta.dirname, '../../..');
const ownSchema = buildSchema(readFileSync(join(root, 'src/graphql/schema.graphql'), 'utf8'));

it('checks every document that the shop was built with', () => {
  const built: string[] = [CustomerGroupUidDocument, ...shopDocuments.map(({ document }) => document)];
  expect(built.length).toBeGreaterThan(40);
  const checked = shopOperations().map(({ document }) => queryText(document));
  expect(checked.sort()).toEqual(built.sort());
});

it('names optional parts that exist', async () => {
  const { has } = schemaValidator(ownSchema);
  const newest = ['Customer.group', 'CustomerGroup.uid'];
  for (const { coordinate } of optionalParts.filter((part) => !newest.includes(part.coordinate)))
    expect([coordinate, await has(coordinate)]).toEqual([coordinate, true]);
});

describe('keys that travel in variables', () => {
  const keysOf = (operation: string, variable: string) => {
    const value = parseValue(sentInputs[operation]?.[variable] ?? '{}');
    return value.kind === Kind.OBJECT ? value.fields.map(({ name }) => name.value) : [];
  };
  const covered = (operation: string, variables: Record<string, unknown>) => {
    for (const [variable, value] of Object.entries(variables))
      if (value && typeof value === 'object')
        expect(keysOf(operation, variable)).toEqual(expect.arrayContaining(Object.keys(value)));
  };

  it('are those that the shop writes', () => {
    for (const kind of ['new', 'best-sellers', 'specials', undefined] as const)
      for (const uid of ['Mw==', undefined])
        for (const search of ['gin', undefined])
          covered('ProductShelf', shelfVariables(shelfScope(uid, kind, search), 4));
    const listed = brandSource({ id: '11', name: 'Gin', slug: 'gin', count: 1 });
    const all = { page: 1, pageSize: 6, sort: listed.ownSort, filter: listed.scope.filter };
    covered('BrandListing', listed.variables(all) ?? {});
    const { scope, ownSort, variables } = categorySource('Mw==');
    covered(
      'CategoryListing',
      variables({ page: 1, pageSize: 6, sort: ownSort, filter: scope.filter }) ?? {},
    );
    covered('ProductPage', { filter: productFilter({ sku: 'GN-001' }) });
    covered('ProductPage', { filter: productFilter({ urlKey: 'gin' }) });
  });
});

it('finds what the recorded 2.4.6 refused', async () => {
  const { schema } = readSchemaFile(schemaFile('2.4.6'));
  const refused: string[] = [];
  for (const file of readdirSync(documentsFolder)) {
    const { fit } = createFitting(schemaValidator(schema));
    for (const operation of operationsOf(readFileSync(join(documentsFolder, file), 'utf8'), 'recorded')) {
      const { missing, refusal } = await fit(operation);
      if (missing.length || refusal) refused.push(file.replace('.graphql', ''));
    }
  }
  expect(refused.sort()).toEqual([...notOnStock].sort());
});
