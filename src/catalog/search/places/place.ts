// What a search can lead to besides products: categories, brands and pages, by their names. Pure.

export interface Place {
  kind: 'category' | 'brand' | 'page';
  name: string;
  /** What it stands in; '' at the top. */
  within: string;
  /** Inside the shop. */
  path: string;
}

export type PlaceKind = Place['kind'];

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Without accents and case. Only letters of Latin script have accents that one may leave out. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => fold(text.replace(/['’]/g, '')).match(word) ?? [];

/** The same for one and for many, on both sides of the sea: "cherry", "cherries", "gins", "boxes", "whiskey". Not made for reading. */
function stem(text: string): string {
  if (text.length < 4) return text;
  return text
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/ey$/, 'y');
}

const stemsOf = (text: string): string => wordsOf(text).map(stem).join(' ');

/** 0: not meant. More is better: the whole name, its beginning, its words. */
function fit(name: string, asked: readonly string[]): number {
  const words = wordsOf(name);
  const isMeant = asked.every((part, index) => {
    const isLast = index === asked.length - 1;
    return words.some((each) => (isLast && each.startsWith(part)) || stem(each) === stem(part));
  });
  if (!isMeant || asked.length === 0) return 0;
  const [own, whole] = [words.map(stem).join(' '), asked.map(stem).join(' ')];
  return own === whole ? 3 : own.startsWith(whole) ? 2 : 1;
}

/** Those whose names have all words of the query, the last one perhaps only begun; best first, else as they came. */
export function placesFor(places: readonly Place[], query: string): Place[] {
  const asked = wordsOf(query);
  return places
    .map((place) => ({ place, fits: fit(place.name, asked) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ place }) => place);
}

/** The category or brand whose name the query is, whatever its case, accents and number. */
export function placeCalled(places: readonly Place[], query: string): Place | undefined {
  const asked = stemsOf(query);
  return asked ? places.find(({ kind, name }) => kind !== 'page' && stemsOf(name) === asked) : undefined;
}

/** Letters that differ, of words of about one length; more than `most` is not told apart. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= other.length; index += 1)
      next.push(
        Math.min(
          (next[index - 1] ?? 0) + 1,
          (row[index] ?? 0) + 1,
          (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const lettersOf = (text: string): string => [...text].sort().join('');

/** Two letters that have changed places count as two: of short words only these may differ in two. */
const mostApart = (one: string, other: string): number =>
  one[0] === other[0] && (one.length > 5 || lettersOf(one) === lettersOf(other)) ? 2 : 1;

/** Those with a word that is spelt nearly like one of the query, nearest first. */
export function placesNear(places: readonly Place[], query: string): Place[] {
  const asked = wordsOf(query).filter(({ length }) => length > 3);
  const nearness = (name: string) =>
    Math.min(
      ...asked.flatMap((part) =>
        wordsOf(name).map((each) => {
          const [own, meant] = [stem(each), stem(part)];
          const most = mostApart(own, meant);
          const found = distance(own, meant, most);
          return each.length > 3 && found <= most ? found : Infinity;
        }),
      ),
    );
  return places
    .map((place) => ({ place, far: nearness(place.name) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .map(({ place }) => place);
}
