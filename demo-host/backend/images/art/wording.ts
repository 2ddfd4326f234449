// Which words stand on a label, and in which lines.
import { isDrawable } from './lettering';
import type { Kind } from '../kinds';

export interface Wording {
  /** One or two lines in the largest letters. */
  title: string[];
  /** Up to two lines below it. */
  subtitle: string[];
  house: string;
  monogram: string;
  /** What is inside: "WHISKY". */
  genus: string;
  /** "750 ML". */
  volume: string;
}

const corporate =
  /\b(brands?|americas?|usa|u\.s\.a\.|imports?|importing|distill(ing|ery|eries|ers)|winery|beverages?|company|corp(oration)?|co|inc|llc|ltd|spirits|wines?|group|international|intl|partners|packaging)\b\.?/gi;

// oxfmt-ignore
const genera: Record<Kind, string> = {
  whisky: 'Whisky', vodka: 'Vodka', gin: 'Gin', rum: 'Rum', tequila: 'Tequila', liqueur: 'Liqueur', brandy: 'Brandy', wine: 'Wine',
  champagne: 'Brut', beer: 'Beer', spirit: 'Spirit', can: 'Cocktail', chocolate: 'Chocolate', cigars: 'Cigars', tin: 'Provisions',
  jar: 'Provisions', perfume: 'Parfum', gift: 'Gift set',
};

function lines(words: readonly string[], longest: number, most: number): { used: number; lines: string[] } {
  const made: string[] = [];
  let used = 0;
  for (const word of words) {
    const last = made.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      made[made.length - 1] = `${last} ${word}`;
    else if (made.length < most) made.push(word);
    else break;
    used++;
  }
  return { used, lines: made };
}

export function wordingOf(options: { kind: Kind; brand: string; name: string; volume: string }): Wording {
  const { kind, brand } = options;
  const clean = options.name
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b\d+(\.\d+)?\s*(ml|cl|l)\b/gi, ' ')
    .replace(/[^\p{L}\p{N}&'’.%-]+/gu, ' ')
    .trim();
  const house =
    brand
      .replace(corporate, ' ')
      .replace(/[&,\s]+$/, '')
      .replace(/\s+/g, ' ')
      .trim() || brand;
  const name = isDrawable(clean) ? clean : isDrawable(house) ? house : genera[kind];
  const words = name.split(' ').filter(Boolean);
  const longest = Math.max(9, Math.min(12, ...words.slice(0, 2).map((word) => word.length)));
  const title = lines(words, longest, 2);
  const subtitle = lines(words.slice(title.used), 24, 2);
  const initials = (isDrawable(house) ? house : name).split(/[\s&.-]+/).filter(Boolean);
  return {
    title: title.lines.map((line) => line.toUpperCase()),
    subtitle: subtitle.lines,
    house: isDrawable(house) ? house.slice(0, 26) : '',
    monogram: initials
      .slice(0, 2)
      .map((word) => word[0]?.toUpperCase() ?? '')
      .join(''),
    genus: genera[kind],
    volume: options.volume.toUpperCase(),
  };
}
