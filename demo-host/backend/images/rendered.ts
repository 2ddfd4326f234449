// Pictures that were rendered (studio/cli.ts) and not only drawn: of what the demo sells.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from './art/random';
import type { Subject } from './art/subject';

export const renderedFolder = fileURLToPath(new URL('./rendered/', import.meta.url));

/** Of this subject and no other: a new name, brand or size has no rendering. */
export function productName(subject: Subject): string {
  // Without accents, which not every disk spells the same way.
  const plain = subject.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, 60)}-${hash(JSON.stringify(subject)).toString(36)}.avif`;
}

let names: Set<string> | undefined;

/** The file of a product's picture, of the drawn one's proportions. */
export function renderedProduct(subject: Subject): string | undefined {
  names ??= new Set(readdirSync(renderedFolder));
  const name = productName(subject);
  return names.has(name) ? join(renderedFolder, name) : undefined;
}
