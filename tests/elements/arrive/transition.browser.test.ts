// From a card to its product: as the browser can show it, and never later than it must be.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransition, watchFrames } from '../../../elements/tags/shop/transition';
import { until } from '../support';

const gin = new URL('https://shop.example/gin.html');
const main = document.createElement('main');
const picture = (root: ParentNode) => root.querySelector('img')!;

/** Pages of the shop draw into shadow roots. */
function screen(html: string): HTMLElement {
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' }).innerHTML = html;
  main.replaceChildren(element);
  return element;
}

beforeEach(() => {
  document.body.append(main);
  screen(`<article class="card"><div class="card-media"><img width="20" height="20"></div>
    <a class="card-link" href="${gin.href}">Gin</a></article>`);
});
afterEach(() => {
  main.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser that does nothing by itself. */
function fake() {
  let fail = (): void => undefined;
  const finished = new Promise<void>((_, reject) => (fail = () => reject(new Error('skipped'))));
  const skipTransition = vi.fn(() => fail());
  const start = vi.fn((_update: () => Promise<void>) => ({ ready: finished, finished, skipTransition }));
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: start });
  return { start, skipTransition, update: () => start.mock.calls[0]![0]() };
}

describe('a change of screens', () => {
  it('is made, once, as this browser can', async () => {
    const change = vi.fn();
    inTransition(main, gin, change);
    await until(() => expect(change).toHaveBeenCalledTimes(1));
  });

  it('is made at once where less motion is wanted', () => {
    const { start } = fake();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const change = vi.fn();
    inTransition(main, gin, change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('is made at once where no card leads there', () => {
    const { start } = fake();
    const change = vi.fn();
    inTransition(main, new URL('https://shop.example/rum.html'), change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['has no frame of its own', 0, 0],
    ['is shown in a slow frame', 20, 0],
    ['is shown in a quick one', 0.1, 1],
  ])('after a press that %s', (_, ms, times) => {
    const { start } = fake();
    const [frames, tasks]: (() => void)[][] = [[], []];
    let now = 1000;
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames!.push(frame));
    vi.stubGlobal('setTimeout', (task: () => void) => tasks!.push(task));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const stop = watchFrames();
    document.dispatchEvent(new PointerEvent('pointerdown'));
    if (ms > 0) {
      frames!.forEach((frame) => frame());
      now += ms;
      tasks!.forEach((task) => task());
    }
    inTransition(main, gin, () => undefined);
    expect(start).toHaveBeenCalledTimes(times);
    document.dispatchEvent(new PointerEvent('pointerdown'));
    frames!.at(-1)!();
    tasks!.at(-1)!();
    stop();
    vi.restoreAllMocks();
  });

  it('takes the picture along, and nothing else', async () => {
    const { update } = fake();
    const card = picture(main.firstElementChild!.shadowRoot!);
    inTransition(main, gin, () => void screen('<section class="gallery"><img></section>'));
    expect(card.style.viewTransitionName).toBe('airside-picture');
    await update();
    expect(card.style.viewTransitionName || 'none').toBe('none');
    expect(picture(main.firstElementChild!.shadowRoot!).style.viewTransitionName).toBe('airside-picture');
    expect(getComputedStyle(document.documentElement).viewTransitionName).toBe('none');
  });

  it('does not wait for a browser that takes its time', async () => {
    const { skipTransition } = fake();
    inTransition(main, gin, () => undefined);
    await until(() => expect(skipTransition).toHaveBeenCalledTimes(1));
  });

  it('lets through what is pressed meanwhile', async () => {
    const change = vi.fn(() => void screen('<section class="gallery"><img></section><button>Add</button>'));
    inTransition(main, gin, change);
    await until(() => expect(change).toHaveBeenCalled());
    const root = main.firstElementChild!.shadowRoot!;
    const { left, top } = root.querySelector('button')!.getBoundingClientRect();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(root.elementFromPoint(left + 2, top + 2)?.localName).toBe('button');
  });
});
