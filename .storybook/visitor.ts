// What a visitor does in a story: presses and fills what an element shows, in whatever root it draws it.

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

export async function press(root: HTMLElement, name: RegExp): Promise<void> {
  (await find(root, 'button:not(:disabled), [role="button"]', name))?.click();
}

export async function fill(root: HTMLElement, selector: string, text: string): Promise<void> {
  const field = await find(root, selector);
  if (!(field instanceof HTMLInputElement)) return;
  // React listens to what the browser's own setter tells.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
