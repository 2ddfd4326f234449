// Answers that depend on how exactly something is asked: order of sort keys, what is selected, misspelt words and fields.
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmallShop } from '../small-shop';
import { testBackend, type TestBackend } from '../../support/backend';

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});

interface Named {
  sku: string;
  brand_name: string;
  name: string;
}

async function namesOf(query: string, variables: Record<string, unknown> = {}): Promise<Named[]> {
  const { data, errors } = await backend.graphql<{ products: { items: Named[] } }>(query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.products.items;
}

describe('sort keys', () => {
  it('count in the order in which they were sent', async () => {
    const listing = `query($sort: ProductAttributeSortInput) {
      products(filter: {}, sort: $sort, pageSize: 300) { items { sku brand_name name } } }`;
    const byBrand = await namesOf(listing, { sort: { brand_name: 'ASC', name: 'DESC' } });
    const byName = await namesOf(listing, { sort: { name: 'DESC', brand_name: 'ASC' } });
    const brands = byBrand.map(({ brand_name: brand }) => brand);
    expect(new Set(brands).size).toBeGreaterThan(3);
    // Every brand stands together.
    expect(brands.filter((brand, index) => brand !== brands[index - 1])).toEqual([...new Set(brands)]);
    expect(byName.map(({ name }) => name)).not.toEqual(byBrand.map(({ name }) => name));
    const literal = await namesOf(
      '{ products(filter: {}, sort: { name: DESC, brand_name: ASC }, pageSize: 300) { items { sku brand_name name } } }',
    );
    expect(literal).toEqual(byName);
  });
});

describe('words of a search', () => {
  const total = async (search: string) => {
    const { data } = await backend.graphql<{ products: { total_count: number } }>(
      'query($search: String!) { products(search: $search, pageSize: 1) { total_count } }',
      { search },
    );
    return data?.products?.total_count ?? -1;
  };

  it('are beginnings where they are no words, each for itself', async () => {
    const [gin, whole, part] = [await total('gin'), await total('chocolate'), await total('chocol')];
    expect(part).toBeGreaterThanOrEqual(whole);
    expect(await total('gin chocol')).toBeGreaterThan(gin);
  });
});

describe('children_count', () => {
  const count = async (selected: string) => {
    const { data } = await backend.graphql<{ categoryList: { children_count: string }[] }>(
      `{ categoryList { children_count ${selected} } }`,
    );
    return data?.categoryList?.[0]?.children_count;
  };

  it('is nothing unless something below the category is asked for', async () => {
    expect(await count('')).toBe('0');
    expect(Number(await count('children { uid }'))).toBeGreaterThan(0);
    expect(await count('cms_block { identifier }')).toBe(await count('children { uid }'));
  });
});

describe('a field that is not there', () => {
  const message = async (query: string) => (await backend.graphql(query)).errors?.[0]?.message;

  it('is likened only to fields that the query names', async () => {
    const unknown = 'Cannot query field "stock_statuss" on type "ProductInterface".';
    const listing = (selected: string) => `{ products(filter: {}) { items { ${selected} } } }`;
    expect(await message(listing('sku stock_statuss'))).toBe(unknown);
    expect(await message(listing('stock_status stock_statuss'))).toBe(
      `${unknown} Did you mean "stock_status"?`,
    );
  });
});

describe('attribute metadata', () => {
  it('tells kind and options, and fails on the options of what it does not know', async () => {
    const shop = await createSmallShop();
    const ask = (
      code: string,
      selected: string,
    ) => `{ customAttributeMetadata(attributes: [{ attribute_code: "${code}",
      entity_type: "catalog_product" }]) { items { attribute_code ${selected} } } }`;
    const { customAttributeMetadata } = await shop.ask(
      ask(
        'bottle_size',
        'attribute_type input_type attribute_options { label value } storefront_properties { use_in_layered_navigation }',
      ),
    );
    expect(customAttributeMetadata).toEqual({
      items: [
        {
          attribute_code: 'bottle_size',
          attribute_type: 'Int',
          input_type: 'select',
          attribute_options: [
            { label: '50 cl', value: '14' },
            { label: '70 cl', value: '15' },
          ],
          storefront_properties: {
            use_in_layered_navigation: expect.stringMatching(/^(NO|FILTERABLE_WITH_RESULTS)$/) as string,
          },
        },
      ],
    });
    expect((await shop.ask(ask('nope', 'attribute_type'))).customAttributeMetadata).toEqual({
      items: [{ attribute_code: 'nope', attribute_type: 'AnyType' }],
    });
    expect((await shop.refused(ask('nope', 'attribute_options { label }'))).message).toBe(
      'Internal server error',
    );
    shop.backend.close();
  });
});
