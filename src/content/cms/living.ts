// What editors' HTML needs once it stands in a page: places to jump to, tables to push sideways, blocks that do not hold themselves.

/** The place that '#name' names inside `box`: in a shadow root the browser does not find it. */
export function placeIn(box: Element, hash: string): HTMLElement | null {
  const name = CSS.escape(decodeHash(hash));
  return name ? box.querySelector(`#${name}, a[name="${name}"]`) : null;
}

export function showPlace(place: HTMLElement | null): void {
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  if (!place.matches('a[href]')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** A box that can be pushed sideways must be reachable by keyboard, and only then. The answer ends it. */
export function watchTables(box: Element): () => void {
  const tables = [...box.querySelectorAll<HTMLElement>('.cms-scroll')];
  if (tables.length === 0) return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of tables) observer.observe(table);
  return () => observer.disconnect();
}

const blockTag = 'airside-cms-block';

/** A block that holds itself, at any distance, would go on for ever. */
export function dropRepeatedBlocks(content: DocumentFragment, place: Element): void {
  const blocks = content.querySelectorAll(blockTag);
  if (blocks.length === 0) return;
  const above = new Set<string | null>();
  for (let node: Node | null = place; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node instanceof Element && node.localName === blockTag) above.add(node.getAttribute('identifier'));
  for (const block of blocks) if (above.has(block.getAttribute('identifier'))) block.remove();
}
