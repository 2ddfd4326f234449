// Sheets speak of start and end, not of left and right, so that a page from right to left is the same shop mirrored.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Why a declaration names a side, or moves along it, although pages may run the other way. */
const allowed: Record<string, string> = {
  'src/navigation/drawer/drawer-menu.css from { translate: var(--_from) 0 }':
    '--_from turns with the direction',
  'src/navigation/menu/mega-menu-panel.css .mega-menu-all:hover .icon { translate: 3px 0 }':
    'the next rule turns it',
  'src/navigation/menu/mega-menu-panel.css .mega-menu-all:hover .icon:dir(rtl) { translate: -3px 0 }':
    'turns it',
  'src/content/home/offers.css .offer-link:hover .icon { translate: 3px 0 }': 'the next rule turns it',
  'src/content/home/offers.css .offer-link:hover .icon:dir(rtl) { translate: -3px 0 }': 'turns it',
  'src/ui/dialog/dialog.css .drawer-start:not([open]), .drawer-end:not([open]) { translate: var(--_away) 0 }':
    '--_away turns with the direction',
  'src/ui/dialog/dialog.css .drawer-start[open], .drawer-end[open] { translate: var(--_away) 0 }':
    '--_away turns with the direction',
  "src/ui/form/choice.css .choice-input[type='checkbox']:checked::after { border-width: 0 2px 2px 0 }":
    'a tick looks the same everywhere',
};

/** Top-level parts of a value: 'calc(a + b) 0' has two. */
function parts(value: string): string[] {
  return value.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()])+/g) ?? [];
}

/** '0', '0px', 'calc(0 * …)' are no movement. */
const isNothing = (length: string | undefined) => length === undefined || /^0(px|%)?$/.test(length);

function namesASide({ prop, value }: { prop: string; value: string }): boolean {
  if (/(^|-)(left|right)(-|$)/.test(prop)) return true;
  if (
    /^(text-align|float|clear|caption-side|transform-origin|object-position|background-position)$/.test(prop)
  )
    return /\b(left|right)\b/.test(value);
  if (/\bto (left|right)\b/.test(value)) return true;
  if (/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/.test(prop)) {
    const [, right, , left] = parts(value);
    return left !== undefined && left !== right;
  }
  if (prop === 'border-radius') {
    const corners = parts(value.split('/')[0] ?? '');
    return corners.length > 1 && new Set([corners[0], corners[1] ?? corners[0]]).size > 1;
  }
  if (prop === 'translate') return value !== 'none' && !isNothing(parts(value)[0]);
  return /translate(X|3d)?\(\s*(?!0)/.test(value);
}

const sheets = ['src', 'elements'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);

const found = sheets.flatMap((file) => {
  const css = readFileSync(resolve(root, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  // Innermost blocks: a selector and its declarations, or the declarations after a nested block.
  return [...css.matchAll(/([^{};]*)\{(?=([^{}]*))/g)].flatMap(([, selector = '', block = '']) =>
    block.split(';').flatMap((line) => {
      const [, prop = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(line) ?? [];
      const declaration = { prop, value: value.replace(/\s+/g, ' ') };
      if (!prop || !namesASide(declaration)) return [];
      return [`${file} ${selector.trim().replace(/\s+/g, ' ')} { ${prop}: ${declaration.value} }`];
    }),
  );
});

test('there are sheets', () => expect(sheets.length).toBeGreaterThan(20));

test('no declaration names a side but the ones with a reason', () => {
  expect(found.filter((declaration) => !allowed[declaration])).toEqual([]);
});

test('every reason is still needed', () => {
  expect(Object.keys(allowed).filter((declaration) => !found.includes(declaration))).toEqual([]);
});

test.each([
  ['margin', '0 auto 0 0', true],
  ['margin', '0 auto', false],
  ['padding-left', '4px', true],
  ['margin-inline-start', '4px', false],
  ['text-align', 'right', true],
  ['text-align', 'end', false],
  ['translate', '0 -50%', false],
  ['translate', '-100% 0', true],
  ['background', 'linear-gradient(to right, red, blue)', true],
  ['transform', 'translateX(4px)', true],
  ['border-radius', '4px 0', true],
  ['border-radius', '4px', false],
])('%s: %s → %s', (prop, value, expected) => expect(namesASide({ prop, value })).toBe(expected));
