// Descriptions and reviews, put together from hand-written parts; the same product always gets the same text.
import type { Item } from './brand';
import { partsFor } from './wording-parts';

/** A stable number for a text, so that choices never change between runs. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

function at(parts: readonly string[], index: number): string {
  return parts[index % parts.length] ?? '';
}

/** A brand's products take turns, so that no two of them read alike. */
export function describe({ brand, title, place }: Item): { description: string; short: string } {
  const { opens, closes } = partsFor(brand.in, brand.kind, title);
  const start = hashOf(brand.name);
  const first = at(opens, start + place);
  const last = at(closes, start + place + Math.floor(place / opens.length));
  return { description: `<p>${first}. ${brand.story} ${last}.</p>`, short: `<p>${first}.</p>` };
}

const praise = [
  'Exactly as described',
  'Worth the trip',
  'A new favourite',
  'Good, and well packed',
  'Would buy again',
  'Impressed the whole table',
];
const remarks = [
  'Bought it between two flights and went back for a second one.',
  'Smooth service at the counter, and the price was well below home.',
  'A gift for my father, who asked for the address of the shop.',
  'Lovely balance. I would have liked a larger size.',
  'Arrived at the gate in a sealed bag, no trouble with the transfer.',
  'Better than the one I usually pay more for.',
];
const people = ['Marta', 'Ola', 'Ben', 'Ines', 'Takeshi', 'Ruth', 'Anselm', 'Priya', 'Luc', 'Nadia'];

export interface SeedReview {
  nickname: string;
  title: string;
  text: string;
  votes: readonly [quality: number, value: number, price: number];
}

/** About every third product has been reviewed, some of them several times. */
export function reviewsFor(sku: string): SeedReview[] {
  const count = Math.max(0, (hashOf(sku) % 9) - 5);
  return Array.from({ length: count }, (_, index) => {
    const seed = `${sku}${index}`;
    const vote = (aspect: string) => 3 + (hashOf(seed + aspect) % 3);
    return {
      nickname: at(people, hashOf(seed + 'who')),
      title: at(praise, hashOf(seed)),
      text: at(remarks, hashOf(seed + 'text')),
      votes: [vote('quality'), vote('value'), vote('price')] as const,
    };
  });
}
