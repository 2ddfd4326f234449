// What a pasted page names is looked up in the shop; what is not there is said, with the line.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { run } from '../../../demo-host/backend/database';
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
  'airside-brand-page': ['brand'],
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
  ['<airside-brand-page brand="No Such">', ['1: There is no brand “No Such”']],
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

it('a brand goes by its option, its name in any spelling, and its slug', async () => {
  const [brand] = await choicesFor('airside-brand-page', 'brand')!.search(
    'Glen Tarrow',
    new AbortController().signal,
  );
  for (const name of [brand!.value, 'Glen Tarrow', 'glen tarrow', 'glen-tarrow'])
    expect(await missingOn(`<airside-brand-page brand="${name}"></airside-brand-page>`)).toEqual([]);
});

it('an event goes by its id and its key', async () => {
  expect(await missingOn('<airside-event event-id="1">')).toEqual([]);
  const [event] = await choicesFor('airside-event', 'event-id')!.search('', new AbortController().signal);
  expect(await missingOn(`<airside-event event-id="${event!.value}">`)).toEqual([]);
});

it('a category may lie as deep as it likes', async () => {
  const parents = [2, 900, 901, 902, 903];
  for (const [depth, parent] of parents.entries())
    run(
      backend.db,
      'INSERT INTO category (id, parent_id, name, url_key, url_path, level, path) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[900 + depth, parent, `Depth ${depth}`, `depth-${depth}`, `depth-${depth}`, depth + 2],
      `1/${parents.slice(0, depth + 1).join('/')}/${900 + depth}`,
    );
  const uid = btoa('904');
  expect(await missingOn(`<airside-category-page uid="${uid}">`)).toEqual([]);
  expect(await choicesFor('airside-category-page', 'uid')!.find(uid)).toEqual({
    value: uid,
    label: 'Depth 4',
    hint: 'Depth 0 › Depth 1 › Depth 2 › Depth 3',
  });
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
