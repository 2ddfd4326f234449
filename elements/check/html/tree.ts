// Tags → elements with their parents, as the HTML standard's tree builder nests them, as far as it matters to a custom element:
// what ends a paragraph, what never ends, what is only text.
import { tokens, type TagAttribute, type Token } from './tokens';

export interface PageElement {
  name: string;
  attributes: TagAttribute[];
  /** Offset of its start tag, and where that tag ends. */
  start: number;
  tagEnd: number;
  parent: PageElement | undefined;
  /** Written as `<x />`, which HTML ignores outside SVG. */
  selfClosing: boolean;
  /** Stands in `<svg>` or `<math>`, where no custom element is made. */
  isForeign: boolean;
  /** What stands directly in it is foreign. */
  holdsForeign: boolean;
  inHead: boolean;
  /** Written between <head> and </head>, where it may not be: the head ends before it. */
  endsHead: boolean;
  /** What ended it; undefined while the page goes on. */
  endedBy?: { how: 'own tag' | 'start tag' | 'end tag' | 'end of page'; name: string; start: number };
  /** Elements in it, or text other than space. */
  hasContent: boolean;
  /** Text of script, style and their like. */
  text: string;
}

export interface Tree {
  elements: PageElement[];
  texts: (Token & { type: 'text'; parent: PageElement | undefined })[];
  comments: (Token & { type: 'comment' })[];
  unfinished: (Token & { type: 'unfinished' })[];
  /** The text has a doctype, html, head or body: more than the part of a page that an author writes. */
  isWholePage: boolean;
}

/** Browsers nest no deeper either. */
const deepest = 512;
const voids = words('area base br col embed hr img input link meta param source track wbr');
const headElements = words('base basefont bgsound link meta noframes noscript script style template title');
const endsParagraph = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p plaintext pre search section summary table ul xmp li dd dt listing',
);
const scopes = words('applet caption html table td th marquee object template select');
/** An end tag of something else does not reach through them. */
const special = new Set([
  ...endsParagraph,
  ...scopes,
  ...words('body button colgroup embed iframe noscript object tbody tfoot thead tr'),
]);
const paragraph = words('p');
const buttonScopes = new Set([...scopes, 'button']);
const tableParts = words('table caption thead tbody tfoot tr td th');
/** A start tag ends an open one of these, up to the given boundary. */
const replaces: Record<string, { ends: Set<string>; within: Set<string> }> = {
  li: { ends: words('li'), within: words('ul ol menu') },
  dt: { ends: words('dt dd'), within: words('dl') },
  dd: { ends: words('dt dd'), within: words('dl') },
  option: { ends: words('option'), within: words('select datalist') },
  tr: { ends: words('tr td th'), within: words('table') },
  td: { ends: words('td th'), within: words('tr table') },
  th: { ends: words('td th'), within: words('tr table') },
  tbody: { ends: words('tbody thead tfoot tr td th'), within: words('table') },
  tfoot: { ends: words('tbody thead tfoot tr td th'), within: words('table') },
  a: { ends: words('a'), within: scopes },
  button: { ends: words('button'), within: scopes },
};
const integrationPoints = words('foreignobject desc title annotation-xml mtext mi mo mn ms');

function words(text: string): Set<string> {
  return new Set(text.split(' '));
}

