// What a real Magento answered about addresses abroad, virtual carts, listings and quantities, asked here.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedDir, sharedMissing } from '../support/shared';
import { playTypes, type TypesRun } from './replay/types-play';

const folder = sharedDir();

/** How many of each area at least; the rest is about products, carriers and payments that are not sold here. */
const equal: Partial<Record<TypesRun, Record<string, number>>> = {
  read: { product: 12, route: 10, listing: 5 },
  cart: { add: 24, update: 2 },
  checkout: { virtual: 17, address: 36, estimate: 10 },
  customer: { 'customer-address': 19 },
  more: { zero: 7 },
};

describe.skipIf(folder === undefined)(`recorded answers about types (else: ${sharedMissing})`, () => {
  it.each(Object.entries(equal) as [TypesRun, Record<string, number>][])(
    'of run %s are answered alike',
    async (run, areas) => {
      const results = await playTypes(join(folder ?? '', 'contract/types'), run);
      const counts = new Map<string, number>();
      for (const [name, differences] of results) {
        const area = name.split('/')[0] ?? '';
        if (differences.length === 0) counts.set(area, (counts.get(area) ?? 0) + 1);
      }
      const fewer = Object.entries(areas).filter(([area, least]) => (counts.get(area) ?? 0) < least);
      expect(fewer).toEqual([]);
    },
    120_000,
  );
});
