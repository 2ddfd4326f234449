// What a real Magento answered about addresses abroad, virtual carts, listings and quantities, asked here.
import { expect, it } from 'vitest';
import { play } from './replay/play';

it.each([
  ['read', 32],
  ['cart', 86],
  ['checkout', 113],
  ['customer', 26],
  ['more', 16],
])('recorded answers about types: run %s is answered alike', async (run, count) => {
  const results = await play('types', run);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(results).toHaveLength(count);
});