/** Never throws, whatever the text is. */
export function parseTree(html: string): Tree {
  const tree: Tree = { elements: [], texts: [], comments: [], unfinished: [], isWholePage: false };
  const stack: PageElement[] = [];
  let place: 'before' | 'head' | 'body' = 'before';
  let isHeadOpen = false;

  const closeTo = (index: number, endedBy: NonNullable<PageElement['endedBy']>): void => {
    for (const element of stack.splice(index))
      element.endedBy =
        element.name === endedBy.name || endedBy.how !== 'own tag' ? endedBy : { ...endedBy, how: 'end tag' };
  };
  /** Index of the nearest open element of these names before a boundary; -1 where there is none. */
  const open = (names: Set<string>, boundary: Set<string>): number => {
    for (let index = stack.length - 1; index >= 0; index -= 1) {
      const { name } = stack[index]!;
      if (names.has(name)) return index;
      if (boundary.has(name)) return -1;
    }
    return -1;
  };

  const startTag = (token: Token & { type: 'start' }): void => {
    const { name, start } = token;
    if (name === 'html' || name === 'head' || name === 'body') {
      tree.isWholePage = true;
      if (name === 'head' && place === 'before') {
        place = 'head';
        isHeadOpen = true;
      }
      if (name === 'body') place = 'body';
      return;
    }
    const wasHead = isHeadOpen && place === 'head';
    if (place !== 'body') place = headElements.has(name) || stack.length ? 'head' : 'body';
    const inForeign = stack.at(-1)?.holdsForeign ?? false;
    if (!inForeign) {
      if (endsParagraph.has(name)) {
        const index = open(paragraph, buttonScopes);
        if (index >= 0) closeTo(index, { how: 'start tag', name, start });
      }
      const rule = replaces[name];
      const outermost = rule ? outer(stack, rule) : -1;
      if (outermost >= 0) closeTo(outermost, { how: 'start tag', name, start });
    }
    if (stack.length >= deepest) closeTo(deepest - 1, { how: 'start tag', name, start });
    const parent = stack.at(-1);
    if (parent) parent.hasContent = true;
    const isRoot = name === 'svg' || name === 'math';
    const element: PageElement = {
      name,
      attributes: token.attributes,
      start,
      tagEnd: token.end,
      parent,
      selfClosing: token.selfClosing,
      isForeign: inForeign && !isRoot,
      holdsForeign: isRoot || (inForeign && !integrationPoints.has(name)),
      inHead: place === 'head',
      endsHead: wasHead && place === 'body',
      hasContent: false,
      text: '',
    };
    tree.elements.push(element);
    const isEmpty = voids.has(name) || ((inForeign || isRoot) && token.selfClosing);
    if (isEmpty) element.endedBy = { how: 'own tag', name, start };
    else stack.push(element);
  };

  const endTag = ({ name, start }: Token & { type: 'end' }): void => {
    if (name === 'head' || name === 'body' || name === 'html') {
      tree.isWholePage = true;
      if (name === 'head') place = 'body';
      return;
    }
    for (let index = stack.length - 1; index >= 0; index -= 1) {
      const element = stack[index]!;
      if (element.name === name) return closeTo(index, { how: 'own tag', name, start });
      if (!passes(name, element.name)) return;
    }
  };

  for (const token of tokens(html)) {
    if (token.type === 'start') startTag(token);
    else if (token.type === 'end') endTag(token);
    else if (token.type === 'comment') {
      tree.comments.push(token);
      if (/^<!doctype/i.test(html.slice(token.start, token.start + 9))) tree.isWholePage = true;
    } else if (token.type === 'unfinished') tree.unfinished.push(token);
    else {
      const parent = stack.at(-1);
      tree.texts.push({ ...token, parent });
      if (parent && token.text.trim()) parent.hasContent = true;
      if (parent && token.raw) parent.text += token.text;
      if (!token.raw && !parent && token.text.trim()) place = 'body';
    }
  }
  for (const element of stack) element.endedBy = { how: 'end of page', name: '', start: html.length };
  return tree;
}

/** Whether an end tag looks further out than an open element: blocks pass what is inline, parts of a table its cells. */
function passes(end: string, open: string): boolean {
  if (!special.has(open)) return true;
  if (tableParts.has(end)) return open !== 'table' && open !== 'template';
  return special.has(end) && !scopes.has(open);
}

/** Index of the outermost open element that a start tag ends. */
function outer(stack: readonly PageElement[], { ends, within }: (typeof replaces)[string] & object): number {
  let found = -1;
  for (let index = stack.length - 1; index >= 0; index -= 1) {
    const { name } = stack[index]!;
    if (within.has(name)) break;
    if (ends.has(name)) found = index;
  }
  return found;
}

/** From the nearest one outwards. */
export function ancestors(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let node = element.parent; node; node = node.parent) found.push(node);
  return found;
}

/** undefined where the element does not have it. */
export function attribute(element: PageElement, name: string): string | undefined {
  return element.attributes.find((candidate) => candidate.name === name)?.value;
}

/** What stands in `<template>` is no part of the page before a script clones it. */
export function isInert(element: PageElement): boolean {
  return ancestors(element).some(({ name }) => name === 'template');
}
