// Plain text out of backend HTML, by paragraphs. Nothing is ever parsed into the page, so it needs no trusted type.

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

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** The paragraphs of an HTML text; [] for null, empty or mark-up without words. */
export function htmlText(html: string | null | undefined): string[] {
  if (!html) return [];
  const broken = html.replace(dropped, ' ').replace(breaks, '\u0000').replace(tags, '');
  return broken
    .split('\u0000')
    .map((paragraph) => decode(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
