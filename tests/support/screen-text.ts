// What people can read on a page, in shadow roots too. For browser tests.

function* nodesBelow(root: Node): Generator<Node> {
  for (const node of root.childNodes) {
    yield node;
    if (node instanceof Element && node.shadowRoot) yield* nodesBelow(node.shadowRoot);
    yield* nodesBelow(node);
  }
}

/** Of a `display: contents` box what stands round it counts. */
function isVisible(element: Element): boolean {
  if (getComputedStyle(element).display !== 'contents') return element.checkVisibility();
  const { parentNode } = element;
  const round = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return round instanceof Element && isVisible(round);
}

export interface ScreenText {
  text: string;
  /** 'text', or the attribute that it is the value of. */
  from: string;
  /** What it stands in. */
  element: Element;
}

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Every text, and every attribute that is read out or shown, of what is visible below `root`. */
export function screenTexts(root: Node): ScreenText[] {
  const found: ScreenText[] = [];
  for (const node of nodesBelow(root)) {
    const element = node instanceof Element ? node : node.parentElement;
    const holder = element ?? ((node.parentNode as ShadowRoot | null)?.host as Element | undefined);
    if (!holder || !isVisible(holder)) continue;
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text) found.push({ text, from: 'text', element: holder });
    } else if (node instanceof Element)
      for (const name of spoken) {
        const text = node.getAttribute(name)?.trim();
        if (text) found.push({ text, from: name, element: node });
      }
  }
  return found;
}

/** The texts of a page one below the other, as someone reads them. */
export function screenText(root: Node = document.body): string {
  return screenTexts(root)
    .flatMap(({ text, from }) => (from === 'text' ? [text] : []))
    .join('\n');
}

/** The first element below `root` that matches, through shadow roots. */
export function onScreen<T extends HTMLElement>(selector: string, root: Node = document.body): T | undefined {
  for (const node of nodesBelow(root))
    if (node instanceof Element && node.matches(selector) && isVisible(node)) return node as T;
  return undefined;
}
