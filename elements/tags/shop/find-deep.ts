// Looks for an element through shadow roots.

/** The first below `root` that matches, those of `root`'s own tree before those of shadow roots in it. */
export function findDeep(root: Element | ShadowRoot, selector: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(selector);
  if (found) return found;
  for (const element of root.querySelectorAll('*')) {
    const inside = element.shadowRoot && findDeep(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return root instanceof Element && root.shadowRoot ? findDeep(root.shadowRoot, selector) : undefined;
}
