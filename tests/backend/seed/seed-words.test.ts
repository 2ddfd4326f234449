// What the demo shop says of itself agrees with what it does: costs, tax, ways to send things back; and no link of it leads nowhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { design } from '../../../demo-host/backend/seed/directory';
import { publishedHomePage } from '../../../demo-host/backend/seed/home-page';
import { seedBlocks, seedPages } from '../../../demo-host/backend/seed/pages';
import { setting } from '../../../demo-host/backend/settings';
import { checkoutReceipt } from '../../../src/words/catalogue/checkout-receipt';
import { testBackend, type TestBackend } from '../../support/backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await testBackend({ history: true, paymentUrl: 'http://pay.test' });
});
afterAll(() => shop.close());

const agreements = () =>
  all<{ content: string }>(shop.db, 'SELECT content FROM checkout_agreement').map(({ content }) => content);
const words = () => [
  ...seedPages.map(({ content }) => content),
  ...seedBlocks.map(({ content }) => content),
  ...agreements(),
  JSON.stringify([publishedHomePage, design]),
];

it.each(['terms', 'privacy', 'delivery', 'returns', 'questions'])(
  'the page %s is there',
  async (identifier) => {
    const { data } = await shop.graphql<{ cmsPage: { content: string; content_heading: string } }>(
      'query ($identifier: String!) { cmsPage(identifier: $identifier) { content content_heading } }',
      { identifier },
    );
    expect(data?.cmsPage.content_heading).toMatch(/\w/);
    expect(data?.cmsPage.content).not.toContain('{{');
    expect(design['design/footer/absolute_footer']).toContain(`href="/pages/${identifier}"`);
  },
);

it('pages that are led to are there', () => {
  const linked = words().flatMap((text) =>
    [...text.matchAll(/"\/pages\/([^"\\]+)/g)].map(([, name]) => name),
  );
  expect(linked.length).toBeGreaterThan(15);
  const there = seedPages.filter(({ inactive }) => !inactive).map(({ identifier }) => identifier);
  expect(linked.filter((name) => !there.includes(name!))).toEqual([]);
});

it.each([
  ['beside the form to write to us', seedBlocks, 'contact-us-banner', ['questions', 'privacy']],
  ['beside the form for the newsletter', seedPages, 'newsletter', ['privacy']],
  ['with the order', undefined, '', ['terms']],
] as const)('%s stands where the rest is said', (_, from, identifier, pages) => {
  const text = from ? from.find((each) => each.identifier === identifier)!.content : agreements().join('\n');
  for (const page of pages) expect(text).toContain(`href="/pages/${page}"`);
});

it('no mail is promised with the receipt: the demo sends none', () => {
  const promises = Object.values(checkoutReceipt).filter((sentence) =>
    /confirmation|on its way|\bwe(’ve| have)? (send|sent|write)|inbox/i.test(sentence),
  );
  expect(promises).toEqual([]);
});

describe('what delivery costs', () => {
  it('is said as it is', () => {
    const piece = setting(shop.db, 'carriers/flatrate/price');
    const free = setting(shop.db, 'carriers/freeshipping/free_shipping_subtotal');
    const amounts = words().flatMap((text) => text.match(/\$\d+( per item| and more|\b)/g) ?? []);
    expect(new Set(amounts)).toEqual(new Set([`$${piece} per item`, `$${free} and more`, `$${free}`]));
    expect(setting(shop.db, 'carriers/flatrate/type')).toBe('I');
  });

  it('was charged so in every order of the past', () => {
    const orders = all<{ subtotal: number; shipping: number }>(
      shop.db,
      'SELECT base_subtotal_cents AS subtotal, base_shipping_cents AS shipping FROM sales_order',
    );
    expect(orders.some(({ subtotal }) => subtotal >= 10_000)).toBe(true);
    for (const { subtotal, shipping } of orders) expect(shipping === 0).toBe(subtotal >= 10_000);
  });
});

it('tax is spoken of wherever prices are called free of duty', () => {
  const claims = words().filter((text) => /(prices|Prices)[^.]* (free of|without) duty/.test(text));
  expect(claims.length).toBeGreaterThan(2);
  for (const text of claims) expect(text).toMatch(/\btax\b/);
});

it('days to send things back are the same everywhere', () => {
  const days = words().flatMap((text) => text.match(/\w+ days(?= *,| by|\.)/g) ?? []);
  expect(words().join(' ')).not.toMatch(/\b14 days/);
  expect(days).toContain('thirty days');
});
