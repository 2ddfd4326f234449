// A page as the rules look at it: elements, texts and comments, nested as browsers nest them, each with its place in the text.
import { defaultTreeAdapter as dom, html as standard, type DefaultTreeAdapterTypes as Dom } from 'parse5';
import { Reader, type Tag } from './reader';

export interface TagAttribute {
  /** Lower case. */
  name: string;
  /** Character references are resolved. */
  value: string;
  /** Offset of the name. */
  start: number;
}

export interface PageElement {
  /** Lower case, outside SVG. */
  name: string;
  attributes: TagAttribute[];
  /** Offset of its start tag. */
  start: number;
  parent: PageElement | undefined;
  /** Name of what was open where the tag stands: its parent, or what cannot hold it. */
  writtenIn: string;
  /** Written as `<x />`, which HTML ignores outside SVG. */
  selfClosing: boolean;
  /** Stands in `<svg>` or `<math>`, where no custom element is made. */
  isForeign: boolean;
  /** Stands in `<template>`: no part of the page before a script clones it. */
  isInert: boolean;
  inHead: boolean;
  /** Written between <head> and </head>, where it may not be: the head ends before it. */
  endsHead: boolean;
  /** What ended it instead of its own end tag. */
  endedBy?: { how: 'start tag' | 'end tag' | 'end of page'; name: string } | undefined;
  /** Elements in it, or text other than space. */
  hasContent: boolean;
  /** Text of script, style and their like. */
  text: string;
}

/** As it is written, character references included. */
interface Written {
  text: string;
  start: number;
}

export interface Tree {
  /** In the order of their tags. Also those that browsers drop. */
  elements: PageElement[];
  /** `raw` names the element (script, textarea …) in which tags are only text. */
  texts: (Written & { raw?: string; parent: PageElement | undefined })[];
  comments: Written[];
  /** The text ended within a tag: browsers drop it. */
  unfinished: { name: string; start: number }[];
  /** The text has a doctype, html, head or body: more than the part of a page that an author writes. */
  isWholePage: boolean;
}

/** Their content has no tags. noscript: as a browser with scripts on reads it. */
const rawElements = [
  ...['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'noscript', 'xmp'],
  'plaintext',
];
const frame = ['html', 'head', 'body'];

/** A node, and the nearest element round it whose tag somebody wrote. */
interface Place {
  node: Dom.ChildNode;
  above: Dom.Element | undefined;
}

/** Never throws, whatever the text is. */
export function parseTree(html: string): Tree {
  const reader = new Reader();
  const places = [...placesBelow(reader.read(html))];
  const tags = [...reader.tags.values()];
  const elements = elementsOf(reader.tags, places);
  const comments = places.flatMap(({ node }) =>
    dom.isCommentNode(node) ? [{ text: node.data, ...placeOf(node) }] : [],
  );
  const lastEnd = Math.max(tags.at(-1)?.end ?? 0, comments.at(-1)?.end ?? 0);
  return {
    elements: [...elements.values()],
    texts: places.flatMap(({ node, above }) => {
      if (!dom.isTextNode(node)) return [];
      const { start, end } = placeOf(node);
      const raw = above && isHtml(above) && rawElements.includes(above.tagName) && { raw: above.tagName };
      return [{ text: html.slice(start, end), start, ...raw, parent: above && elements.get(startOf(above)) }];
    }),
    // PHP, conditions of old browsers and the like are comments, too, but nobody wrote them as such.
    comments: comments.filter(({ start }) => html.startsWith('<!--', start)),
    unfinished: reader.endsInTag ? tagsFrom(html, lastEnd) : [],
    isWholePage:
      tags.some(({ token }) => frame.includes(token.tagName)) ||
      places.some(({ node }) => dom.isDocumentTypeNode(node)),
  };
}

/** Without calling itself: pages may be nested deeper than a stack. */
function* placesBelow(document: Dom.Document): Generator<Place> {
  const waiting: Place[] = [];
  const add = (nodes: Dom.ChildNode[], above: Dom.Element | undefined): void => {
    for (const node of nodes.toReversed()) waiting.push({ node, above });
  };
  add(document.childNodes, undefined);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    const { node, above } = place;
    if (!dom.isElementNode(node)) continue;
    const isWritten = node.sourceCodeLocation && !frame.includes(node.tagName);
    add(childrenOf(node), isWritten ? node : above);
  }
}

