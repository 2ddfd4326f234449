// How an element looks, so that two pages can be compared: in the same box, on the same ground, at the same place.
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** Computed value by property, of everything inside; one entry per element and pseudo-element, in order. */
export type Styles = [path: string, values: Record<string, string>][];

export interface Look {
  picture: Buffer;
  styles: Styles;
}

/** px */
const width = 640;

export async function lookOf(element: Locator): Promise<Look> {
  await expect(element).toBeVisible();
  await element.evaluate(place, width);
  // Where the element is not.
  await element.page().mouse.move(width + 100, 700);
  await expect.poll(() => element.evaluate(hasPictures)).toBe(true);
  await element.evaluate(rest);
  const styles = await element.evaluate(stylesInside);
  const picture = await element.screenshot({ animations: 'disabled' });
  await element.evaluate((node: HTMLElement) => (node.style.cssText = node.dataset.styleBefore ?? ''));
  return { picture, styles };
}

function place(element: HTMLElement, inlineSize: number): void {
  element.dataset.styleBefore = element.getAttribute('style') ?? '';
  const rules = {
    position: 'fixed',
    display: 'flow-root',
    inset: '0 auto auto 0',
    'z-index': '2147483647',
    width: `${inlineSize}px`,
    height: 'auto',
    'max-width': 'none',
    margin: '0',
    padding: '0',
    border: '0',
    transform: 'none',
    transition: 'none',
    background: '#fff',
    // A last row of pixels may be half the page's.
    outline: '2px solid #fff',
    // What is downloaded comes too late for the first page, or not.
    '--airside-font-display': 'serif',
  };
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
}

/** All are loaded and decoded. */
async function hasPictures(element: Element): Promise<boolean> {
  const images = [...(element.shadowRoot ?? element).querySelectorAll('img')];
  for (const image of images) {
    image.loading = 'eager';
    // The width that is chosen depends on the room before.
    image.removeAttribute('srcset');
  }
  await Promise.allSettled(images.map((image) => image.decode()));
  return images.every((image) => image.complete && image.naturalWidth > 0);
}

/** What fades has faded. */
async function rest(element: Element): Promise<void> {
  await new Promise(requestAnimationFrame);
  const running = (element.shadowRoot ?? element.ownerDocument).getAnimations();
  for (const animation of running)
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

function stylesInside(element: Element): Styles {
  const found: Styles = [];
  // The page's language; and what only tables take, which say it themselves.
  const left = /^(-webkit-locale|border-collapse|-webkit-border-(horizontal|vertical)-spacing)$/;
  const read = (node: Element, path: string, pseudo?: string): void => {
    const style = getComputedStyle(node, pseudo);
    if (pseudo && ['none', 'normal'].includes(style.content) && pseudo !== '::placeholder') return;
    found.push([
      path + (pseudo ?? ''),
      Object.fromEntries(
        [...style].filter((name) => !left.test(name)).map((name) => [name, style.getPropertyValue(name)]),
      ),
    ]);
  };
  const visit = (node: Element, path: string): void => {
    const here = `${path} ${node.localName}${node.classList.length ? '.' + [...node.classList].join('.') : ''}`;
    read(node, here);
    for (const pseudo of ['::before', '::after', ...(node.matches('input') ? ['::placeholder'] : [])])
      read(node, here, pseudo);
    if (node.localName !== 'iframe') for (const child of node.children) visit(child, here);
  };
  for (const child of (element.shadowRoot ?? element).children) visit(child, '');
  return found;
}

/** What differs, a line each, the first few. */
export function stylesThatDiffer(before: Styles, after: Styles): string[] {
  const paths = (styles: Styles) => styles.map(([path]) => path);
  if (paths(before).join('\n') !== paths(after).join('\n'))
    return [`other elements:`, ...paths(after).filter((path, index) => path !== before[index]?.[0])].slice(
      0,
      6,
    );
  return before
    .flatMap(([path, values], index) =>
      Object.entries(values)
        .filter(([name, value]) => after[index]![1][name] !== value)
        .map(([name, value]) => `${path} { ${name}: ${value} → ${after[index]![1][name]} }`),
    )
    .slice(0, 12);
}

/** Share of pixels that differ by more than a little, 0 to 1; another size is 1. */
export async function pixelsThatDiffer(before: Buffer, after: Buffer): Promise<number> {
  const raw = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([raw(before), raw(after)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > 24))
      count += 1;
  return count / (one.data.length / 3);
}
