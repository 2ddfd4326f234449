// Style sheets of elements without a shadow root: scoped to the tag, in whatever root the element stands in.
import { sheetOf } from './sheets';

/**
 * For an element without a shadow root: the same sheets, reaching only from the element down to the next one of ours.
 * Adopted by whatever root the element stands in; added once, never removed (another instance may use it).
 */
export function adoptScopedStyles(element: Element, styles: readonly string[]): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const sheet = sheetOf(scopeTo(element.localName, styles));
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Marks an element of ours without a shadow root; the styles of one end where the next begins. */
export const lightRootAttribute = 'data-airside-root';

const scopes = new Map<string, Map<readonly string[], string>>();

function scopeTo(tag: string, styles: readonly string[]): string {
  const ofTag = scopes.get(tag) ?? new Map<readonly string[], string>();
  scopes.set(tag, ofTag);
  let text = ofTag.get(styles);
  if (text === undefined) {
    text = `@scope (${tag}) to (:scope [${lightRootAttribute}] > *) {\n${scopeHost(styles.join('\n'))}\n}`;
    ofTag.set(styles, text);
  }
  return text;
}

/** :host(.x) → :scope.x, :host-context(.x) → .x :scope, :host → :scope */
export function scopeHost(css: string): string {
  return css
    .replace(/:host-context\(((?:[^()]|\([^()]*\))*)\)/g, ':is($1) :scope')
    .replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, ':scope:is($1)')
    .replace(/:host\b(?!-)/g, ':scope')
    .replace(/::slotted\(((?:[^()]|\([^()]*\))*)\)/g, ':scope > :is($1)');
}
