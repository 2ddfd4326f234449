// The card fields wear the page's theme, although their frames see none of its custom properties.
import { afterEach, expect, test } from 'vitest';
import { keepGround, readTheme } from '../../../src/checkout/payment/theme';
import { sheetOf } from '../../../elements/kit/sheets/sheets';
import { groundStyles } from '../../../src/ui/styles';
import dark from '../../../elements/themes/dark.css?inline';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

function place(more = ''): HTMLElement {
  document.adoptedStyleSheets.push(sheetOf(dark));
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...groundStyles, more].map(sheetOf);
  const box = document.createElement('div');
  root.append(box);
  return box;
}

test('mixed colours are sent in a notation that any provider takes', () => {
  const theme = readTheme(place());
  expect(theme.color).toBe('rgb(241, 235, 223)');
  expect(theme.placeholderColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect(theme.placeholderColor).not.toBe(theme.color);
});

test('reduced motion, which gives everything a short transition, changes nothing', () => {
  const theme = readTheme(place('* { transition-duration: 0.01ms !important }'));
  expect(theme.invalidColor).toBe('rgb(255, 154, 143)');
});

test('rules that are important, as ours in a page’s own tree, change nothing', () => {
  const theme = readTheme(place('* { all: revert-layer !important }'));
  expect(theme.invalidColor).toBe('rgb(255, 154, 143)');
});

test.each(['', '!important'])(
  'ground and words around the fields stay when the page changes its theme %s',
  (rank) => {
    const box = place(`div { background: var(--_field-ground) ${rank}; color: var(--_quiet) ${rank} }`);
    const { color } = getComputedStyle(box);
    keepGround(box);
    document.adoptedStyleSheets = [];
    const style = getComputedStyle(box);
    expect([style.backgroundColor, style.color]).toEqual(['rgb(16, 19, 26)', color]);
  },
);
