// Styles that editors wrote, as far as they can only lay out and colour what the editors wrote. Parsed by the browser,
// never by us; written through the object model, which a strict Content-Security-Policy allows.
import { onSubject } from '../../ui/on-subject';
import { within } from '../../ui/within';

/** What Page Builder and people write. Not: position, z-index, content, animation, cursor, pointer-events, custom properties. */
const layout =
  /^(?:align|justify|place|flex|grid|columns?|row|gap|margin|padding|border|background|font|text|list-style|overflow|object|aspect|line|letter|word|white|vertical|inline|block|min|max|box|page-break|break)(?:-|$)|^(?:color|width|height|display|float|clear|opacity|order|hyphens|direction|visibility|table-layout|caption-side)$/;
const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi;

/** Absolute form of a web address in CSS; undefined for all others. */
type Resolve = (address: string) => string | undefined;

function safeValue(value: string, resolve: Resolve): string | undefined {
  let isSafe = !/expression|javascript:|image-set|cross-fade|element\(|-moz-binding|attr\(/i.test(value);
  const resolved = value.replace(address, (_, double?: string, single?: string, bare?: string) => {
    const found = resolve(double ?? single ?? bare ?? '');
    isSafe &&= found !== undefined;
    return `url(${JSON.stringify(found ?? '')})`;
  });
  return isSafe ? resolved : undefined;
}

function declarations(style: CSSStyleDeclaration, resolve: Resolve): [string, string, string][] {
  return [...style].flatMap((name): [string, string, string][] => {
    const value = layout.test(name) ? safeValue(style.getPropertyValue(name), resolve) : undefined;
    return value ? [[name, value, style.getPropertyPriority(name)]] : [];
  });
}

function rulesOf(text: string): CSSRuleList {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet.cssRules;
}

/** Puts the harmless part of a style attribute's text on an element. */
export function applyStyle(element: HTMLElement, text: string, resolve: Resolve): void {
  const [rule] = rulesOf(`x{${text}}`);
  if (!(rule instanceof CSSStyleRule)) return;
  for (const [name, value, priority] of declarations(rule.style, resolve))
    element.style.setProperty(name, value, priority);
}

/** The harmless part of a style element, for the element with the class `scope` and what is inside it. '' when nothing is left. */
export function scopedCss(text: string, scope: string, resolve: Resolve): string {
  return textOf(rulesOf(text), `.${scope}`, resolve);
}

function textOf(rules: CSSRuleList, scope: string, resolve: Resolve): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        // A shadow root's host is outside, and :has() looks into elements of ours.
        if (/:host|::slotted|::part|:has\(/i.test(rule.selectorText)) return '';
        // "#html-body" is what Page Builder calls the whole page.
        const selector = rule.selectorText.replace(
          /(?:#html-body|:root|:scope|(?<![\w.#-])(?:html|body)(?![\w-]))/g,
          scope,
        );
        const lines = declarations(rule.style, resolve).map(
          ([name, value, priority]) => `${name}: ${value}${priority && ' !important'};`,
        );
        return lines.length ? `${onSubject(selector, within(scope))} { ${lines.join(' ')} }\n` : '';
      }
      if (!(rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)) return '';
      const inside = textOf(rule.cssRules, scope, resolve);
      const name = rule instanceof CSSMediaRule ? '@media' : '@supports';
      return inside && `${name} ${rule.conditionText} {\n${inside}}\n`;
    })
    .join('');
}
