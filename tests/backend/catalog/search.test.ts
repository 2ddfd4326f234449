// Search: words, beginnings of words, accents, and what people type that is no word.
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../demo-host/backend/database';
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
});

describe('what people type', () => {
  it.each([
    ['a category', 'cigars', 'Hacienda Lucero Petit Panatela Tin'],
    ['a category before a product that is called like it', 'champagne', 'Delatour & Fils Brut Réserve'],
    ['a category from above', 'wine', 'Vinho Serra Tinto Reserva'],
    ['the beginning of a second word', 'northfold bl', 'Northfold Blackcurrant Vodka'],
    ['a number with its unit', 'hokuto 12yr', 'Hokuto 12 Year Old'],
    ['two words as one', 'glentarrow', 'Glen Tarrow 12 Year Old Sherry Cask'],
    ['one word as two', 'north fold original', 'Northfold Original Vodka'],
    ['a genitive without apostrophe', 'coopers landing rye', 'Cooper’s Landing Straight Rye'],
    ['words that say little', 'the gin and tonic', 'Fizzwick Gin & Tonic Can'],
    ['some words, by what it is', 'tequila reposado 50', 'Tres Cerros Tequila Reposado'],
    ['a synonym', 'syrah', 'Mount Corrigan Shiraz'],
    ['the number of a variant', 'WH-001-50', 'Glen Tarrow 10 Year Old'],
    ['the number of a product', 'wh-002', 'Glen Tarrow 12 Year Old Sherry Cask'],
    ['a whole name', 'Polar Mark Platinum', 'Polar Mark Platinum'],
  ])('finds %s first: %s', async (_, typed, expected) => {
    expect((await search(typed))[0]).toBe(expected);
  });

  it('takes the last word as a beginning though it is a whole word elsewhere', async () => {
    expect((await search('port')).some((name) => name === 'Quinta do Almo Ruby Port')).toBe(true);
    expect(await search('gin')).toContain('Isla Verde Orange Blossom Gin');
    expect(await search('sea')).toContain('Ridge Cocoa Sea Salt Caramels');
  });

  it('finds the same for a size with and without its space', async () => {
    const sizes = await search('750ml');
    expect(sizes.length).toBeGreaterThan(20);
    expect(await search('750 ml')).toEqual(sizes);
  });

  it('shows what has some of the words after the few that have all', async () => {
    const [first, ...others] = await search('sloe gin');
    expect(first).toBe('Kestrel & Thorn Sloe Gin');
    expect(others).toContain('Isla Verde Mediterranean Gin');
  });

  it('shows best sellers first among equals, and what is sold out last', async () => {
    const { data } = await backend.graphql<{
      products: { items: { sku: string; best_seller: number; stock_status: string }[] };
    }>('{ products(search: "champagne", pageSize: 50) { items { sku best_seller stock_status } } }');
    const items = data?.products.items ?? [];
    expect(items[0]?.best_seller).toBe(1);
    const firstOut = items.findIndex(({ stock_status }) => stock_status === 'OUT_OF_STOCK');
    expect(items.slice(firstOut).every(({ stock_status }) => stock_status === 'OUT_OF_STOCK')).toBe(true);
    expect(firstOut).toBeGreaterThan(0);
  });

  it('keeps the order over pages', async () => {
    const whole = await search('whisky', 'pageSize: 12');
    const pages = [1, 2, 3].map((page) => search('whisky', `pageSize: 4, currentPage: ${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(whole);
  });

  it('finds a product by its new category at once', async () => {
    const parade = await testBackend();
    const find = async () => {
      const { data } = await parade.graphql<Found>('{ products(search: "zeppelin") { total_count } }');
      return data?.products.total_count;
    };
    expect(await find()).toBe(0);
    run(parade.db, "UPDATE category SET name = 'Zeppelin' WHERE url_path = 'gifts/cigars'");
    expect(await find()).toBe(4);
    parade.close();
  });

  it('does not tell guests by their words what stands in restricted categories', async () => {
    expect(await search('staff pantry')).not.toContain('Crew Choice Short-Dated Coffee Tin');
    expect(await search('crew choice')).toEqual([]);
  });
});

describe('sort fields', () => {
  const offered = async ({ graphql }: TestBackend) => {
    const { data } = await graphql<{
      products: { sort_fields: { default: string; options: { value: string }[] } };
    }>('{ products(search: "gin") { sort_fields { default options { value } } } }');
    return data?.products.sort_fields;
  };
  const ofMagento = ['position', 'name', 'price', 'brand_name'];

  it('never have relevance, and have the orders of the shop’s own', async () => {
    const fields = await offered(backend);
    expect(fields?.default).toBe('position');
    expect(fields?.options.map(({ value }) => value)).toEqual([
      ...ofMagento,
      ...['newest', 'best_selling', 'saving', 'litre_price'],
    ]);
  });

  it.each(['stock-2.4.6', '2.4.8'] as const)('of %s are those of a Magento', async (profile) => {
    const stock = await testBackend({ profile });
    expect((await offered(stock))?.options.map(({ value }) => value)).toEqual(ofMagento);
    const { errors } = await stock.graphql(
      '{ products(filter: {}, sort: { newest: DESC }) { total_count } }',
    );
    expect(errors?.[0]?.message).toContain('newest');
    stock.close();
  });
});
