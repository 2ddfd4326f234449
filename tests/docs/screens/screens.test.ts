// docs/screens has a sheet for each width and look, and weighs little.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { grid, joined } from './sheet';

const folder = 'docs/screens';

it('has nine sheets of three megabytes in all', () => {
  const files = readdirSync(folder);
  const looks = ['light', 'dark', 'market'];
  const expected = looks.flatMap((look) => [360, 768, 1440].map((width) => `${look}-${width}.webp`));
  expect(files.sort(), 'run: npm run docs:screens').toEqual(expected.sort());
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
});

it.each([360, 768, 1440])('puts as many screens of %i px into a row as there is room for', (width) => {
  const { columns, across, rows } = grid(width, 38);
  expect(columns * (across + 20) + 20).toBeLessThanOrEqual(2000);
  expect(columns * rows).toBeGreaterThanOrEqual(38);
});

it('joins screens into one picture', async () => {
  const png = await sharp({ create: { width: 36, height: 90, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const sheet = await joined(
    [
      { name: 'one', png },
      { name: 'a < b', png },
    ],
    { width: 360, height: 900 },
  );
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height! > 400]).toEqual([2000, true]);
});
