// A page's rules change nothing inside an element without a shadow root, whatever they weigh.
import { afterEach, describe, expect, it } from 'vitest';
import { define } from '../../../elements/kit/define';
import { uiStyles } from '../../../src/ui/styles';
import { contract, put, quietPage, until } from '../support';

quietPage();

const made = contract({
  root: 'light',
  component: (() => (
    <form>
      <h2>Title</h2>
      <button type="button" className="button">
        Buy
      </button>
      <p hidden>Not yet</p>
      <svg className="icon" viewBox="0 0 24 24">
        <path d="M1 1h10" />
      </svg>
      <span className="skeleton skeleton-block" style={{ '--_ratio': 2 } as React.CSSProperties} />
      <span className="button-spinner" />
    </form>
  )) as never,
  styles: uiStyles,
});
define(made);

let sheet: HTMLStyleElement | undefined;
afterEach(() => sheet?.remove());

function page(css: string): void {
  sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}

/** Computed values of everything inside, in order. */
async function look(): Promise<string[]> {
  const element = put(`<div id="page"><main id="content"><${made.tag}></${made.tag}></main></div>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  const inside = [...element.querySelectorAll('form, form *')];
  return inside.flatMap((node) =>
    [undefined, '::before'].flatMap((pseudo) => {
      const style = getComputedStyle(node, pseudo);
      // Of tables, and the page’s language. Of what is animated the box alone is held.
      const left = /border-(collapse|horizontal|vertical)|locale/;
      const box = /^(margin|padding|border-.*-width|width|height|display|background-color)/;
      const isAnimated = node.matches(pseudo ? '.button-spinner' : '.skeleton');
      const hasNone = pseudo && style.content === 'none';
      const names = hasNone
        ? []
        : [...style].filter((name) => !left.test(name) && (!isAnimated || box.test(name)));
      return names.map(
        (name) =>
          `${node.localName}.${node.getAttribute('class')}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
      );
    }),
  );
}

describe('inside a light element nothing comes of', () => {
  it.each([
    ['a reset of everything', '* { all: unset }'],
    ['an important one', '*, *::before, *::after { all: unset !important }'],
    [
      'rules of heavy ids',
      '#page #content form, #page #content form * { color: red; padding: 40px; rotate: 3deg }',
    ],
    [
      'important rules',
      'button, h2, svg, span, p { margin: 9px !important; fill: red !important; font: 40px serif !important }',
    ],
    [
      'a reset in a layer',
      '@layer base { form, form * { all: unset; font: 40px serif; border: 3px solid red } }',
    ],
    ['an important one in a layer', '@layer base { *, *::before, *::after { all: unset !important } }'],
    ['what hidden elements are told', '[hidden] { display: block !important }'],
    [
      'what is inherited',
      'main { color: red; font: italic 40px/3 serif; text-transform: uppercase; word-break: break-all; text-rendering: geometricPrecision; user-select: none }',
    ],
  ])('%s', async (_name, css) => {
    const before = await look();
    document.body.replaceChildren();
    page(css);
    const after = await look();
    expect(after.filter((line, index) => line !== before[index])).toEqual([]);
    expect(after).toHaveLength(before.length);
  });
});

it('a page’s own layers stay in their order', async () => {
  page(
    '@layer base, theme; @layer theme { p { color: rgb(4, 5, 6) } } @layer base { p { color: rgb(1, 2, 3) } }',
  );
  const rules = [...sheet!.sheet!.cssRules].map(({ cssText }) => cssText);
  const paragraph = put('<p>Words</p>');
  const element = put(`<${made.tag}></${made.tag}>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  element.remove();
  document.body.append(element);
  const after = [...sheet!.sheet!.cssRules].map(({ cssText }) => cssText);
  expect(after.filter((rule) => !rule.includes('airside'))).toEqual(rules);
  expect(getComputedStyle(paragraph).color).toBe('rgb(4, 5, 6)');
});

it('what a script writes rule by rule keeps its numbers', async () => {
  page('');
  sheet!.sheet!.insertRule('p { color: red }');
  const element = put(`<${made.tag}></${made.tag}>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  expect(sheet!.sheet!.cssRules).toHaveLength(1);
});

it('a page may still hide an element, and lay it out', async () => {
  page(`${made.tag} { display: grid; margin: 8px } .gone { display: none }`);
  const element = put(`<${made.tag}></${made.tag}>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  expect(getComputedStyle(element).display).toBe('grid');
  expect(getComputedStyle(element).marginTop).toBe('8px');
  element.className = 'gone';
  expect(getComputedStyle(element).display).toBe('none');
});

it('what is animated goes on', async () => {
  const element = put(`<${made.tag}></${made.tag}>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  const [pulse, turn] = ['.skeleton', '.button-spinner'].map((name) =>
    element.querySelector(name)!.getAnimations({ subtree: true }),
  );
  for (const [animation] of [pulse!, turn!]) {
    animation!.pause();
    animation!.currentTime = 600;
  }
  expect(Number(getComputedStyle(element.querySelector('.skeleton')!).opacity)).toBeLessThan(1);
  expect(getComputedStyle(element.querySelector('.button-spinner')!, '::before').rotate).toMatch(/deg|turn/);
});

it('keeps the room of what is not there yet, and the look that editors gave', async () => {
  const element = put(`<${made.tag}></${made.tag}>`);
  await until(() => expect(element.querySelector('form')).toBeTruthy());
  page('airside-later:not(:defined) { display: block; min-block-size: 90px }');
  const form = element.querySelector('form')!;
  form.innerHTML =
    '<airside-later></airside-later><div class="cms-html"><p style="text-align: center">Words</p></div>';
  expect(form.querySelector('airside-later')!.getBoundingClientRect().height).toBe(90);
  expect(getComputedStyle(form.querySelector('p')!).textAlign).toBe('center');
});
