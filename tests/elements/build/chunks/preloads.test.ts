// The loader's table: what it asks for at once, by element.
import { expect, it } from 'vitest';
import { preloadTable } from '../../../../elements/build/chunks/preloads';

type Chunks = Parameters<typeof preloadTable>[0];

/** `name: modules < imports`, one per line. */
const chunksOf = (text: string): Chunks =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', modules = '', imports = ''] = line.split(/[:<]/).map((part) => part.trim());
      const file = (of: string) => `chunks/${of}.js`;
      return {
        fileName: file(name),
        modules: Object.fromEntries(modules.split(' ').map((id) => [`/shop/${id}`, {}])),
        imports: imports.split(' ').filter(Boolean).map(file),
      };
    }) as unknown as Chunks;

const table = preloadTable(
  chunksOf(`
    badge: elements/tags/mini-cart/badge.ts < ground
    kit: elements/kit/define.ts < ground
    ground: src/records.ts
    core: elements/kit/default-storefront.ts < kit
    page: elements/more.ts < kit
    cart: elements/tags/mini-cart/mini-cart.ts < core kit
    price: elements/tags/price/price.ts < shelf
    shelf: src/shelf.ts < kit
    frame: elements/tags/header/header.ts elements/tags/header/parts.ts < page core
    search: elements/tags/search-box/search-box.ts < kit
    newsletter: elements/tags/newsletter/newsletter.ts < kit
    checkout: elements/tags/checkout/checkout.ts < page
  `),
  new Set(['elements/tags/checkout/checkout.ts']),
);

it('lists what an element needs beyond its own chunk and that of all', () => {
  expect(table.price).toEqual(['core.js', 'shelf.js']);
  expect(table['*']).toEqual(['ground.js', 'kit.js']);
  // The badge comes without React, what opens from it does not.
  expect(table['mini-cart']).toEqual(['ground.js']);
});

it('says it once for those that have no entry, and for those that need the same', () => {
  expect(table['+']).toEqual(['core.js', 'page.js']);
  expect(Object.keys(table).sort()).toEqual([
    '*',
    '+',
    'mini-cart',
    'mini-cart-panel',
    'newsletter',
    'price',
    'search-box',
  ]);
});

it('asks for the Storefront in the same moment', () => expect(table['search-box']).toEqual(['core.js']));

it('asks for nothing where nothing is needed', () => expect(table.newsletter).toEqual([]));
