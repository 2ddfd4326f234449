// The schema that a shop serves: what its own attributes add, and when it is built anew.
import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
import { schemaOf } from '../../../demo-host/backend/graphql/schema';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, type SmallShop } from '../small-shop';

const options = { file: ':memory:', baseUrl: 'http://shop.test', profile: 'stock-2.4.6' } as const;

let shop: SmallShop;
let other: SmallShop;
beforeAll(async () => {
  [shop, other] = await Promise.all([createSmallShop(options), createSmallShop(options)]);
});
afterAll(() => [shop, other].forEach(({ backend }) => backend.close()));

function typeOf(schema: GraphQLSchema, name: string, field: string): string | undefined {
  const type = schema.getType(name);
  const isKnown = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return isKnown ? type.getFields()[field]?.type.toString() : undefined;
}

const current = () => schemaOf(shop.db, options);

describe('the schema of a shop', () => {
  it('is built once for all shops of a kind', () => {
    expect(schemaOf(other.db, options)).toBe(current());
    expect(schemaOf(shop.db, { ...options, profile: '2.4.8' })).not.toBe(current());
  });

  it('has a field for each attribute, a filter and a sort key where it is flagged so', () => {
    const add = (code: string, input: string, isFilterable: number, isSortable: number) =>
      run(
        shop.db,
        `INSERT INTO attribute (code, label, input, is_filterable, is_sortable) VALUES (?, ?, ?, ?, ?)`,
        code,
        code,
        input,
        isFilterable,
        isSortable,
      );
    add('peat', 'select', 1, 0);
    add('maker', 'text', 0, 1);
    add('no-graphql-name', 'text', 1, 1);
    for (const type of ['ProductInterface', 'SimpleProduct', 'ConfigurableProduct']) {
      expect(typeOf(current(), type, 'peat')).toBe('Int');
      expect(typeOf(current(), type, 'maker')).toBe('String');
      expect(typeOf(current(), type, 'no-graphql-name')).toBeUndefined();
    }
    expect(typeOf(current(), 'ProductAttributeFilterInput', 'peat')).toBe('FilterEqualTypeInput');
    expect(typeOf(current(), 'ProductAttributeFilterInput', 'maker')).toBeUndefined();
    expect(typeOf(current(), 'ProductAttributeSortInput', 'maker')).toBe('SortEnum');
    expect(typeOf(current(), 'ProductAttributeSortInput', 'peat')).toBeUndefined();
    expect(typeOf(schemaOf(other.db, options), 'ProductInterface', 'peat')).toBeUndefined();
  });

  it('follows a module that is installed', () => {
    expect(typeOf(current(), 'Mutation', 'contactUs')).toBeUndefined();
    saveSetting(shop.db, 'modules/Contact', 1);
    expect(typeOf(current(), 'Mutation', 'contactUs')).toBe('ContactUsOutput');
  });

  it('resolves in a type what its interface resolves', async () => {
    const data = await shop.ask(
      '{ products(filter: { sku: { in: ["GIN", "RUM"] } }) { items { __typename uid ... on SimpleProduct { stock_status } } } }',
    );
    expect((data.products as { items: unknown[] }).items).toEqual([
      { __typename: 'ConfigurableProduct', uid: 'MTA=' },
      { __typename: 'SimpleProduct', uid: 'Mg==', stock_status: 'IN_STOCK' },
    ]);
  });
});
