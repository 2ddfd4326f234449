// Every theme is readable (WCAG AA), reaches what stands in its part of a page, and leaves the rest alone.
import { afterEach, describe, expect, it, test } from 'vitest';
import { adoptStyles, sheetOf } from '../../elements/kit/sheets/sheets';
import {
  contrastOf,
  contrastPairs,
  parseColour,
  readColours,
  type Colour,
} from '../../elements/themes/contrast';
import dark from '../../elements/themes/dark.css?inline';
import market from '../../elements/themes/market.css?inline';
import { tokens } from '../../elements/kit/sheets/tokens';
import newsletterCss from '../../src/content/newsletter/newsletter.css?inline';
import pictureCss from '../../src/ui/picture/picture.css?inline';
import { groundStyles } from '../../src/ui/styles';

const colourNames = tokens.filter(({ type }) => type === 'color').map(({ name }) => name);

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

const wear = (css: string) => document.adoptedStyleSheets.push(sheetOf(css));

describe.each([
  ['light', ''],
  ['dark', dark],
  ['market', market],
])('the theme %s', (_name, css) => {
  it.each(contrastPairs)('$what: $text', ({ text, ground, least }) => {
    wear(css);
    const colours = readColours(document.body, colourNames);
    const grounds = ground.map((name) => colours.get(name)!);
    expect(contrastOf(colours.get(text)!, ...grounds)).toBeGreaterThanOrEqual(least);
  });

  it('shows which half of the newsletter’s switch is chosen', () => {
    wear(css);
    const half = drawn(
      newsletterCss,
      '<label class="audience-choice"><input type="radio" checked></label>',
    ).querySelector('.audience-choice')!;
    const { boxShadow, backgroundColor } = getComputedStyle(half);
    const line = parseColour(/^\S+\([^)]*\)/.exec(boxShadow)![0]);
    expect(contrastOf(line, parseColour(backgroundColor))).toBeGreaterThanOrEqual(3);
  });
});

it('the dark theme dims pictures, whose ground is light, and the ground behind them', () => {
  const html = '<span class="picture"><img class="picture-image" alt=""></span>';
  const filterOf = () => getComputedStyle(drawn(pictureCss, html).querySelector('img')!).filter;
  expect(filterOf()).toBe('none');
  wear(dark);
  const brightness = Number(/^brightness\(([\d.]+)\)$/.exec(filterOf())?.[1]);
  const white: Colour = [brightness, brightness, brightness, 1];
  const colours = readColours(document.body, colourNames);
  const paper = colours.get('--airside-paper')!;
  // No brighter than text.
  const most = contrastOf(colours.get('--airside-ink')!, paper);
  expect(contrastOf(white, paper)).toBeLessThan(most);
  expect(contrastOf(colours.get('--airside-picture-ground')!, paper)).toBeLessThan(most);
});

/** A root of ours with something in it, in the page's own colours. */
function drawn(css: string, inside: string): ShadowRoot {
  document.body.innerHTML = '<x-root></x-root>';
  const root = document.body.querySelector('x-root')!.attachShadow({ mode: 'open' });
  adoptStyles(root, [...groundStyles, css]);
  root.innerHTML = `${inside}<style>* { transition: none !important; }</style>`;
  return root;
}

/** A root of ours, in its place in the page. */
function rootIn(html: string): CSSStyleDeclaration {
  document.body.innerHTML = html;
  const root = document.body.querySelector('x-root')!.attachShadow({ mode: 'open' });
  adoptStyles(root, groundStyles);
  const inner = document.createElement('span');
  inner.style.cssText =
    'color: var(--_accent-strong); border-radius: var(--_pill); transition: var(--_fast); background: var(--_field-ground)';
  root.append(inner);
  return getComputedStyle(inner);
}

test('a few base tokens change everything that follows from them', () => {
  const plain = rootIn('<x-root></x-root>');
  const before = { strong: plain.color, round: plain.borderTopLeftRadius };
  const own = rootIn(
    '<div style="--airside-accent: #005; --airside-paper: #eee; --airside-radius: 0px"><x-root></x-root></div>',
  );
  expect(own.color).not.toBe(before.strong);
  expect(own.borderTopLeftRadius).not.toBe(before.round);
  expect(parseColour(own.backgroundColor)).toEqual(parseColour('rgb(238, 238, 238)'));
});

test('each derived token can be set alone', () => {
  const own = rootIn('<div style="--airside-accent-strong: rgb(1, 2, 3)"><x-root></x-root></div>');
  expect(own.color).toBe('rgb(1, 2, 3)');
});

test('a theme says which scheme native controls have, and no theme changes the page around', () => {
  wear(dark);
  const root = rootIn('<x-root></x-root>');
  expect(root.colorScheme).toBe('dark');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('normal');
  document.adoptedStyleSheets = [];
  // Nor does a dark page make our controls dark on light ground.
  document.body.style.colorScheme = 'dark';
  expect(rootIn('<x-root></x-root>').colorScheme).toBe('light');
  document.body.style.colorScheme = '';
});
