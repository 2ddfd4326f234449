// Every refusal that a Magento was heard to say, and the demo's backend can say: in our words where its meaning is known, else looked at
// and left as it is. A new one fails here until somebody has decided.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { shopperMessage, TransportError } from '../../src/transport/errors';
import { root } from '../docs/documents';
import { isCase, runs, steps, type Json, type Shop } from '../recordings/recordings';

/** What it means, and where in `src` that is known by its sentence. */
const known: [meaning: string, says: RegExp, file: string][] = [
  ['more than can be had', /requested qty|enough items/, 'cart/stock/too-many.ts'],
  [
    'not sold, or no more',
    /find a product|specified product|trying to add|in stock/,
    'catalog/purchase/purchase.ts',
  ],
  ['not sent this way', /^Carrier with such method/, 'checkout/step-message.ts'],
  ['something is sold out', /products are out of stock/, 'cart/stock/stock-problems.ts'],
  ['not there any more', /product that was requested doesn't exist/, 'cart/stock/stock-problems.ts'],
  ['taken out already', /cart doesn't contain|find cart item/, 'cart/change/api.ts'],
  ['a wrong password, or no such account', /^The account sign-in/, 'account/access/account-message.ts'],
  ['the current password is another', /^Invalid login/, 'account/access/account-message.ts'],
  ['the address has an account', /same email address/, 'account/access/account-message.ts'],
  ['a used link', /token is mismatched|Cannot set/, 'account/access/password/ResetPasswordForm.tsx'],
  ['no account, which nobody is told', /^Cannot reset/, 'user/account.ts'],
  ['subscribed already', /already subscribed/, 'content/newsletter/api.ts'],
  ['a newsletter for accounts', /^Guests can not/, 'content/newsletter/api.ts'],
  ['no email', /^Enter a valid email|to subscribe to a newsletter/, 'content/newsletter/api.ts'],
  ['orders need an account', /^Guest checkout/, 'checkout/shipping-steps.ts'],
  ['the payment was declined', /^Transaction has been declined/, 'checkout/step-message.ts'],
  ['no such order', /locate an order|login to view/, 'account/guest-order/api.ts'],
  ['the cart is over', /cart isn't active|find a cart with|operations on cart/, 'cart/invalid-cart.ts'],
  ['the session is over', /isn't authorized/, 'transport/authentication.ts'],
];

/** Sentences that say to a shopper what is wrong, and where there is something to do, what. */
const asTheyAre: RegExp[] = [
  /^A cart cannot hold more than/,
  /^A coupon is already applied/,
  /^The coupon code isn't valid/,
  /^Too many coupon code requests/,
  /^The fewest you may purchase/,
  /^You need to choose options/,
  /^The password (can't|needs)/,
  /^Please enter a password with at most/,
  /^Minimum of different classes of characters/,
  /is not a valid email address\.$|is not valid!$/,
  /^Invalid email format$|^Email (address )?(is invalid|is not valid|has a wrong format)$/,
  /^The email address (is invalid|has an invalid format)/,
  /^Country is not available$|^The country isn't available/,
  /^Region is required/,
  /is required\. Enter and try again/,
  /^Required parameters are missing: /,
  /length must be equal or less than|cannot contain more than .* lines/,
  /^The requested Payment Method is not available/,
  /^Enter a valid payment method/,
  /^The Braintree payment method is not active/,
  /^The shipping (address|method) is missing/,
  /^The order wasn't placed\. First, agree/,
  /^Guest email for cart is missing/,
  /^Cart does not contain products/,
  /^Customer Address .* is set as default/,
  /^(Guest customers aren't allowed to add|Creating) product reviews/,
  /^Order number .* doesn't belong/,
  /^The order cancellation could not be confirmed/,
  /^The contact form is unavailable/,
  /^(Comment|Name) field is required/,
  /^The wishlist configuration is currently disabled/,
  /^The wishlist was not found|operations on wishlist$/,
  /^The account is already active|^Confirmation isn't needed|^There was an error confirming/,
  /^The confirmation token is invalid/,
  /^There is no user registered/,
  /^We received too many requests|^Too Many Requests/,
];

/** What no question of ours brings about: it is written otherwise, checked before, or dropped and asked again. */
const neverMet: RegExp[] = [
  /must have a sub selection|^There can be only one operation|^Must provide operation|^Unknown directive/,
  /^Max |asks for too much|^Schema is not configured|^Mutation requests allowed|^Request |HTTP method is not supported/,
  /^Decoding error|^Specified request cannot be processed|^One or more input exceptions/,
  /currentPage value|pageSize value|^Invalid match filter|input argument is required|can't be used at the same/,
  /(should|must) be specified|^Specify the|^Provide the|must specify an email address\.$/,
  /^Requested store is not found|^Please correct the target currency/,
  /greater than 0|decimal quantity/,
  /^Could not use the|^You cannot specify multiple|empty cart\. Add|no items for shipment/,
  /^The request is (not )?allowed for|^Use `Query|^Current customer does not have/,
  /^Invalid value of .* countryId/,
  /^Required parameter |^Value of uid|token using public hash/,
  /^Missing attribute_code|^Category doesn't exist|wishlist item ids/,
];

function recordedRefusals(): string[] {
  const bodies = (Object.keys(runs) as Shop[]).flatMap((shop) =>
    runs[shop].flatMap((run) => steps(shop, run).filter(isCase)),
  );
  return bodies.flatMap(({ response }) => messagesIn(response.body ?? null, true));
}

/** A REST failure's own, and those of every list of errors. */
function messagesIn(value: Json, isTop = false): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => messagesIn(each));
  if (typeof value !== 'object' || value === null) return [];
  const own = isTop && typeof value['message'] === 'string' ? [value['message']] : [];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    /errors$/i.test(key) && Array.isArray(each)
      ? each.flatMap((error) => messagesIn(error, true))
      : messagesIn(each),
  );
  return [...own, ...inside];
}

const notForShoppers =
  /^(catalog\/search\/read-synonyms|faults\/|images\/|import\/|migrations\/|outbox\/|seed\/)/;

/** As written in the code of the embedded backend; what it puts in is "…". */
function ownRefusals(): string[] {
  const folder = join(root, 'demo-host/backend');
  const raised =
    /(?:\b(?:inputError|authori[sz]ationError|authenticationError|BackendError|RestError|EarlyRestError|alreadyExists|noSuchEntity|OrderRefused)\(\s*(?:\d+,\s*)?|\b\w+Text = )(['"`])((?:\\.|(?!\1).)+)\1/g;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !notForShoppers.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(raised)])
    .map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '…'));
}

