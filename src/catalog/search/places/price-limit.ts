// What a search says of the price: "whisky under 50", "gin over $30". Pure.
import '../../../words/catalogue/search-panel';
import type { Text } from '../../../words/text';

export interface PriceLimit {
  /** What is searched for besides. */
  words: string;
  from?: string;
  to?: string;
}

const ends = [
  ['to', 'search.priceUnder'],
  ['from', 'search.priceOver'],
] as const;

/** `currency`: code of the one that prices are shown in, which may stand beside the amount, as may any sign. */
export function priceLimit(query: string, text: Text, currency = ''): PriceLimit | undefined {
  for (const [end, key] of ends) {
    const called = text(key).split(', ').join('|');
    const unit = `(?:\\p{Sc}${/^[A-Z]{3}$/.test(currency) ? `|${currency}` : ''})?`;
    const sum = String.raw`${unit}\s?(\d{1,6}(?:[.,]\d\d?)?)\s?${unit}`;
    const [, words, amount] =
      new RegExp(String.raw`^(.+?)\s+(?:${called})\s+${sum}$`, 'iu').exec(query) ?? [];
    if (words && amount) return { words, [end]: amount.replace(',', '.') };
  }
  return undefined;
}
