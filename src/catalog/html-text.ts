// Plain text out of backend HTML, piece by piece. Nothing is ever parsed into the page, so it needs no trusted type.
import type { TextBlock } from './product';

const dropped =
  /<(script|style|template|noscript|iframe|svg)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const breaks =
  /<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote|header|footer|figure|dt|dd|hr)\b[^>]*>/gi;
const tags = /<\/?[a-z][^>]*>/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  frac12: '½',
  euro: '€',
  pound: '£',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
  szlig: 'ß',
};

export function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** A letter behind each break says what begins there. */
const marks = { p: 'paragraph', i: 'item', h: 'heading' } as const;

function markOf(tag: string): keyof typeof marks {
  return /^<li/i.test(tag) ? 'i' : /^<h[1-6]/i.test(tag) ? 'h' : 'p';
}

/** [] for null, empty or mark-up without words. */
export function htmlBlocks(html: string | null | undefined): TextBlock[] {
  const broken = (html ?? '')
    .replaceAll('\u0000', '')
    .replace(dropped, ' ')
    .replace(breaks, (tag) => `\u0000${markOf(tag)}`)
    .replace(tags, '');
  return `p${broken}`.split('\u0000').flatMap((piece) => {
    const text = decode(piece.slice(1)).replace(/\s+/g, ' ').trim();
    return text ? { kind: marks[piece[0] as keyof typeof marks], text } : [];
  });
}

/** The paragraphs of an HTML text. */
export const htmlText = (html: string | null | undefined): string[] =>
  htmlBlocks(html).map(({ text }) => text);
