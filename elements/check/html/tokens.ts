// HTML text → tags, comments and text, each with its place: what the HTML standard's tokenizer sees, scripts being on.
// A browser's own parser forgets where things stood, and a checker has to say it.

export interface TagAttribute {
  /** Lower case. */
  name: string;
  /** Character references are resolved. */
  value: string;
  /** Offset of the name. */
  start: number;
}

export type Token =
  | {
      type: 'start';
      /** Lower case. */
      name: string;
      attributes: TagAttribute[];
      selfClosing: boolean;
      start: number;
      end: number;
    }
  | { type: 'end'; name: string; start: number; end: number }
  /** `raw` names the element (script, textarea …) in which tags are only text. */
  | { type: 'text'; text: string; raw?: string; start: number; end: number }
  | { type: 'comment'; text: string; start: number; end: number }
  /** The text ended within a tag: a browser drops it. */
  | { type: 'unfinished'; name: string; start: number; end: number };

/** Their content has no tags. noscript: as a browser with scripts on reads it. */
const rawElements = new Set([
  ...['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'noscript', 'xmp'],
  'plaintext',
]);
const space = /[\t\n\f\r ]/;
const tagStart = /<(?:[a-z]|\/[a-z]|!|\?|\/[^>])/gi;

/** In order, from the first character to the last. Never throws. */
export function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    tagStart.lastIndex = at;
    const start = tagStart.exec(html)?.index ?? html.length;
    if (start > at) yield { type: 'text', text: html.slice(at, start), start: at, end: start };
    if (start === html.length) return;
    const next = html[start + 1] ?? '';
    if (next === '!' || next === '?' || (next === '/' && !/[a-z]/i.test(html[start + 2] ?? ''))) {
      const token = comment(html, start);
      yield token;
      at = token.end;
      continue;
    }
    const tag = readTag(html, start);
    yield tag;
    at = tag.end;
    if (tag.type !== 'start' || !rawElements.has(tag.name)) continue;
    const end = endOfRaw(html, at, tag.name);
    if (end > at) yield { type: 'text', text: html.slice(at, end), raw: tag.name, start: at, end };
    at = end;
  }
}

/** Also doctypes, CDATA and processing instructions, none of which matters here. */
function comment(html: string, start: number): Token & { type: 'comment' } {
  const isComment = html.startsWith('<!--', start);
  const opened = start + (isComment ? 4 : 2);
  if (!isComment || /^-?>/.test(html.slice(opened, opened + 2))) {
    const close = html.indexOf('>', start);
    const end = close < 0 ? html.length : close + 1;
    return { type: 'comment', text: '', start, end };
  }
  const close = /--!?>/g;
  close.lastIndex = opened;
  const found = close.exec(html);
  const [textEnd, end] = found ? [found.index, close.lastIndex] : [html.length, html.length];
  return { type: 'comment', text: html.slice(opened, textEnd), start, end };
}

function endOfRaw(html: string, from: number, name: string): number {
  if (name === 'plaintext') return html.length;
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

function readTag(html: string, start: number): Token & { type: 'start' | 'end' | 'unfinished' } {
  const isEnd = html[start + 1] === '/';
  let at = start + (isEnd ? 2 : 1);
  const nameStart = at;
  while (at < html.length && !/[\t\n\f\r />]/.test(html[at]!)) at += 1;
  const name = html.slice(nameStart, at).toLowerCase();
  const attributes: TagAttribute[] = [];
  const names = new Set<string>();
  while (at < html.length) {
    const character = html[at]!;
    if (character === '>') {
      const selfClosing = html[at - 1] === '/' && at - 1 >= nameStart + name.length;
      const place = { start, end: at + 1 };
      if (isEnd) return { type: 'end', name, ...place };
      const isSlashOfValue =
        selfClosing && attributes.at(-1)?.value.endsWith('/') && isUnquoted(html, at - 1);
      return { type: 'start', name, attributes, selfClosing: selfClosing && !isSlashOfValue, ...place };
    }
    if (space.test(character) || character === '/') {
      at += 1;
      continue;
    }
    const { attribute, end } = readAttribute(html, at);
    // Of two with one name the first counts.
    if (!names.has(attribute.name)) attributes.push(attribute);
    names.add(attribute.name);
    at = end;
  }
  return { type: 'unfinished', name, start, end: html.length };
}

/** The slash in `href=/a/>` belongs to the value. */
function isUnquoted(html: string, at: number): boolean {
  const before = html[at - 1] ?? '';
  return !space.test(before) && before !== '"' && before !== "'";
}

function readAttribute(html: string, start: number): { attribute: TagAttribute; end: number } {
  let at = start + 1;
  while (at < html.length && !/[\t\n\f\r />=]/.test(html[at]!)) at += 1;
  const name = html.slice(start, at).toLowerCase();
  let next = at;
  while (next < html.length && space.test(html[next]!)) next += 1;
  if (html[next] !== '=') return { attribute: { name, value: '', start }, end: at };
  next += 1;
  while (next < html.length && space.test(html[next]!)) next += 1;
  const quote = html[next];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, next + 1);
    const end = close < 0 ? html.length : close;
    const value = resolveReferences(html.slice(next + 1, end));
    return { attribute: { name, value, start }, end: Math.min(end + 1, html.length) };
  }
  let end = next;
  while (end < html.length && !/[\t\n\f\r >]/.test(html[end]!)) end += 1;
  return { attribute: { name, value: resolveReferences(html.slice(next, end)), start }, end };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The references that people and editors write; a rarer one stays as it is. */
function resolveReferences(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
