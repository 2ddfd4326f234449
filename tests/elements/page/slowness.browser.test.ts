// behaviour 4.1, a slow screen: said once it has taken 4 s, and no longer than it takes.
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellSlowness } from '../../../elements/tags/shop/slowness';
import { createToasts } from '../../../src/app/toasts';
import type { Storefront } from '../../../src/storefront';
import { createText } from '../../../src/words/text';

const main = document.createElement('main');
const reload = vi.fn();
let arrival: ReturnType<typeof signal<object>>;
let isOnline: ReturnType<typeof signal<boolean>>;
let toasts: ReturnType<typeof createToasts>;
let stop: () => void;

const said = () => [...toasts.toasts.value.values()].map(({ message }) => message);
const stillTrying = ['Still trying: the shop takes longer than usual.'];

/** Screens draw into shadow roots. */
function screen(html: string): void {
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' }).innerHTML = html;
  main.replaceChildren(element);
}
const waiting = '<p class="skeleton" style="block-size: 40px">&nbsp;</p>';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(main);
  arrival = signal({});
  isOnline = signal(true);
  toasts = createToasts();
  const told = { app: { isOnline }, routing: { arrival }, text: createText('en_US'), toasts };
  stop = tellSlowness(main, told as unknown as Storefront, reload);
});
afterEach(() => {
  stop();
  main.remove();
  reload.mockClear();
  vi.useRealTimers();
});

it('is said after 4 s, and goes when the screen is there', () => {
  screen(waiting);
  vi.advanceTimersByTime(3900);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(stillTrying);
  vi.advanceTimersByTime(9000);
  expect(said()).toEqual(stillTrying);
  screen('<p>Gin</p>');
  vi.advanceTimersByTime(500);
  expect(said()).toEqual([]);
});

it('loads the page anew where that is wanted', () => {
  screen(waiting);
  vi.advanceTimersByTime(4000);
  [...toasts.toasts.value.values()][0]?.onAction?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('begins anew with the next screen', () => {
  screen(waiting);
  vi.advanceTimersByTime(4000);
  arrival.value = {};
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(3900);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(stillTrying);
});

it('is not said again of a screen after it was dismissed', () => {
  screen(waiting);
  vi.advanceTimersByTime(4000);
  toasts.dismissToast('slowness');
  vi.advanceTimersByTime(9000);
  expect(said()).toEqual([]);
});

it.each([
  ['what waits below the window', `<p style="block-size: 200vh"></p>${waiting}`],
  ['what is hidden', `<div hidden>${waiting}</div>`],
  ['a screen that stands', '<p>Gin</p>'],
])('is not said of %s', (_, html) => {
  screen(html);
  vi.advanceTimersByTime(9000);
  expect(said()).toEqual([]);
});

it('leaves it to the network where there is none', () => {
  isOnline.value = false;
  screen(waiting);
  vi.advanceTimersByTime(9000);
  expect(said()).toEqual([]);
});
