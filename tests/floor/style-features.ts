// What a built style sheet uses that a browser of the floor lacks.
import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import postcss from 'postcss';
import { data, lackedBy } from './support';

const {
  properties,
  selectors,
  'at-rules': atRules,
  types,
} = data.css as unknown as Record<string, Identifier>;
const part = (of: Identifier | undefined, name: string) => of?.[name] as Identifier | undefined;

/** By name, as 'text-wrap: balance', ':has', '@scope' or 'light-dark()', the browsers that lack it. */
export function newInStyles(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (name: string, feature: Identifier | undefined) => {
    const browsers = lackedBy(feature);
    if (browsers.length) found.set(name, browsers);
  };
  const sheet = postcss.parse(css);
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--') || prop.startsWith('-')) return;
    note(prop, part(properties, prop));
    for (const [word] of value.matchAll(/[a-z][-a-z]*(?![-\w(.])/g)) {
      const feature = part(part(properties, prop), word);
      if (lackedBy(part(properties, prop)).length === 0) note(`${prop}: ${word}`, feature);
    }
    for (const [, name] of value.matchAll(/([a-z][-a-z]*)\(/g)) note(`${name}()`, functionNamed(name!));
  });
  sheet.walkRules(({ selector, parent }) => {
    for (const [, name] of selector.matchAll(/::?([a-z][-a-z]*)/g)) note(`:${name}`, part(selectors, name!));
    if (parent?.type === 'rule') note('nesting', part(selectors, 'nesting'));
  });
  sheet.walkAtRules(({ name }) => note(`@${name}`, part(atRules, name)));
  return found;
}

function functionNamed(name: string): Identifier | undefined {
  for (const type of [types, ...Object.values(types ?? {})] as Identifier[]) {
    const feature = part(type, name);
    if (feature?.__compat) return feature;
  }
  return undefined;
}
