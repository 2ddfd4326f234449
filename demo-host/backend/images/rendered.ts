// Pictures that were rendered (studio/cli.ts) and not only drawn: of what the demo sells.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from './art/random';
import type { Subject } from './art/subject';

export const renderedFolder = fileURLToPath(new URL('./rendered/', import.meta.url));

/** Of what it depends on and nothing else: a new name, brand or size has no rendering. */
function nameOf(words: string, depends: unknown): string {
  // Without accents, which not every disk spells the same way.
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.match(/[a-z0-9]+/g) ?? [];
  return `${parts.join('-').slice(0, 60)}-${hash(JSON.stringify(depends)).toString(36)}.avif`;
}

/** A product on its shelf, or from nearer: what is written on it. */
export type View = 'whole' | 'close';

export const productName = (subject: Subject, view: View): string =>
  view === 'whole' ? nameOf(subject.name, subject) : nameOf(`${subject.name} ${view}`, [subject, view]);

/** `name`: of the picture's file. `ratio`: its width divided by its height. */
export const bannerName = (name: string, ratio: number, shelf: readonly Subject[]): string =>
  nameOf(name.replace(/\.\w+$/, ''), [name, ratio, shelf]);

let names: Set<string> | undefined;

function fileOf(name: string): string | undefined {
  names ??= new Set(readdirSync(renderedFolder));
  return names.has(name) ? join(renderedFolder, name) : undefined;
}

/** The file of a product's picture, of the drawn one's proportions. */
export const renderedProduct = (subject: Subject, view: View): string | undefined =>
  fileOf(productName(subject, view));

/** The file of a wide picture that has these proportions. */
export const renderedBanner = (name: string, ratio: number, shelf: readonly Subject[]): string | undefined =>
  fileOf(bannerName(name, ratio, shelf));
