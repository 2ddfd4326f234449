// Every border that behaviour 4.7 and 4.8 name is crossed by a journey that presses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './documents';

interface Journey {
  /** Below tests/journeys. */
  in: string;
  /** As it is written there. */
  called: string;
}

const inCrossing = (called: string): Journey => ({ in: 'embedding/crossing.spec.ts', called });
const inBorders = (called: string): Journey => ({ in: 'embedding/borders.spec.ts', called });
const inSession = (called: string): Journey => ({ in: 'account/session.spec.ts', called });
const inOrders = (called: string): Journey => ({ in: 'account/orders.spec.ts', called });
const inContent = (called: string): Journey => ({ in: 'shop/content.spec.ts', called });

const asksForAccount =
  'somebody signed in there is asked to sign in at the shop, and comes to the checkout; nothing is copied';

/** By whose the bag is there, and who comes to the shop. */
const bags: Record<string, Journey[]> = {
  'a guest, a guest': [inCrossing('a guest fills a bag there, presses Checkout, and buys it at the shop')],
  'a guest, a customer': [inCrossing('somebody signed in at the shop has it in their own cart, and buys it')],
  'customer, a guest': [inCrossing(asksForAccount)],
  'customer, a customer': [
    inCrossing('somebody signed in there and at the shop goes on with the cart of the account'),
  ],
};

/** By what one comes from. */
const borders: Record<string, Journey[]> = {
  "a guest's bag": [inCrossing('a guest fills a bag there, presses Checkout, and buys it at the shop')],
  "an account's bag": [inCrossing(asksForAccount)],
  "an account's pages and links": [inBorders('${name} leads to the sign-in, and on')],
  "nothing, by an address of one's own": [
    inBorders('an empty ${path} at the shop offers the sign-in, and comes back'),
  ],
  'any link, search, or next page': [inBorders('of the page go along with the link ${name}')],
  'a heart of somebody not signed in': [inBorders('keeps its wish through ${name}')],
  'a line of the bag': [inBorders('a line of the bag leads to what was chosen')],
  'a frame of another site': [
    inBorders('${name} takes the whole window'),
    inBorders('where a sandbox lets nobody out, the address is said, and the bag stays'),
  ],
  'the mail of an order': [
    inOrders('a guest comes to an order by its mail, and cancels it by the link of another'),
  ],
  'a mail that confirms a newsletter': [inContent('the link of a letter confirms the newsletter')],
  "the link at a letter's end": [inContent('the link of a letter ends the newsletter')],
  'a mail that confirms an account': [
    inSession('an account that is made on the way to the checkout is confirmed by one press, and ends there'),
  ],
  'a mail for a new password': [
    inSession('chooses a new password by the link of a mail'),
    inSession('a link for a new password, opened while somebody else is signed in, ends as whom it was for'),
  ],
  "a mail that cancels a guest's order": [
    inOrders('a guest comes to an order by its mail, and cancels it by the link of another'),
  ],
};

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The first so many cells of each row of the table in a section of behaviour.md. */
function rowsOf(section: string, cells: number): string[] {
  const [, text = ''] = textOf('docs/behaviour.md').split(`\n### ${section} `);
  const [, table = ''] = /^\| -.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trimEnd().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, 1 + cells)
      .map((cell) => cell.trim())
      .join(', '),
  );
}

/** The names of tests as a file writes them. */
const namesIn = (path: string): string[] =>
  [...textOf(path).matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g)].map(([, , name = '']) => name);

describe.each([
  ['4.7', 2, bags],
  ['4.8', 1, borders],
] as const)('the table of behaviour %s', (section, cells, journeys) => {
  it('has the rows that are walked here', () => {
    expect(rowsOf(section, cells)).toEqual(Object.keys(journeys));
  });

  it.each(Object.entries(journeys))('%s: a journey of that name is there', (_, walked) => {
    for (const { in: file, called } of walked) expect(namesIn(`tests/journeys/${file}`)).toContain(called);
  });
});
