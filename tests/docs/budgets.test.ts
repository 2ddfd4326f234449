// What decision 023 and embed.md say in KiB is what `npm run size` measures against.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { budgets } from '../size/budgets';
import type { Budget } from '../size/budget';
import { root } from './documents';

type Kib = Budget['kib'];
type Row = [name: string, ...kib: number[]];

const foreign = (name: string) => `${name} on a foreign page`;

/** What each row of the decision speaks of. */
const areas: Record<string, string[]> = {
  loader: ['loader'],
  'loader and badge of the mini cart': ['loader + mini-cart badge'],
  'newsletter on a page of another site': [foreign('newsletter')],
  'search box on a page of another site': [foreign('search box')],
  'product card with button': [foreign('product card')],
  'product list': [foreign('product list')],
  'mini cart, opened, on a page of another site': [foreign('mini cart, opened,')],
  'bag beside a card on a page of another site': [foreign('bag beside a card')],
  'category, product, cart, account, home page': [
    'category page',
    'search page',
    'product page',
    'cart page',
    'sign-in page',
    'guest order',
    'account information',
    'address book',
    'communications',
    'order history',
    'saved payments',
    'home page',
  ],
  'contact, events, CMS page': ['CMS page', 'contact page', 'events page', 'event page'],
  'brand page': ['brand page'],
  wishlist: ['wishlist'],
  'checkout before the payment provider': ['checkout before the payment provider'],
  'Braintree, when its form opens': ['Braintree, when its form opens'],
  'a second page inside the shop': ['a second page inside the shop'],
};

const areasAtRest: Record<string, string[]> = {
  newsletter: [foreign('newsletter')],
  'product list': [foreign('product list')],
  'bag beside a card': [foreign('bag beside a card')],
  'search box': [foreign('search box')],
  'product card with button': [foreign('product card')],
  'home page': ['home page'],
  'cart page': ['cart page'],
  'product page': ['product page'],
  'category page': ['category page'],
};

const areasOfGuide: Record<string, string[]> = {
  'bag with the number of items': ['loader + mini-cart badge'],
  newsletter: [foreign('newsletter')],
  'product list, card with a button': [foreign('product list'), foreign('product card')],
  'mini cart, opened': [foreign('mini cart, opened,')],
};

/** The rows of the table under that heading: name and KiB, on React and on Preact. */
function rowsOf(path: string, heading: string): Row[] {
  const [, text = ''] = readFileSync(join(root, path), 'utf8').split(`\n| ${heading} `);
  const [, table = ''] = /^.*\n\| -.*\n((?:\|.*\n)+)/.exec(text) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .map((row): Row => {
      const [, name = '', ...cells] = row.split('|').map((cell) => cell.trim());
      return [name, ...cells.slice(0, 2).map(parseFloat)];
    });
}

const found = (names: string[]): Budget[] => budgets.filter(({ area }) => names.includes(area));

/** As rows have it, one for each measured area. */
const measured = (spoken: Record<string, string[]>, kibOf: (budget: Budget) => Kib | undefined) =>
  Object.entries(spoken).flatMap(([name, names]) => {
    expect(found(names), name).toHaveLength(names.length);
    return found(names).map((budget): Row => {
      const { react, preact } = kibOf(budget) ?? { react: NaN, preact: NaN };
      return [name, react, preact];
    });
  });

const decision = 'docs/decisions/023-bytes-have-budgets.md';

it.each([
  ['area', areas, ({ kib }: Budget) => kib, budgets],
  ['at rest', areasAtRest, ({ atRest }: Budget) => atRest?.kib, budgets.filter(({ atRest }) => atRest)],
] as const)('decision 023 has every budget of the table “%s”', (heading, spoken, kibOf, all) => {
  const rows = new Map(rowsOf(decision, heading).map((row) => [row[0], row]));
  expect([...rows.keys()]).toEqual(Object.keys(spoken));
  for (const row of measured(spoken, kibOf)) expect(rows.get(row[0])).toEqual(row);
  const names = Object.values<string[]>(spoken).flat().sort();
  expect(names).toEqual(all.map(({ area }) => area).sort());
});

it('embed.md has the largest of what it names together, rounded up where it is a whole number', () => {
  const rows = rowsOf('docs/embed.md', 'on a page of another site');
  expect(rows.map(([name]) => name)).toEqual(Object.keys(areasOfGuide));
  const all = measured(areasOfGuide, ({ kib }) => kib);
  for (const [name, ...said] of rows) {
    const most = [1, 2].map((column) =>
      Math.max(...all.filter((row) => row[0] === name).map((row) => Number(row[column]))),
    );
    const expected = most.map((kib, index) => (Number.isInteger(said[index]) ? Math.ceil(kib) : kib));
    expect([name, ...said]).toEqual([name, ...expected]);
  }
});
