// What judged searches find stays as good as it is. `npm run relevance` prints the table.
import { expect, it } from 'vitest';
import { merchantCatalogue } from '../../support/merchant-catalogue';
import { isWhole } from '../../support/whole';
import { judge } from './judgement';
import { judgedMerchant } from './judged-merchant';
import { judgedSeed } from './judged-seed';
import { measureRelevance, summary, type Measured } from './measure-relevance';
import { demoShop, merchantShop } from './shops';

/** Reached, rounded down to thousandths: a better figure may be written here, a worse one may not. */
const floors = {
  seed: { ndcg: 0.973, firstRight: 0.971 },
  merchant: { ndcg: 0.98, firstRight: 1 },
};

function expectFloor(
  measured: readonly Measured[],
  { ndcg, firstRight }: { ndcg: number; firstRight: number },
) {
  const reached = summary(measured);
  const wrong = measured.flatMap(({ search, isFirstRight, first }) =>
    isFirstRight ? [] : [`${search}: ${first}`],
  );
  expect(reached.firstRight, wrong.join('\n')).toBeGreaterThanOrEqual(firstRight);
  expect(reached.ndcg).toBeGreaterThanOrEqual(ndcg);
  const empty = measured.filter(({ found, isFirstRight }) => found === 0 && !isFirstRight);
  expect(empty.map(({ search }) => search)).toEqual([]);
}

it('finds what is meant in the demo shop', async () => {
  const shop = await demoShop();
  const measured = await measureRelevance(shop, judgedSeed);
  expect(measured.length).toBeGreaterThanOrEqual(120);
  expectFloor(measured, floors.seed);
  shop.close();
});

it.runIf(isWhole && merchantCatalogue !== undefined)(
  'finds what is meant in a merchant’s catalogue',
  async () => {
    const shop = await merchantShop(merchantCatalogue ?? '');
    const measured = await measureRelevance(shop, judgedMerchant);
    expect(measured.length).toBeGreaterThanOrEqual(60);
    expectFloor(measured, floors.merchant);
    shop.close();
  },
  120_000,
);

it('refuses a judgement that no product fits', () => {
  const product = {
    sku: 'A-1',
    name: 'Sloe Gin',
    brand: 'Kestrel',
    paths: ['spirits/gin'],
    sizes: ['700 ml'],
  };
  const gradesOf = (rules: string) => [...(judge(`gin = ${rules}`, [product])[0]?.grades ?? [])];
  expect(gradesOf('3 A-1')).toEqual([['A-1', 3]]);
  expect(gradesOf('1 named:gin; 2 in:spirits, brand:Kes; 1 size:700')).toEqual([['A-1', 2]]);
  expect(gradesOf('none')).toEqual([]);
  expect(() => gradesOf('3 named:Gin+in:wine')).toThrow('Nothing fits named:Gin+in:wine');
  expect(() => gradesOf('4 A-1')).toThrow('Not understood');
});
