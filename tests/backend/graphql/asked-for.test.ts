// Answers that depend on how exactly something is asked: order of sort keys, what is selected, misspelt words and fields.
import { beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
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

describe('the block of a category', () => {
  const ask = async () => {
    const { data, errors } = await backend.graphql<{ categories: { items: object[] } }>(
      '{ categories(filters: { url_path: { eq: "spirits/rum" } }) { items { display_mode landing_page cms_block { identifier content } } } }',
    );
    return [data?.categories.items[0], errors?.[0]?.message];
  };
  const show = (mode: string, block: number | null) =>
    run(
      backend.db,
      "UPDATE category SET display_mode = ?, landing_page = ? WHERE url_path = 'spirits/rum'",
      mode,
      block,
    );

  it('is nothing where none is chosen (recording `documents/getCategoryData`), else what its editors wrote', async () => {
    expect(await ask()).toMatchObject([{ landing_page: null, cms_block: null }, undefined]);
    run(
      backend.db,
      "INSERT INTO cms_block (id, identifier, title, content) VALUES (90, 'cane', 'Cane', '<p>Cane</p>')",
    );
    show('PAGE', 90);
    const block = { identifier: 'cane', content: '<p>Cane</p>' };
    expect(await ask()).toEqual([{ display_mode: 'PAGE', landing_page: 90, cms_block: block }, undefined]);
    show('PAGE', 91);
    expect(await ask()).toEqual([
      { display_mode: 'PAGE', landing_page: 91, cms_block: null },
      'The CMS block with the "91" ID doesn\'t exist.',
    ]);
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
