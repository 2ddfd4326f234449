// Reads additional_attributes in both of its forms, and configurable_variations, which look alike.
import { readable } from './cells';

export interface AttributeText {
  code: string;
  /** One text, or several of a multiple choice. */
  values: string[];
}

/** Where values begin: codes are as Magento takes them, so that prose with an equals sign is none. */
const beginnings = /(?:^|,)\s*([a-z][a-z0-9_]*)\s*=\s*/gi;
const tags = /<[a-z/!][^<>]*>/gi;
/** `"…"` with doubled quotes inside, several choices joined by a vertical bar, and nothing behind it but the next value. */
const enclosed = /((?:"(?:[^"]|"")*")(?:\|"(?:[^"]|"")*")*)\s*(?=$|,\s*[a-z][a-z0-9_]*\s*=)/giy;

function choicesOf(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? '').replace(/""/g, '"'));
}

interface Piece extends AttributeText {
  /** As the cell has it, with the comma before it. */
  raw: string;
}

/**
 * Each value may be enclosed in quotes or plain. The plain form escapes nothing: a piece without a code belongs to the
 * value before it, and so does what stands inside a tag.
 */
export function readAttributes(text: string): AttributeText[] {
  return piecesOf(text).map(({ code, values }) => ({ code, values }));
}

/** The cell without the values that `isDropped` names. */
export function withoutAttributes(text: string, isDropped: (attribute: AttributeText) => boolean): string {
  return piecesOf(text)
    .flatMap((piece) => (isDropped(piece) ? [] : [piece.raw.replace(/^,/, '')]))
    .join(',');
}

function piecesOf(text: string): Piece[] {
  const inTags = [...text.matchAll(tags)].map(({ index, 0: tag }) => [index, index + tag.length] as const);
  const found: { code: string; from: number; start: number; choices?: string[] }[] = [];
  beginnings.lastIndex = 0;
  for (let match = beginnings.exec(text); match; match = beginnings.exec(text)) {
    const from = match.index;
    if (inTags.some(([start, end]) => start < from && from < end)) continue;
    const start = beginnings.lastIndex;
    enclosed.lastIndex = start;
    const choices = enclosed.exec(text)?.[1];
    if (choices !== undefined) beginnings.lastIndex = enclosed.lastIndex;
    found.push({
      code: (match[1] ?? '').toLowerCase(),
      from,
      start,
      ...(choices !== undefined && { choices: choicesOf(choices) }),
    });
  }
  return found.map(({ code, from, start, choices }, index) => {
    const end = found[index + 1]?.from;
    return {
      code,
      values: (choices ?? text.slice(start, end).split('|')).map(readable),
      raw: text.slice(from, end),
    };
  });
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
      const pairs = new Map(readAttributes(part).map(({ code, values }) => [code, values.join('|').trim()]));
      const sku = pairs.get('sku') ?? '';
      pairs.delete('sku');
      return { sku, options: pairs };
    });
}

/** `bottle_size=Bottle size,…` */
export function readLabels(text: string): Map<string, string> {
  return new Map(readAttributes(text).map(({ code, values }) => [code, values.join('|').trim()]));
}
