// The parts that an element draws, as a page's `::part()` finds them.

/** Of elements of ours inside it, what they hand on. */
export function drawnParts(element: Element): Set<string> {
  const found = new Set<string>();
  const read = (place: ParentNode): void => {
    for (const child of place.children) {
      for (const part of child.part) found.add(part);
      if (!child.localName.startsWith('airside-')) read(child);
      else for (const part of handedOn(child)) found.add(part);
    }
  };
  read(element.shadowRoot ?? element);
  return found;
}

/** `exportparts="inner, inner: outer"` */
function handedOn(element: Element): string[] {
  const pairs = element.getAttribute('exportparts')?.split(',') ?? [];
  const inner = drawnParts(element);
  return pairs.flatMap((pair) => {
    const [name = '', outer = name] = pair.split(':').map((word) => word.trim());
    return inner.has(name) ? [outer] : [];
  });
}