/** Every regular expression and every text that a file has written down. */
function literalsIn(path: string) {
  const patterns: RegExp[] = [];
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      patterns.push(new RegExp(pattern, flags));
    }
    if (ts.isStringLiteral(node) && node.text.includes(' ')) sentences.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest));
  return { patterns, sentences };
}

const asError = (message: string) => new TransportError('graphql', message, { entries: [{ message }] });
const fallback = 'Our own words.';
const isForDevelopers = (message: string) => shopperMessage(asError(message), fallback) === fallback;

/** What stands before the sentence, or is nothing but that. */
const wrapping = /^(Unable to place order|Could not (add|update) the product .*?): /;
const all = [
  ...new Set([...recordedRefusals(), ...ownRefusals()].map((text) => text.replace(wrapping, ''))),
].filter((text) => text !== '…');

it('each is known, left as it is, or nothing a shopper meets', () => {
  expect(all.length).toBeGreaterThan(200);
  const decided = [...known.map(([, says]) => says), ...asTheyAre, ...neverMet];
  const open = all.filter((text) => !isForDevelopers(text) && !decided.some((says) => says.test(text)));
  expect(open).toEqual([]);
});

describe.each(known)('%s', (_, says, file) => {
  it('is told by the code that has words for it', () => {
    const { patterns, sentences } = literalsIn(join('src', file));
    const meant = all.filter((text) => says.test(text));
    expect(meant).not.toEqual([]);
    const missed = meant.filter(
      (text) =>
        !patterns.some((pattern) => pattern.test(text)) && !sentences.some((each) => text.includes(each)),
    );
    expect(missed).toEqual([]);
  });
});

it.each([...asTheyAre, ...neverMet])('%s is still said by somebody', (says) => {
  expect(all.some((text) => says.test(text))).toBe(true);
});

it('ids, fields and faults are never told to a shopper', () => {
  const told = asTheyAre.flatMap((says) => all.filter((text) => says.test(text) && isForDevelopers(text)));
  expect(told).toEqual([]);
});
