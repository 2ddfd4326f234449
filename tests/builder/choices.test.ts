// The embed builder offers what the shop has by name; whoever knows a value may still write it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChoices } from '../../demo-host/pages/builder/shop-data';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

const { signal } = new AbortController();
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => backend.handle(new Request(input, init)));
});
afterAll(() => {
  vi.unstubAllGlobals();
  backend.close();
});

const choicesFor = createChoices(`${testOrigin}/graphql`);

describe.each([
  ['airside-event', 'event-id', /^[a-z-]+$/],
  ['airside-cms-page', 'identifier', /^[a-z-]+$/],
  ['airside-cms-block', 'identifier', /^[a-z_-]+$/],
  ['airside-product-card', 'sku', /^[A-Z]{2}-\d{3}$/],
])('%s %s', (tag, attribute, value) => {
  const choices = () => choicesFor(tag, attribute)!;

  it('begins with what the shop has', async () => {
    const found = await choices().search('', signal);
    expect(found.length).toBeGreaterThan(1);
    for (const choice of found) {
      expect(choice.value).toMatch(value);
      expect(choice.label).toMatch(/\S/);
    }
  });

  it('finds by a word of its name, and knows it again', async () => {
    const [first] = await choices().search('', signal);
    const word = first!.label.split(' ')[0]!;
    expect((await choices().search(word, signal)).map(({ label }) => label)).toContain(first!.label);
    expect((await choices().find(first!.value))?.label).toBe(first!.label);
    expect(await choices().find('no-such')).toBeUndefined();
  });
});

it('pages and blocks that the shop leads nowhere to are found by identifier', async () => {
  const page = await choicesFor('airside-cms-page', 'identifier')!.search('no-route', signal);
  expect(page).toEqual([expect.objectContaining({ value: 'no-route' })]);
  const block = await choicesFor('airside-cms-block', 'identifier')!.search('brand-glen-tarrow', signal);
  expect(block).toEqual([expect.objectContaining({ value: 'brand-glen-tarrow' })]);
});
