// What may be on screen without being from a catalogue: data of the backend, numbers, dates, names that Intl knows.
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}

/** Texts and attributes of markup, or the text as it is. */
function* piecesOf(text: string): Generator<string> {
  yield tidy(text);
  if (!text.includes('<')) return yield* text.split('\n').map(tidy);
  const page = new DOMParser().parseFromString(text, 'text/html');
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield tidy(walker.currentNode.nodeValue ?? '');
  for (const element of page.querySelectorAll('*'))
    for (const { value } of element.attributes) yield tidy(value);
}

/** Every text in the backend's answers; one that nobody waited for any more says nothing. */
export async function dataTexts(answers: readonly Promise<string>[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const answer of answers) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(await answer);
    } catch {
      continue;
    }
    for (const text of stringsIn(parsed)) for (const piece of piecesOf(text)) found.add(piece);
  }
  return found;
}

const language = 'en-US';
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));
const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 15 + day));
const named = (dates: Date[], part: 'month' | 'weekday') =>
  (['long', 'short'] as const).flatMap((style) =>
    dates.map((date) => new Intl.DateTimeFormat(language, { [part]: style }).format(date)),
  );
const dateWords = new Set([
  ...named(months, 'month'),
  ...named(days, 'weekday'),
  'AM',
  'PM',
  'at',
  'GMT',
  'UTC',
  'EST',
  'EDT',
]);
/** Names that are the same in all languages, or that Intl knows: currencies, the country, cards, the drawn brand of the shop. */
const names = new Set([
  ...['USD', 'EUR', 'GBP'],
  ...['USD', 'EUR', 'GBP'].map(
    (code) => new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code,
  ),
  ...[
    'United States',
    'Visa',
    'Mastercard',
    'Discover',
    'American Express',
    'PayPal',
    'Airside',
    'Duty Free',
  ],
]);

const isNumber = (text: string) => !/\p{L}/u.test(text);
/** Of a list of brands by their first letters. */
const isLetter = (text: string) => /^\p{L}$/u.test(text);
const isDate = (text: string) => text.split(/[^\p{L}]+/u).every((word) => !word || dateWords.has(word));

/** What of `text` is neither from a catalogue (bracketed) nor known. '' when all is well. */
export function unknownIn(text: string, data: ReadonlySet<string>): string {
  const isKnown = (piece: string): boolean =>
    isNumber(piece) ||
    isLetter(piece) ||
    data.has(piece) ||
    names.has(piece) ||
    isDate(piece) ||
    data.has(piece.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  /** 'Diana Lindqvist' of 'Diana' and 'Lindqvist', 'USD $' of 'USD' and a sign. */
  const isMadeOfKnown = (piece: string): boolean => {
    if (isKnown(piece)) return true;
    for (let at = piece.indexOf(' '); at > 0; at = piece.indexOf(' ', at + 1))
      if (isKnown(piece.slice(0, at)) && isMadeOfKnown(piece.slice(at + 1))) return true;
    return false;
  };
  let rest = tidy(text);
  // A text may hold another one.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ; ');
  }
  if (isKnown(rest)) return '';
  return rest
    .split(/ ; |, | · |: |\n/)
    .map(tidy)
    .filter((piece) => !isMadeOfKnown(piece))
    .join(' ; ');
}
