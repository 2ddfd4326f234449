// Reads additional_attributes in both of its forms, and configurable_variations, which look alike.

export interface AttributeText {
  code: string;
  /** One text, or several of a multiple choice. */
  values: string[];
}

/** The plain form escapes nothing: a piece without = belongs to the value before it. */
function readPlain(text: string): AttributeText[] {
  const pairs: [string, string][] = [];
  for (const piece of text.split(',')) {
    const at = piece.indexOf('=');
    const last = pairs.at(-1);
    if (at > 0) pairs.push([piece.slice(0, at).trim().toLowerCase(), piece.slice(at + 1)]);
    else if (last) last[1] += ',' + piece;
  }
  return pairs.map(([code, value]) => ({ code, values: value.split('|') }));
}

/** code="…" with doubled quotes inside, several choices joined by a vertical bar. */
function readEnclosed(text: string): AttributeText[] {
  const one = /"((?:[^"]|"")*)"/g;
  return [...text.matchAll(/([a-z0-9_]+)=((?:"(?:[^"]|"")*")(?:\|"(?:[^"]|"")*")*)/gi)].map(
    ([, code, values]) => ({
      code: (code ?? '').toLowerCase(),
      values: [...(values ?? '').matchAll(one)].map((match) => (match[1] ?? '').replace(/""/g, '"')),
    }),
  );
}

export function readAttributes(text: string): AttributeText[] {
  return /(^|,)\s*[a-z0-9_]+="/i.test(text) ? readEnclosed(text) : readPlain(text);
}

export interface Variation {
  sku: string;
  /** Option label by attribute code. */
  options: ReadonlyMap<string, string>;
}

export function readVariations(text: string): Variation[] {
  return text
    .split('|')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const pairs = new Map(readPlain(part).map(({ code, values }) => [code, values.join('|').trim()]));
      const sku = pairs.get('sku') ?? '';
      pairs.delete('sku');
      return { sku, options: pairs };
    });
}

/** `bottle_size=Bottle size,…` */
export function readLabels(text: string): Map<string, string> {
  return new Map(readPlain(text).map(({ code, values }) => [code, values.join('|').trim()]));
}
