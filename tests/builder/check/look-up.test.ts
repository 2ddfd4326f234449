// What a pasted page names is looked up in the shop; what is not there is said, with the line.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lookUp } from '../../../demo-host/pages/builder/check/look-up';
import { createChoices } from '../../../demo-host/pages/builder/shop-data';
import type { Contract } from '../../../elements/kit/contract';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

const endpoint = `${testOrigin}/graphql`;
const choicesFor = createChoices(endpoint);
/** What is looked up of an element is its attributes; their components need a document. */
const contracts = Object.entries({
  'airside-product-card': ['sku', 'hide-empty'],
  'airside-price': ['sku'],
  'airside-product-list': ['skus', 'category-uid', 'hide-empty'],
  'airside-category-page': ['uid'],
  'airside-cms-block': ['identifier'],
  'airside-cms-page': ['identifier'],
  'airside-event': ['event-id'],
}).map(
  ([tag, names]) =>
    ({ tag, attributes: Object.fromEntries(names.map((name) => [name, {}])) }) as unknown as Contract,
);
let backend: TestBackend;
let asked = 0;

beforeAll(async () => {
  backend = await testBackend();
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    asked += 1;
    return backend.handle(new Request(input, init));
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  backend.close();
});

const missingOn = async (html: string) =>
  (await lookUp({ html, contracts }, endpoint, choicesFor)).map(({ line, title }) => `${line}: ${title}`);

it.each([
  ['<airside-product-card sku="GN-0002"></airside-product-card>', ['1: There is no product “GN-0002”']],
  ['\n<airside-price sku="NO"></airside-price>', ['2: There is no product “NO”']],
  [
    '<airside-product-list skus="GN-002, NO ,GN-003 NIX">',
    ['1: There is no product “NO”', '1: There is no product “NIX”'],
  ],
  ['<airside-product-list category-uid="bm8=">', ['1: There is no category “bm8=”']],
  ['<airside-category-page uid="bm8=">', ['1: There is no category “bm8=”']],
  ['<airside-cms-block identifier="no-such">', ['1: There is no block “no-such”']],
  ['<airside-cms-page identifier="no-such">', ['1: There is no page “no-such”']],
  ['<airside-event event-id="no-such">', ['1: There is no event “no-such”']],
])('%s', async (html, expected) => expect(await missingOn(html)).toEqual(expected));

it('what is there is not complained of, however it is written', async () => {
  const category = (
    await choicesFor('airside-product-list', 'category-uid')!.search('', new AbortController().signal)
  )[0]!;
  expect(
    await missingOn(`<airside-product-card sku="gn-002"></airside-product-card>
      <airside-product-list skus="GN-002,GN-003"></airside-product-list>
      <airside-product-list category-uid="${category.value}"></airside-product-list>
      <airside-cms-page identifier="no-route"></airside-cms-page>
      <airside-cms-block identifier="brand-glen-tarrow"></airside-cms-block>
      <airside-price sku="{{ sku }}"></airside-price><airside-price></airside-price>`),
  ).toEqual([]);
});

it('a page of another shop is none of this one’s business', async () => {
  const before = asked;
  const html =
    '<script type="module" src="https://other.example/airside.js"></script><airside-price sku="NO">';
  expect(await missingOn(html)).toEqual([]);
  expect(asked).toBe(before);
});

it('nothing is said where the shop does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await missingOn('<airside-price sku="NO-ANSWER">')).toEqual([]);
});
