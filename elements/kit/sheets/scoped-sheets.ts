// Style sheets of elements without a shadow root: narrowed to the tag, in whatever root the element stands in, and out of
// reach of the page's own. Of important rules those of the first layer win, whatever weighs more elsewhere: in it stand ours.
import { anywhere, lightRootAttribute, within } from '../../../src/ui/within';
import type { Scope } from '../contract';
import { addStyles } from './sheets';

const inside = `:where([${lightRootAttribute}] `;

const order = '@layer airside, airside-reset;';

/**
 * What the page says of any element is undone inside ours, also by `* { all: unset !important }`; what HTML and SVG attributes
 * say stays. In a layer behind our own. Without what is animated: an animation counts less than an important rule; without
 * what the loader keeps room for, and what editors gave a style of its own.
 */
const reset =
  order +
  '@layer airside-reset{' +
  `${inside}:not(.skeleton,:not(:defined),.cms-html [style])),${inside}:not(.button-spinner,.shop-wait,:not(:defined)))::before,${inside}*)::after,` +
  `${inside}*)::placeholder,${inside}*)::marker{all:revert-layer!important}` +
  `${inside}.skeleton){margin:0!important;padding:0!important;border:0!important;rotate:none!important}}`;

/**
 * For an element without a shadow root: the same sheets, reaching only from the element down to the next one of ours.
 * Adopted by whatever root the element stands in; added once, never removed (another instance may use it).
 */
export function adoptScopedStyles(element: Element, styles: readonly string[]): void {
  adopt(element, scopeTo(element.localName, styles));
}

/** For the contract of an element without a shadow root. */
export const scope: Scope = {
  /** Takes from all that is inside the element what the page's sheets say, and gives it its own. */
  prepare(element, styles) {
    element.setAttribute(lightRootAttribute, '');
    nameLayers(adopt(element, reset).styleSheets);
    for (const each of styles) adoptScopedStyles(element, each);
  },
  adoptStyles: adoptScopedStyles,
};

/**
 * Layers stand in the order in which they are first named, and what a root adopts comes after its own sheets: ours are named
 * in the first of those that can be read. It changes nothing that the page shows. A sheet that a script writes rule by rule
 * is left alone: the script may count them.
 */
function nameLayers(sheets: StyleSheetList): void {
  for (const sheet of sheets) {
    if (!sheet.href && !sheet.ownerNode?.textContent) continue;
    try {
      if (sheet.cssRules[0]?.cssText !== order) sheet.insertRule(order);
      if (!sheet.media.length) return;
    } catch {
      // Of another origin.
    }
  }
}

function adopt(element: Element, text: string): DocumentOrShadowRoot {
  const root = element.getRootNode() as Document | ShadowRoot;
  // Taken out, it stands in no root.
  if (element.isConnected) addStyles(root, [text]);
  return root;
}

const scopes = new Map<string, Map<readonly string[], string>>();

function scopeTo(tag: string, styles: readonly string[]): string {
  const ofTag = scopes.get(tag) ?? new Map<readonly string[], string>();
  scopes.set(tag, ofTag);
  let text = ofTag.get(styles);
  if (text === undefined) {
    text = `@layer airside{\n${scopedTo(tag, styles.join('\n'))}\n}`;
    ofTag.set(styles, text);
  }
  return text;
}

/** `:host` is the element, and what is marked is inside it: as a sheet with marks says it of a shadow root. */
export function scopedTo(tag: string, css: string): string {
  const host = `:where(${tag})[${lightRootAttribute}]`;
  return harden(css)
    .replaceAll(anywhere, within(tag))
    .replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, `${host}:is($1)`)
    .replace(/:host\b/g, host);
}

/** Every declaration becomes important, but for what a page may lay out otherwise: how the element itself is displayed. */
export function harden(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(?<=[{;]\s*)(?!--)[-a-z]+\s*:[^;{}!]+(?=[;}])/g, (rule) => `${rule.trimEnd()}!important`)
    .replace(/:host\s*\{[^}]*|@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*/g, (rules) =>
      rules.replace(rules[0] === '@' ? /!important/g : /(?<=display:[^;!]*)!important/, ''),
    );
}
