// Criteria of WCAG 2.2 that no other test looks at, on pages of the whole shop.
import { beforeEach, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { asked, freshPage, openShop } from '../support/open-page';
import { onScreen, screenTexts } from '../support/screen-text';
import { until } from './support';

freshPage();
beforeEach(() => screen.viewport(1280, 900));

const product = '/glen-tarrow-10-year-old.html';
const paths = ['/spirits/gin.html', product, '/contact-us'];

/** The page is there, with what comes last. */
async function open(path: string): Promise<void> {
  openShop(path);
  await until(() => {
    expect(onScreen('h1')).toBeDefined();
    expect(
      onScreen('a', document.querySelector('airside-footer')?.shadowRoot ?? document.head),
    ).toBeDefined();
  });
}

/** What has the focus, through all roots. */
function focused(): HTMLElement {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found as HTMLElement;
}

function* below(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* below(element.shadowRoot);
  }
}

/** What changes little by little has changed. */
async function stillness(element: HTMLElement): Promise<void> {
  const root = element.getRootNode() as Document | ShadowRoot;
  const changing = root.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}

/** How it and what stands round it are drawn. */
function lookOf(element: HTMLElement): string {
  const around = [element, element.parentElement, element.closest('label'), element.nextElementSibling];
  return around
    .flatMap((one) => (one ? [getComputedStyle(one)] : []))
    .map(({ outline, boxShadow, borderColor, background }) =>
      [outline, boxShadow, borderColor, background].join(),
    )
    .join('\n');
}

it('WCAG 2.4.1 and 2.4.7: the first stop leads to the content, and each is drawn otherwise than before', async () => {
  await open(product);
  await userEvent.keyboard('{Tab}');
  expect(focused().textContent).toBe('Skip to content');
  const unseen: string[] = [];
  for (let stop = 0; stop < 16; stop += 1) {
    const stopped = focused();
    await stillness(stopped);
    const withFocus = lookOf(stopped);
    await userEvent.keyboard('{Tab}');
    await stillness(stopped);
    if (lookOf(stopped) === withFocus) unseen.push(stopped.outerHTML);
  }
  expect(unseen).toEqual([]);
});

it('WCAG 2.1.4: no letter and no number is a shortcut', async () => {
  await open(product);
  const [address, inPage] = [location.href, focused()];
  await userEvent.keyboard('abcdefghijklmnopqrstuvwxyz0123456789?/.,');
  expect(location.href).toBe(address);
  expect(focused()).toBe(inPage);
  expect(onScreen('dialog[open]')).toBeUndefined();
});

it('WCAG 2.5.2: what is pressed and not let go does nothing', async () => {
  await open(product);
  const [address, before] = [location.href, asked.length];
  const open_ = () =>
    [...below(document.body)].filter((one) => one.matches('[aria-expanded=true], dialog[open]'));
  for (const one of [...below(document.body)].filter((one) => one.matches('button, a[href], summary, label')))
    for (const type of ['pointerdown', 'mousedown'])
      one.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
  expect(location.href).toBe(address);
  expect(open_()).toEqual([]);
  expect(asked.slice(before)).not.toContain('AddProductsToCart');
});

/** Words that something around them cuts off. */
function cutTexts(): string[] {
  return screenTexts(document.body).flatMap(({ text, from, element }) => {
    if (from !== 'text' || element.closest('option')) return [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      if (around.clientWidth <= 1 || around.clientHeight <= 1) return [];
      const isCut =
        (overflowX === 'hidden' && around.scrollWidth > around.clientWidth + 1) ||
        ((overflowY === 'hidden' || overflowY === 'clip') && around.scrollHeight > around.clientHeight + 1);
      if (isCut) return [`${text} (in ${around.localName}.${around.className}, ${textOverflow})`];
    }
    return [];
  });
}

const spaced = new CSSStyleSheet();
spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`);

function spaceOut(): void {
  const roots = [...below(document.body)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [document, ...roots]) root.adoptedStyleSheets = [...root.adoptedStyleSheets, spaced];
}

/** What header and footer offer, in their order. */
const frameLinks = (): string[] =>
  ['airside-header', 'airside-footer'].flatMap((tag) =>
    [...below(document.querySelector(tag)!.shadowRoot ?? document.querySelector(tag)!)]
      .filter((one) => one.matches('a, button') && one.checkVisibility())
      .map((one) => `${tag}: ${one.ariaLabel ?? one.textContent}`),
  );

it('WCAG 1.4.12: with more room between lines, letters and words nothing is cut off', async () => {
  await screen.viewport(360, 800);
  const found: string[] = [];
  for (const path of paths) {
    await open(path);
    const before = new Set(cutTexts());
    spaceOut();
    found.push(
      ...cutTexts()
        .filter((text) => !before.has(text))
        .map((text) => `${path}: ${text}`),
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
    expect(document.documentElement.scrollWidth, path).toBe(360);
  }
  expect(found).toEqual([]);
});

it('WCAG 3.2.3, 3.2.4 and 3.2.6: header and footer are the same on all pages, help with them', async () => {
  const offered: string[][] = [];
  for (const path of paths) {
    await open(path);
    offered.push(frameLinks());
  }
  // Some of it comes when a page has come to rest.
  const everywhere = offered.reduce((all, one) => all.filter((name) => one.includes(name)));
  expect(everywhere.length).toBeGreaterThan(20);
  for (const one of offered) expect(one.filter((name) => everywhere.includes(name))).toEqual(everywhere);
  expect(everywhere.join('\n')).toContain('airside-footer: Questions');
});
