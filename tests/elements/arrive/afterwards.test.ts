// behaviour 12: a page that came to rest in an outage still hears of the network, and of all else that is watched for.
// @vitest-environment happy-dom
// @vitest-environment-options { "mocks": "watchers" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAfterwards } from '../../../elements/tags/shop/afterwards';
import { createToasts } from '../../../src/app/toasts';
import type { Storefront } from '../../../src/storefront';

const watchers = vi.hoisted(() => ({ watch: vi.fn() }));
const code = vi.hoisted(() => vi.fn(() => watchers));
vi.mock('../../../elements/tags/shop/watchers', code);

const missing = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const online = async () => {
  window.dispatchEvent(new Event('online'));
  await vi.dynamicImportSettled();
};

function open(): () => void {
  document.body.innerHTML = '<div><main></main></div>';
  const storefront = { toasts: createToasts(), transport: { preload: vi.fn() } } as unknown as Storefront;
  const shop = document.querySelector('div')!;
  return addAfterwards(shop, document.querySelector('main')!, storefront);
}

it('what watches is asked for again with the network, until it has come', async () => {
  code.mockImplementationOnce(missing).mockImplementationOnce(missing);
  const close = open();
  await vi.advanceTimersByTimeAsync(6000);
  await vi.dynamicImportSettled();
  expect(code).toHaveBeenCalledTimes(1);
  await online();
  expect([code, watchers.watch].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  await online();
  expect([code, watchers.watch].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
  await online();
  expect(watchers.watch).toHaveBeenCalledTimes(1);
  close();
});
