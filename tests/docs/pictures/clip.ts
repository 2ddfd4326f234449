// Which part of a page is the picture: the element and what it has opened, cut where no line of text is.
import type { Page } from 'playwright';
import type { Picture } from '../../../elements/build/pictures';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** px of ground round it. */
const ground = 16;

export async function clipOf(page: Page, tag: string, { opens, height = 640 }: Picture): Promise<Box> {
  const { width = 0 } = page.viewportSize() ?? {};
  const places = opens ? [tag, opens] : [tag];
  const found = await Promise.all(places.map((place) => page.locator(place).first().boundingBox()));
  const boxes = found.filter((box) => box !== null).filter((box) => box.width > 0 && box.height > 0);
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - ground);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + ground);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - ground);
  const end = Math.max(...boxes.map((box) => box.y + box.height)) + ground;
  const bottom = end - top > height ? await page.evaluate(cleanCut, top + height) : end;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The lowest place above `limit` that crosses no line of text, button or field. */
function cleanCut(limit: number): number {
  const every = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? every(one.shadowRoot) : [])]);
  const linesOf = (one: Element): DOMRect[] => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const box = one.getBoundingClientRect();
    // A picture that can be pressed is larger.
    if (one.matches('button, input, select, textarea') && box.height < 100) return [box];
    const texts = [...one.childNodes].filter((node) => node instanceof Text && node.data.trim());
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  const lines = every(document).flatMap(linesOf);
  let cut = limit;
  for (let crossed = true; crossed;) {
    const line = lines.find(({ top, bottom }) => top < cut && bottom > cut - 8);
    crossed = line !== undefined;
    if (line) cut = Math.floor(line.top) - 4;
  }
  return cut;
}
