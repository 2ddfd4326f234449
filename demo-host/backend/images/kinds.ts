// What kind of thing a product is, as far as its picture is concerned, guessed from its categories and name.

// oxfmt-ignore
export const kinds = [
  'whisky', 'vodka', 'gin', 'rum', 'tequila', 'liqueur', 'brandy', 'wine', 'champagne', 'beer', 'spirit',
  'can', 'chocolate', 'cigars', 'tin', 'jar', 'perfume', 'gift',
] as const;
export type Kind = (typeof kinds)[number];

export function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}

/** First match wins; a word counts in the category paths first, then in the name. */
// oxfmt-ignore
const words: readonly (readonly [Kind, RegExp])[] = [
  ['gift', /gift (pack|set|box)|hamper|value added pack|\bvap\b/],
  ['can', /ready to drink|\brtd\b|\bcans?\b|soft drink|soda|tonic|energy drink/],
  ['liqueur', /liqueur|cordial|schnapps|amaro|aperitif|aperitivo|bitters|vermouth|triple sec|curacao|cream &|limoncello|absinthe/],
  ['champagne', /champagne|sparkling|prosecco|\bcava\b|cr[ée]mant/],
  ['whisky', /whisk(e)?y|bourbon|scotch|\bmalt\b|\brye\b/],
  ['tequila', /tequila|mezcal|agave|sotol/],
  ['gin', /\bgins?\b|genever/],
  ['vodka', /vodka/],
  ['rum', /\brums?\b|cacha[çc]a/],
  ['brandy', /brandy|cognac|armagnac|grappa|calvados|pisco|eau de vie/],
  ['beer', /\bbeers?\b|lager|\bales?\b|stout|cider/],
  ['wine', /\bwines?\b|\bport\b|sherry|merlot|cabernet|chardonnay|pinot|riesling|ros[ée]\b|sauvignon|rioja/],
  ['chocolate', /chocolat|praline|truffle|confection|sweets|candy|biscuit|nougat/],
  ['cigars', /cigar|tobacco|humidor/],
  ['jar', /caviar|honey|jam\b|marmalade|preserve|olive|mustard|foie|pat[ée]\b|spread/],
  ['perfume', /perfume|fragrance|eau de (toilette|parfum)|cologne|cosmetic|beauty/],
  ['tin', /\btea\b|coffee|\btins?\b|nuts|spice|delicatessen|gourmet|\bfood\b|salmon|cheese|sausage/],
];

export function guessKind(categories: readonly string[], name: string): Kind {
  for (const text of [...categories, name]) {
    const folded = text.toLowerCase();
    const found = words.find(([, pattern]) => pattern.test(folded));
    if (found) return found[0];
  }
  return 'spirit';
}

/** Millilitres from "750 ml", "1.75 L", "70cl"; undefined where the text has no size. */
export function millilitres(text: string): number | undefined {
  const match = /(\d+(?:[.,]\d+)?)\s*(ml|cl|l|ltr|litre|liter)\b/i.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const factor = { m: 1, c: 10, l: 1000 }[match[2].toLowerCase()[0] ?? 'm'] ?? 1;
  return Number(match[1].replace(',', '.')) * factor;
}
