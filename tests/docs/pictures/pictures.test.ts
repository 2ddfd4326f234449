// @vitest-environment happy-dom
// docs/elements has a picture of each element that draws something, with something on it, and weighs little.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { drawsNothing } from '../../../elements/build/pictures';
import { pictureFolder } from './folder';

const files = readdirSync(pictureFolder).sort();

it('each element that draws something has a picture, and each picture an element', () => {
  const drawn = contracts.map(({ tag }) => tag).filter((tag) => !drawsNothing.includes(tag));
  expect(files, 'run: npm run docs:pictures').toEqual(drawn.map((tag) => `${tag}.webp`).sort());
});

it('what is said to draw nothing is an element', () => {
  const tags: string[] = contracts.map(({ tag }) => tag);
  expect(drawsNothing.filter((tag) => !tags.includes(tag))).toEqual([]);
});

it.each(files)('%s is not of one colour', async (file) => {
  const { channels } = await sharp(join(pictureFolder, file)).stats();
  // A blank page is even; what compression makes of it differs by a step or two.
  expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(48);
});

it('all of them weigh at most 420 KiB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(420);
});
