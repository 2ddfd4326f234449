// Search: words, beginnings of words, accents, and what people type that is no word.
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, type TestBackend } from '../../support/backend';

interface Found {
  products: { items: { name: string; sku: string }[]; total_count: number };
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});

async function search(text: string, rest = 'pageSize: 300'): Promise<string[]> {
  const { data, errors } = await backend.graphql<Found>(
    `query($text: String!) { products(search: $text, ${rest}) { items { name sku } total_count } }`,
    { text },
  );
  expect(errors).toBeUndefined();
  return data?.products.items.map((item) => item.name) ?? [];
}

describe('search', () => {
  it('finds a word in names first', async () => {
    const names = await search('tequila');
    expect(names.slice(0, 3).every((name) => /tequila/i.test(name))).toBe(true);
  });

  it('puts what has all the words before what has one', async () => {
    expect((await search('northfold rye vodka'))[0]).toBe('Northfold Rye Vodka');
  });

  it('finds a product by its number', async () => {
    const { data } = await backend.graphql<Found>('{ products(search: "PF-002") { items { sku } } }');
    expect(data?.products.items[0]?.sku).toBe('PF-002');
  });

  it('takes a beginning when there is no such word', async () => {
    expect(await search('arma')).toContain('Château Périllat Bas Armagnac 10 Years');
    expect((await search('gi')).some((name) => /gin/i.test(name))).toBe(true);
  });

  it('does not care about accents, letter case or plurals', async () => {
    expect(await search('anejo')).toContain('Tres Cerros Tequila Añejo');
    expect(await search('AÑEJO')).toContain('Tres Cerros Tequila Añejo');
    expect(await search('caramel')).toContain('Ridge Cocoa Sea Salt Caramels');
  });

  it.each([['zzzznothing'], ['"'], ['!!!'], ['gin" OR name:*']])('survives %j', async (text) => {
    const names = await search(text);
    expect(names.length === 0 || names.some((name) => /gin/i.test(name))).toBe(true);
  });

  it('lists everything for an empty text', async () => {
    expect((await search('')).length).toBeGreaterThan(200);
  });

  it('narrows by filters and sorts by price when asked', async () => {
    const names = await search('gin', 'filter: { price: { to: "35" } }, sort: { price: ASC }, pageSize: 300');
    expect(names.length).toBeGreaterThan(3);
    expect(names.length).toBeLessThan((await search('gin')).length);
  });

  it('never offers relevance among the sort fields', async () => {
    const { data } = await backend.graphql(
      '{ products(search: "gin") { sort_fields { default options { value } } } }',
    );
    expect(data?.products).toEqual({
      sort_fields: {
        default: 'position',
        options: [{ value: 'position' }, { value: 'name' }, { value: 'price' }, { value: 'brand_name' }],
      },
    });
  });
});
