// What an engine may get wrong where another shows it right: fields that nothing has styled, animations that never end, layers
// as high as the window. Of elements as pages show them, in every engine.
import { describe, expect, it } from 'vitest';
import { onScreen } from '../support/screen-text';
import { freshPage, openPage, openShop, replies } from '../support/open-page';

freshPage();

/** Elements without a shadow root, with a text field for a guest. */
const withFields = ['sign-in', 'create-account', 'forgot-password', 'guest-order', 'contact', 'checkout'];

const typed = ':is(input:not([type=checkbox],[type=radio],[type=hidden]), select)';

describe('text fields', () => {
  it.each(withFields)('of airside-%s are as high as a finger, and ours', async (name) => {
    const storefront = openPage('');
    if (name === 'checkout') await storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
    document.body.innerHTML = `<airside-${name}></airside-${name}>`;
    const host = document.body.firstElementChild!;
    await expect.poll(() => host.querySelectorAll(typed).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await document.fonts.ready;
    for (const field of host.querySelectorAll<HTMLElement>(typed)) {
      if (!field.checkVisibility()) continue;
      const { height } = field.getBoundingClientRect();
      expect(height, field.outerHTML).toBeGreaterThanOrEqual(44);
      expect(height, field.outerHTML).toBeLessThanOrEqual(56);
      const { appearance, fontSize, borderRadius } = getComputedStyle(field);
      expect({ appearance, borderRadius }).toEqual({
        appearance: 'none',
        borderRadius: expect.not.stringMatching(/^0/),
      });
      // Phones zoom in on smaller ones.
      expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    }
    for (const area of host.querySelectorAll('textarea'))
      expect(getComputedStyle(area).resize).not.toBe('both');
  });

  it('look the same where somebody else has a shadow root of the same name round them', async () => {
    const round = document.createElement('div');
    openPage('');
    document.body.append(round);
    round.attachShadow({ mode: 'open' }).innerHTML = '<airside-sign-in></airside-sign-in>';
    await expect
      .poll(() => onScreen('input')?.offsetHeight ?? 0, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(44);
  });
});

it('nothing of the shop’s pages goes on moving once it is defined', async () => {
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  replies.set('*', async () => {
    await asked;
    return new Response('{}', { status: 502 });
  });
  openShop('/cart');
  await customElements.whenDefined('airside-cart-page');
  answer();
  await expect.poll(() => document.querySelector('main > airside-cart-page')).toBeTruthy();
  const screen = document.querySelector('main > airside-cart-page')!;
  await expect.poll(() => screen.getAnimations().length).toBe(0);
  await new Promise(requestAnimationFrame);
  expect(getComputedStyle(screen).opacity).toBe('1');
  expect(document.querySelectorAll('main > :not(:defined)')).toHaveLength(0);
});

it('a toast is no higher than its words', async () => {
  const storefront = openPage('<airside-toasts></airside-toasts>');
  storefront.toasts.addToast({ type: 'info', message: 'Removed', actionText: 'Undo', timeout: 60_000 });
  await expect.poll(() => onScreen('.toast')?.offsetHeight ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  const layer = onScreen('.toasts')!.getBoundingClientRect();
  expect(layer.height).toBeLessThan(innerHeight / 2);
  expect(layer.bottom).toBeLessThanOrEqual(innerHeight);
});

it('the name of the shop stands in the middle of its line', async () => {
  openPage('<airside-header></airside-header>');
  await expect
    .poll(() => onScreen('.wordmark')?.childElementCount ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const mark = onScreen('.wordmark')!;
  const box = mark.getBoundingClientRect();
  const first = mark.firstElementChild!.getBoundingClientRect();
  const last = mark.lastElementChild!.getBoundingClientRect();
  expect(Math.abs(first.top - box.top - (box.bottom - last.bottom))).toBeLessThanOrEqual(2);
  const row = mark.parentElement!.getBoundingClientRect();
  expect(Math.abs((box.top + box.bottom) / 2 - (row.top + row.bottom) / 2)).toBeLessThanOrEqual(2);
});
