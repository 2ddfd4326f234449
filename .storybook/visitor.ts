// What a visitor does in a story: presses and fills what an element shows, in whatever root it draws it.

import type { Story } from './element-story';

function* deep(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
}

/** Waits for it; what never comes is left alone, as a visitor would. */
async function find(root: HTMLElement, selector: string, name?: RegExp): Promise<HTMLElement | undefined> {
  for (let round = 0; round < 100; round += 1) {
    for (const element of deep(root)) {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      if (element.matches(selector) && (!name || name.test(label)) && element.checkVisibility())
        return element;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}

type Step = (root: HTMLElement) => Promise<void>;

/** A story's `play`: one thing after the other. */
export const visit =
  (...steps: Step[]): Story['play'] =>
  async ({ canvasElement }) => {
    for (const step of steps) await step(canvasElement);
  };

/** Waits until it is there: a story is looked at when its play has ended. */
export const see =
  (selector: string, name?: RegExp): Step =>
  async (root) =>
    void (await find(root, selector, name));

export const press =
  (name: RegExp): Step =>
  async (root) =>
    (await find(root, 'button:not(:disabled), [role="button"]', name))?.click();

export const fill =
  (selector: string, text: string): Step =>
  async (root) => {
    const field = await find(root, selector);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    // React listens to what the browser's own setter tells.
    const { prototype } = field.constructor as typeof HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };

/** What a page has below its first screen is loaded as somebody comes near. */
export const reachEnd: Step = async (root) => {
  root.ownerDocument.documentElement.scrollTo(0, root.ownerDocument.documentElement.scrollHeight);
};
