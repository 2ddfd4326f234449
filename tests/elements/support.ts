// What element tests share: throw-away tags, waiting for a render, a network that says nothing.
import { afterEach, beforeEach, vi } from 'vitest';
import type { Contract } from '../../elements/kit/contract';
import { scope } from '../../elements/kit/sheets/scoped-sheets';

let tags = 0;

/** A contract with a tag of its own: a page can register a tag only once. */
export function contract(parts: Partial<Contract>): Contract {
  return {
    tag: `airside-test-${(tags += 1)}`,
    group: 'Content',
    summary: 'For a test.',
    root: 'shadow',
    scope,
    component: () => null,
    styles: [],
    attributes: {},
    events: {},
    slots: {},
    parts: {},
    customProperties: {},
    ...parts,
  };
}

export function put(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

/** Text inside an element, wherever it renders. */
export function textOf(element: Element): string {
  return ((element.shadowRoot ?? element).textContent ?? '').trim();
}

export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 });
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const task = () => new Promise((done) => setTimeout(done));
/** WebKit has no word for it. */
const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((done) => requestIdleCallback(done, { timeout: 5000 }))
    : task();

/** What was asked of the page so far is drawn, and it has nothing left to do but wait for the network. */
export async function settled(): Promise<void> {
  await frame();
  await frame();
  await idle();
}

/** Nothing is left over from the test before; requests are never answered unless a test says how. */
export function quietPage(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => undefined)),
    );
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await task();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
