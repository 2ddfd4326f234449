// What a built script uses that a browser of the floor lacks, found by names: minifiers leave those of the platform alone.
import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { parse, type AnyNode, type Node } from 'acorn';
import { data, lackedBy } from './support';

/** Each name of a member, in any interface, with all features that have it. */
const members = new Map<string, Identifier[]>();
const statics = new Map<string, Identifier>();
const globals = new Map<string, Identifier>();
const events = new Map<string, Identifier[]>();

const add = (map: Map<string, Identifier[]>, name: string, feature: Identifier) =>
  map.set(name, [...(map.get(name) ?? []), feature]);

/** What pages meet; the names of what is for devices and workers of other kinds are words that anybody uses. */
const met =
  /^(Window|Navigator|Navigation|History|Location|Document.*|ShadowRoot|Element.*|HTML\w*Element|Node|DOM\w+|Custom\w+|\w*Event|EventTarget|Abort\w+|URL\w*|CSS\w*|Animation|Storage|Response|Request|Headers|FormData|\w+Observer|Scheduler|ViewTransition|Crypto|Array|String|Object|Promise|Map|Set|Iterator|RegExp|Intl|Math|Number)$/;

for (const table of [data.api, data.javascript.builtins] as Record<string, Identifier>[])
  for (const [owner, feature] of Object.entries(table)) {
    if (feature.__compat) globals.set(owner, feature);
    for (const [key, member] of Object.entries(feature)) {
      if (key === '__compat' || !(member as Identifier).__compat) continue;
      const [, name = key, kind] = /^(.+?)_(event|static)$/.exec(key) ?? [];
      if (kind === 'event') add(events, name, member as Identifier);
      else if (met.test(owner)) add(members, name, member as Identifier);
      if (kind === 'static') statics.set(`${owner}.${name}`, member as Identifier);
      if (owner === 'Window') globals.set(name, member as Identifier);
    }
  }

/** Lacked wherever it exists: a name that something old has as well tells nothing. */
const newEverywhere = (features: Identifier[] | undefined): string[] =>
  features?.every((feature) => lackedBy(feature).length > 0) ? lackedBy(features[0]) : [];

/** Of a script of the floor's age; throws at newer syntax. */
export const treeOf = (code: string): Node =>
  parse(code, { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true });

/** By name, as 'AbortSignal.any', '.showPopover' or 'on:scrollend', the browsers that lack it. */
export function newInScript(tree: Node): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (name: string, browsers: string[]) => browsers.length && found.set(name, browsers);
  visit(tree, (node) => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      const { name } = node.property;
      const owner = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : '';
      if (statics.has(owner)) note(owner, lackedBy(statics.get(owner)));
      else note(`.${name}`, newEverywhere(members.get(name)));
    }
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
      note(node.callee.name, lackedBy(globals.get(node.callee.name)));
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
      note(node.callee.name, lackedBy(globals.get(node.callee.name)));
    if (node.type === 'Literal' && typeof node.value === 'string')
      note(`on:${node.value}`, newEverywhere(events.get(node.value)));
  });
  return found;
}

/** Style sheets that a script carries as texts: what has a rule in braces, and is no GraphQL. */
export function sheetsIn(tree: Node): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const text =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined;
    const isSheet =
      /\{\s*[-a-z]+\s*:[^{}]+\}[\s}]*$/.test(String(text)) &&
      !/^\s*(query|mutation|fragment)\b/.test(String(text));
    // Of a text in parts only what is whole is read.
    if (isSheet && balance(String(text)) === 0) found.push(String(text));
  });
  return found;
}

const balance = (text: string): number => text.split('{').length - text.split('}').length;

/** Every node below, itself first. */
function visit(node: Node, see: (node: AnyNode) => void): void {
  see(node as AnyNode);
  for (const part of Object.values(node).flat() as unknown[])
    if (typeof part === 'object' && part !== null && 'type' in part) visit(part as Node, see);
}
