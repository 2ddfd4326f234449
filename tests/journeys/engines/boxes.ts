// Where things stand on a screen and how large they are: what two engines should agree on, whatever their letters look like.
import type { EnginePage } from './driver';

/** CSS px, from the upper left corner of the page; of what is fixed, of the window. */
export interface Box {
  /** Tag, its number among those of the same name, and the first of its words. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  /** What lies over the page, and what is placed in it by hand, is a layer; 0 is the page. */
  layer: number;
}

/**
 * Fields, buttons, cards, headings and layers in sight. Words are cut to their first letters before: where a line of them
 * breaks is a matter of fonts. The page cannot be used any more.
 */
export function boxesOf(page: EnginePage): Promise<Box[]> {
  return page.evaluate(() => {
    const measured =
      'input, select, textarea, button, summary, article, h1, h2, h3, h4, dialog[open], [part~=toast], [part~=button], header a, header a > span';
    function* every(root: Node): Generator<Element | Text> {
      for (const node of root.childNodes) {
        if (node instanceof Text) yield node;
        if (!(node instanceof Element)) continue;
        yield node;
        if (node.shadowRoot) yield* every(node.shadowRoot);
        yield* every(node);
      }
    }
    const layers: Element[] = [];
    const layerOf = (element: Element): { layer: number; isFixed: boolean } => {
      for (let one: Node | null = element; one; one = one instanceof ShadowRoot ? one.host : one.parentNode) {
        const position = one instanceof Element ? getComputedStyle(one).position : '';
        if (!/fixed|absolute/.test(position)) continue;
        if (!layers.includes(one as Element)) layers.push(one as Element);
        return { layer: layers.indexOf(one as Element) + 1, isFixed: position === 'fixed' };
      }
      return { layer: 0, isFixed: false };
    };
    // What sticks stands where the page has been scrolled to, which no two engines do at the same moment.
    scrollTo({ top: 0, behavior: 'instant' });
    const nodes = [...every(document.body)];
    const numbers = new Map<string, number>();
    const named = nodes.flatMap((element) => {
      const isSeen =
        element instanceof Element &&
        element.matches(measured) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A banner that goes on by itself is somewhere.
      if (!isSeen || element.closest('[aria-roledescription=slide]')) return [];
      const words = (element.getAttribute('aria-label') ??
        element.getAttribute('name') ??
        element.textContent)!;
      // An id of ours counts what was drawn before.
      const short = words
        .replace(/_airside\S*_|airside-\d+/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40);
      const plain = `${element.localName} “${short}”`;
      const number = (numbers.get(plain) ?? 0) + 1;
      numbers.set(plain, number);
      return [{ element, name: number > 1 ? `${plain} ${number}` : plain }];
    });
    for (const text of nodes)
      if (text instanceof Text && text.parentElement?.localName !== 'option')
        text.data = text.data.replace(/\s/g, '').slice(0, 3);
    return named.flatMap(({ element, name }) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const { layer, isFixed } = layerOf(element);
      const top = isFixed ? y : y + scrollY;
      return width < 2 || height < 2 ? [] : [{ name, x, y: top, width, height, fontSize, layer }];
    });
  });
}

/** px that engines may differ by: they round lines of text, each in its way. */
const tolerance = 2;

/** What differs, a line each. A box that only what stands above it has moved is none. */
export function differences(expected: readonly Box[], found: readonly Box[]): string[] {
  const byName = new Map(found.map((box) => [box.name, box]));
  const lines: string[] = [];
  const above = new Map<number, { y: number; moved: number }>();
  for (const box of [...expected].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const other = byName.get(box.name);
    byName.delete(box.name);
    if (!other) {
      lines.push(`${box.name} is not there`);
      continue;
    }
    const differ = (what: string, by: number, allowed = tolerance) => {
      if (Math.round(Math.abs(by)) > allowed)
        lines.push(`${box.name}: ${what} ${by > 0 ? '+' : ''}${by.toFixed(1)} px`);
    };
    differ('x', other.x - box.x);
    // A heading or a name may be as wide as its words, whose face may have come too late.
    if (!/^(h\d|span) /.test(box.name)) differ('width', other.width - box.width);
    // Each line of text in it, or between two, may be rounded.
    differ('height', other.height - box.height, Math.max(tolerance, box.height / 200));
    const moved = other.y - box.y;
    const before = above.get(box.layer);
    if (!before) differ('y', moved);
    // Of a page only what stands right above counts; in a layer several columns may be mixed.
    else differ('y', moved - before.moved, Math.max(tolerance, (box.y - before.y) / 30));
    if (!before || box.layer === 0) above.set(box.layer, { y: box.y, moved });
    if (Math.abs(other.fontSize - box.fontSize) > 0.1)
      lines.push(`${box.name}: letters of ${other.fontSize} instead of ${box.fontSize} px`);
  }
  return [...lines, ...[...byName.keys()].map((name) => `${name} is too much`)];
}
