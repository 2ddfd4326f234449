// What stands below a page that is not there, and goes with it.
// @vitest-environment happy-dom
import { signal } from '@preact/signals-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { leadOnFromNothing } from '../../../elements/tags/shop/ways-on';
import { page } from '../../../elements/kit/page';
import type { Screen } from '../../../src/routing/routing';
import type { Storefront } from '../../../src/storefront';
import { createText } from '../../../src/words/text';

const load = vi.fn<(tag: string) => Promise<boolean>>();
beforeEach(() => {
  load.mockReset().mockResolvedValue(true);
  page().load = load;
});

const nothing: Screen = { tag: 'airside-error-view', attributes: { kind: 'not-found' }, state: 'not-found' };

function open() {
  document.body.innerHTML = '<div><main></main></div>';
  const screen = signal<Screen>({ ...nothing, state: 'loading' });
  const main = document.querySelector('main')!;
  const storefront = { routing: { screen }, text: createText('en-US') } as unknown as Storefront;
  const stop = leadOnFromNothing(document.querySelector('div')!, main, storefront);
  const ways = () => [...main.querySelectorAll('.shop-ways > *')].map(({ localName }) => localName);
  return { screen, main, stop, ways };
}

it('stands there where nothing is, and nowhere else', () => {
  const { screen, ways, stop } = open();
  expect(ways()).toEqual([]);
  screen.value = nothing;
  expect(ways()).toEqual(['airside-search-box', 'airside-product-list']);
  stop();
});

it('says nothing of trouble, which is another page', () => {
  const { screen, ways, stop } = open();
  screen.value = { ...nothing, attributes: { kind: 'internal-error' }, state: 'error' };
  expect(ways()).toEqual([]);
  stop();
});

it('leaves out what does not come', async () => {
  load.mockImplementation(async (tag) => {
    if (tag === 'airside-search-box') throw new Error('no network');
    return true;
  });
  const { screen, ways, stop } = open();
  screen.value = nothing;
  await vi.waitFor(() => expect(ways()).toEqual(['airside-product-list']));
  stop();
});
