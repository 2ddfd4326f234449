// Breaks text: takes pieces out, doubles, moves and replaces them.
import type { Random } from './random';
import { oddJson, oddText } from './values';

const signs = ['{', '}', '(', '[', '"', '"""', '...', '$', '#', ',', '\n', '\ufeff'];

/** `text` with one to four changes. */
export function mutate(text: string, random: Random): string {
  let mutated = text;
  for (let change = 0; change <= random.below(4); change += 1) {
    const at = random.below(mutated.length + 1);
    const end = at + random.below(12);
    const piece = mutated.slice(at, end);
    const put = random.pick(['', piece + piece, oddText(random).slice(0, 20), random.pick(signs)]);
    mutated = mutated.slice(0, at) + put + mutated.slice(end);
  }
  return mutated;
}

/** A JSON value with about one of its parts replaced, renamed, left out or added to. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (random.chance(0.06)) return oddJson(random);
  if (Array.isArray(value)) return value.map((item) => mutateJson(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    if (random.chance(0.04)) return [];
    const renamed = random.chance(0.02)
      ? random.pick([key.toUpperCase(), key.replace(/_./g, ''), oddText(random)])
      : key;
    return [[renamed, mutateJson(item, random)]];
  });
  return Object.fromEntries(random.chance(0.03) ? [...entries, [oddText(random), oddJson(random)]] : entries);
}
