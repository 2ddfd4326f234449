// Where a change of screen leads the eye and the focus, however late what it shows comes (behaviour 2.2; back to the same place).
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headingIn, scrollWhenTall } from '../../../elements/tags/shop/arrival';
import { createScrollMemory } from '../../../elements/tags/shop/scroll';

let main: HTMLElement;
let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  main = document.createElement('main');
  main.innerHTML = '<div class="skeleton"></div>';
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

describe('the heading', () => {
  it('is waited for as long as the screen waits', async () => {
    const found = headingIn(main, stop.signal);
    await vi.advanceTimersByTimeAsync(30_000);
    main.innerHTML = '<h1>Gin</h1>';
    await vi.advanceTimersByTimeAsync(100);
    expect((await found)?.textContent).toBe('Gin');
  });

  it('is given up a while after a screen without one stands', async () => {
    const found = headingIn(main, stop.signal);
    await vi.advanceTimersByTimeAsync(5000);
    main.textContent = 'No heading';
    await vi.advanceTimersByTimeAsync(4000);
    main.innerHTML = '<h1>Too late</h1>';
    expect(await found).toBeUndefined();
  });
});

/** A page of `height` scrollable pixels. */
function fakePage() {
  const events = new EventTarget();
  const page = {
    height: 0,
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => void (page.scrollY = Math.min(top, page.height)),
    requestAnimationFrame: (step: FrameRequestCallback) => requestAnimationFrame(step),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    history: { scrollRestoration: 'auto' },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
  };
  return { page, window: page as unknown as Window };
}

describe('the place', () => {
  it('is found again when the products come late', async () => {
    const { page, window } = fakePage();
    scrollWhenTall(window, main, 900, stop.signal);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.scrollY).toBe(0);
    page.height = 2000;
    main.replaceChildren();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.scrollY).toBe(900);
  });

  it('is found again when only the screen before was tall enough', async () => {
    const { page, window } = fakePage();
    page.height = 2000;
    scrollWhenTall(window, main, 900, stop.signal);
    expect(page.scrollY).toBe(900);
    await vi.advanceTimersByTimeAsync(50);
    page.height = 0;
    page.scrollY = 0;
    await vi.advanceTimersByTimeAsync(50);
    page.height = 2000;
    main.replaceChildren();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.scrollY).toBe(900);
    await vi.advanceTimersByTimeAsync(1000);
    page.scrollY = 700;
    await vi.advanceTimersByTimeAsync(100);
    expect(page.scrollY, 'by a script, later').toBe(700);
  });

  it('holds while shapes stand: what takes their place may be higher', async () => {
    const { page, window } = fakePage();
    page.height = 2000;
    scrollWhenTall(window, main, 900, stop.signal);
    await vi.advanceTimersByTimeAsync(1000);
    page.scrollY = 924;
    main.replaceChildren();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.scrollY).toBe(900);
  });

  it('is left alone once somebody moves, and once a shorter page stands', async () => {
    const moved = fakePage();
    scrollWhenTall(moved.window, main, 900, stop.signal);
    moved.page.dispatchEvent(new Event('wheel'));
    const short = fakePage();
    short.page.height = 300;
    scrollWhenTall(short.window, main, 900, stop.signal);
    main.replaceChildren();
    await vi.advanceTimersByTimeAsync(4000);
    moved.page.height = short.page.height = 2000;
    await vi.advanceTimersByTimeAsync(1000);
    expect([moved.page.scrollY, short.page.scrollY]).toEqual([0, 300]);
  });

  it('is remembered although the page is left before it tells of the last scroll', () => {
    const { page, window } = fakePage();
    const memory = createScrollMemory(window);
    memory.enter('listing');
    page.scrollY = 900;
    memory.enter('product');
    page.scrollY = 0;
    expect(memory.positionOf('listing')).toBe(900);
  });
});
