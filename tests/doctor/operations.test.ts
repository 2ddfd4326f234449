// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, buildSchema, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { optionalParts } from '../../demo-host/doctor/features';
import { createFitting } from '../../demo-host/doctor/fit';
import { operationsOf, shopOperations } from '../../demo-host/doctor/operations';
import { readSchemaFile } from '../../demo-host/doctor/schema-file';
import { schemaValidator } from '../../demo-host/doctor/schema-validator';
import { sentInputs } from '../../demo-host/doctor/sent-inputs';
import { brandSource } from '../../src/catalog/brand/brand-source';
import { categorySource } from '../../src/catalog/listing/listing-api';
import { productFilter } from '../../src/catalog/product-page/product-url';
import { shelfScope, shelfVariables } from '../../src/catalog/shelf/shelf-api';
import { sharedDir, sharedMissing } from '../support/shared';

const root = join(import.meta.dirname, '../..');
const ownSchema = buildSchema(readFileSync(join(root, 'src/graphql/schema.graphql'), 'utf8'));

it('checks every document that the shop was built with', () => {
  const generated = join(root, 'src/graphql/generated');
  const built = readdirSync(generated).flatMap((file) =>
    [...readFileSync(join(generated, file), 'utf8').matchAll(/\b(?:query|mutation) (\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  const checked = shopOperations().map(({ name }) => name);
  expect(checked.filter((name) => name !== 'CustomerGroupUid').sort()).toEqual([...new Set(built)].sort());
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

const shared = sharedDir();
it.skipIf(!shared)(`finds what the recorded 2.4.6 refused (${shared ? 'here' : sharedMissing})`, async () => {
  const contract = join(shared ?? '', 'contract');
  const { schema } = readSchemaFile(join(contract, 'recordings/schema/introspection-full.json'));
  const folder = join(contract, 'documents');
  const refused: string[] = [];
  for (const file of readdirSync(folder)) {
    const { fit } = createFitting(schemaValidator(schema));
    for (const operation of operationsOf(readFileSync(join(folder, file), 'utf8'), 'contract')) {
      const { missing, refusal } = await fit(operation);
      if (missing.length || refusal) refused.push(file.replace('.graphql', ''));
    }
  }
  // contract/observed.md, section 4: the rows of its table.
  const section =
    /## 4\.[^]*?(?=\nBecause)/.exec(readFileSync(join(contract, 'observed.md'), 'utf8'))?.[0] ?? '';
  const rows = [...section.matchAll(/^\| (\w+) \|/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'document');
  expect(refused.sort()).toEqual(rows.sort());
});
