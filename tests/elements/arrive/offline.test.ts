// @vitest-environment happy-dom
// A page that was opened without a network shows itself when there is one again, whoever comes first: the network, or who listens.
import { afterEach, expect, it, vi } from 'vitest';
import { livesOffline } from '../../../elements/tags/shop/offline';
import { createAppState } from '../../../src/app/state';
import type { Storefront } from '../../../src/storefront';

const refresh = vi.fn();
const reload = vi.fn();
let stop = () => undefined as void;
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

function shop(screen: { state: string; tag?: string }) {
  const app = createAppState();
  const routing = { refresh, screen: { peek: () => screen } } as unknown as Storefront['routing'];
  return { app, listen: () => void (stop = livesOffline({ app, routing }, reload)) };
}
const online = () => window.dispatchEvent(new Event('online'));

it.each([
  ['a page that did not come', { state: 'error' }, refresh],
  ['a page whose code did not come', { state: 'shown', tag: 'airside-not-there' }, reload],
])('%s is asked for again', (_, screen, again) => {
  const late = shop(screen);
  late.app.setOnline(false);
  late.app.setOnline(true);
  expect(again).not.toHaveBeenCalled();
  late.listen();
  expect(again).toHaveBeenCalledTimes(1);
  stop();

  const early = shop(screen);
  early.app.setOnline(false);
  early.listen();
  expect(again).toHaveBeenCalledTimes(1);
  early.app.setOnline(true);
  online();
  expect(again).toHaveBeenCalledTimes(2);
});

it('is told of the network alone where a page was opened in an outage that the browser did not see', () => {
  const { app, listen } = shop({ state: 'error' });
  app.setOnline(true);
  listen();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that failed with a network, and one that stands', () => {
  shop({ state: 'error' }).listen();
  stop();
  const { app, listen } = shop({ state: 'shown' });
  app.setOnline(false);
  app.setOnline(true);
  listen();
  expect([refresh, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