/** By the start of their tags. */
function elementsOf(tags: ReadonlyMap<number, Tag>, places: readonly Place[]): Map<number, PageElement> {
  const made = new Map<number, { node: Dom.Element; above: Dom.Element | undefined }>();
  for (const { node, above } of places)
    if (dom.isElementNode(node) && node.sourceCodeLocation) made.set(startOf(node), { node, above });
  const elements = new Map<number, PageElement>();
  for (const tag of tags.values()) {
    if (tag.isEnd || frame.includes(tag.token.tagName)) continue;
    const { node, above } = made.get(tag.start) ?? {};
    const parent = elements.get(startOf(node ? above : tag.within));
    elements.set(tag.start, { ...readTag(tag, parent), ...(node && readNode(node, tag, tags)) });
  }
  return elements;
}

/** What the tag alone tells. */
function readTag({ token, start, within }: Tag, parent: PageElement | undefined): PageElement {
  const { tagName: name, attrs, location, selfClosing } = token;
  return {
    name,
    attributes: attrs.map(({ name, value }) => ({
      name,
      value,
      start: location?.attrs?.[name]?.startOffset ?? start,
    })),
    start,
    parent,
    writtenIn: within?.nodeName ?? '',
    selfClosing,
    isForeign: false,
    isInert: parent !== undefined && (parent.isInert || parent.name === 'template'),
    inHead: false,
    endsHead: false,
    hasContent: false,
    text: '',
  };
}

/** What the tag has become. */
function readNode(node: Dom.Element, { token, within }: Tag, tags: ReadonlyMap<number, Tag>) {
  const children = childrenOf(node);
  const text = children.map((child) => (dom.isTextNode(child) ? child.value : '')).join('');
  const inHead = node.parentNode?.nodeName === 'head';
  return {
    isForeign: !isHtml(node),
    inHead,
    endsHead: !inHead && within?.nodeName === 'head' && !!within.sourceCodeLocation,
    endedBy: token.ackSelfClosing ? undefined : endOf(node, tags),
    hasContent: text.trim() !== '' || children.some(dom.isElementNode),
    text,
  };
}

function endOf({ sourceCodeLocation }: Dom.Element, tags: ReadonlyMap<number, Tag>): PageElement['endedBy'] {
  if (!sourceCodeLocation || sourceCodeLocation.endTag) return undefined;
  const tag = tags.get(sourceCodeLocation.endOffset);
  return tag
    ? { how: tag.isEnd ? 'end tag' : 'start tag', name: tag.token.tagName }
    : { how: 'end of page', name: '' };
}

function tagsFrom(html: string, from: number): Tree['unfinished'] {
  const found = /<\/?([a-z][^\s/>]*)/i.exec(html.slice(from));
  return found ? [{ name: found[1]!.toLowerCase(), start: from + found.index }] : [];
}

const isHtml = ({ namespaceURI }: Dom.Element): boolean => namespaceURI === standard.NS.HTML;

const childrenOf = (node: Dom.Element): Dom.ChildNode[] =>
  'content' in node ? (node as Dom.Template).content.childNodes : node.childNodes;

/** -1 for what nobody wrote. */
const startOf = (node: Dom.Node | undefined): number => node?.sourceCodeLocation?.startOffset ?? -1;

function placeOf({ sourceCodeLocation }: Dom.Node): { start: number; end: number } {
  return { start: sourceCodeLocation?.startOffset ?? 0, end: sourceCodeLocation?.endOffset ?? 0 };
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
