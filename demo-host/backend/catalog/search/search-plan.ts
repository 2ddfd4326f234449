// What a shopper types, as expressions for the full-text index: what counts as found, and what of it is best.
import type { Context } from '../../context';
import { one } from '../../database';
import { synonymsAt } from './synonyms';
import { wordsOf } from './words';

export interface SearchPlan {
  words: readonly string[];
  /** From strict to lenient: the first that finds something is taken. */
  rungs: readonly string[];
  /** Of what is found with all words, from best to worst; what is in none comes after. */
  tiers: readonly string[];
  /** Of what has only some of the words, likewise. */
  partTiers: readonly string[];
}

/** How what a search finds is put in order. */
export interface Ranking {
  /** As it was typed. */
  text: string;
  plan: SearchPlan;
}

/** A word, or a phrase that has synonyms. */
interface Span {
  own: string;
  others: readonly string[];
  isLast: boolean;
}

const mostWords = 16;
/** Texts that name a product; descriptions speak of much else. */
const naming = '{name sku brand category more}';

/** Words that say nothing, unless somebody is just typing them. */
const little = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

const quoted = (words: readonly string[]) => `"${words.join(' ')}"`;
const anyOf = (parts: readonly string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(' OR ')})`);
const allOf = (parts: readonly string[]) => `(${parts.join(' AND ')})`;

function spansOf(context: Context, words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const { length, others } = synonymsAt(context, words, at);
    const isLast = at + length === words.length;
    if (length > 1 || isLast || !little.has(words[at]!))
      spans.push({ own: quoted(words.slice(at, at + length)), others: others.map(quoted), isLast });
    at += length;
  }
  return spans;
}

const whole = ({ own, others }: Span) => anyOf([own, ...others]);
/** The last word may be unfinished. */
const typed = (span: Span) => (span.isLast ? anyOf([`${span.own}*`, ...span.others]) : whole(span));

function isInNames({ db }: Context, word: string): boolean {
  const sql = 'SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1';
  return one(db, sql, `{name brand category} : "${word}"`) !== undefined;
}

/** Two words that names write as one: "jager meister". */
function withJoinedWords(context: Context, words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => {
    const joined = `${words[index]}${word}`;
    if (!isInNames(context, joined)) return [];
    const rest = [...words.slice(0, index), joined, ...words.slice(index + 2)];
    return [`${naming} : ${allOf(spansOf(context, rest).map(typed))}`];
  });
}

function tiersOf(words: readonly string[], spans: readonly Span[]): string[] {
  const phrase = quoted(words);
  const all = allOf(spans.map(whole));
  const begun = allOf(spans.map(typed));
  return [
    `category : ${all} AND name : ${all}`,
    `category : ${all} AND {brand short_description description} : ${all}`,
    `category : ${all}`,
    `name : ^${phrase}`,
    `name : ${phrase} OR name : ^${phrase}*`,
    ...(words.at(-1)!.length > 2 ? [`category : ${begun}`] : []),
    `name : ${phrase}*`,
    `name : ${begun}`,
    `${naming} : ${begun}`,
    begun,
  ];
}

/** What it is by one word, and by another which of those; then whose it is, and what. */
function partTiersOf([first, ...rest]: readonly Span[]): string[] {
  if (!first || rest.length === 0) return [];
  const parts = [first, ...rest].map(whole);
  const any = anyOf(parts);
  const kinds = parts.map((part, index) => {
    const others = anyOf(parts.filter((_, other) => other !== index));
    return `(category : ${part} AND {name brand} : ${others})`;
  });
  return [anyOf(kinds), `brand : ${any} OR name : ^${first.own}`, `category : ${any}`];
}

export function searchPlan(context: Context, text: string): SearchPlan {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0) return { words, rungs: ['""'], tiers: [], partTiers: [] };
  const spans = spansOf(context, words);
  const tiers = tiersOf(words, spans);
  const parts = spans.map(whole);
  return {
    words,
    rungs: [
      anyOf([tiers.at(-2)!, ...withJoinedWords(context, words)]),
      tiers.at(-1)!,
      // All words but one.
      ...(parts.length > 2
        ? [anyOf(parts.map((_, left) => allOf(parts.filter((__, index) => index !== left))))]
        : []),
      ...(parts.length > 1 ? [anyOf(parts)] : []),
    ],
    tiers,
    partTiers: partTiersOf(spans),
  };
}
