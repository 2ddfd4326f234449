// Random values: the kinds that programs get wrong, and real ones that a shop knows.
import type { Random } from './random';

const hugeText = 'x'.repeat(5000);

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '_%\\',
  "' OR 1=1 --",
  '"; DROP TABLE product; --',
  '"',
  '""" "*" NEAR(',
  '* AND OR NOT',
  '../../etc/passwd',
  '/',
  '//',
  '?',
  '#',
  '%E0%A4%A',
  'https://example.com/a?b=c',
  '<script>alert(1)</script>',
  '{{widget type="x"}}',
  'ÄÖÜ ß ﬁ',
  '日本語テキスト',
  '🍾🥂'.repeat(20),
  '\u0000',
  '\ud800',
  '\u202e\ufeff\u200b',
  'a\nb\r\tc',
  'MQ==',
  'Y29uZmlndXJhYmxlLzEzOS8xNQ==',
  'Y29uZmlndXJhYmxlLzkzLzk5OTk5OTk5OTk5OTk5OTk5',
  '====',
  'a@b.example',
  '2026-13-45',
  '2026-02-30 25:61:61',
  hugeText,
];

const numbers = [
  0,
  1,
  2,
  3,
  5,
  20,
  -1,
  -0.5,
  0.0001,
  1.5,
  99,
  1000,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  1e10,
  2 ** 53,
  1e21,
  1e308,
];

/** Text that is odd, from nobody's point of view expected. */
export const oddText = (random: Random): string =>
  random.chance(0.8)
    ? random.pick(texts)
    : String.fromCodePoint(...Array.from({ length: random.below(12) }, () => random.below(0x2fff)));

export const oddNumber = (random: Random): number => random.pick(numbers);

/** Any JSON value, up to `depth` levels deep; keys come from `keys` or are odd. */
export function oddJson(random: Random, keys: readonly string[] = [], depth = 3): unknown {
  const kind = random.below(depth > 0 ? 8 : 6);
  if (kind < 2) return oddText(random);
  if (kind < 4) return oddNumber(random);
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return null;
  const length = random.below(4);
  const item = () => oddJson(random, keys, depth - 1);
  if (kind === 6) return Array.from({ length }, item);
  const key = () => (keys.length > 0 && random.chance(0.8) ? random.pick(keys) : oddText(random));
  return Object.fromEntries(Array.from({ length }, () => [key(), item()]));
}

/** Real ids, keys and codes by the name of the field or argument that they belong to. */
export class Pool {
  private readonly known = new Map<string, unknown[]>();

  constructor(private readonly most = 40) {}

  add(name: string, ...values: unknown[]): void {
    const held = this.known.get(name) ?? [];
    held.push(...values);
    // The oldest of them go: what was made lately is more likely to be still there.
    this.known.set(name, held.slice(-this.most));
  }

  /** Forgets what it knew by this name. */
  set(name: string, ...values: unknown[]): void {
    this.known.set(name, values);
  }

  /** A value of exactly this name, or any value; undefined when there is none. */
  take(random: Random, name: string): unknown {
    const held = this.known.get(name);
    if (held && random.chance(0.9)) return random.pick(held);
    const all = [...this.known.values()];
    return all.length === 0 ? undefined : random.pick(random.pick(all));
  }

  /** Remembers every id, key and code of an answer. */
  harvest(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 3)) this.harvest(item, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) this.harvest(item, key);
    else if (
      typeof value === 'string' &&
      value.length < 300 &&
      /id$|sku|key|code|number|token|email|url|hash/i.test(name)
    )
      this.add(name, value);
  }
}
