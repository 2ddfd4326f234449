// docs/screens has a sheet for each width and look, and weighs little.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { putInPlace } from './put-in-place';
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

it('shows narrow screens larger than wide ones', () => {
  const scales = [360, 768, 1440].map((width) => grid(width, 38).across / width);
  expect(scales).toEqual(scales.toSorted((one, other) => other - one));
  expect(new Set(scales).size).toBe(3);
});

it('shows every screen whole, beside and below one another', async () => {
  const width = 360;
  // One of them stands in a second row.
  const count = grid(width, 1).columns + 1;
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const shots = Array.from({ length: count }, (_, index) => ({ name: `${index}`, png }));
  const sheet = await joined(shots, { width, height: width });
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! < 100 && data[at + 2]! > 150) blue += 1;
  const { across } = grid(width, count);
  // The edges are not sharp.
  expect(blue / (count * across * across)).toBeCloseTo(1, 1);
});

it('are put in place when all have come, and stay as they were when one has not', () => {
  const kept = mkdtempSync(join(tmpdir(), 'airside-screens-'));
  const namesIn = () => readdirSync(kept).sort();
  writeFileSync(join(kept, 'old.webp'), 'old');
  const sheets = new Map([
    ['light-360.webp', Buffer.from('light')],
    ['dark-360.webp', Buffer.from('dark')],
  ]);
  try {
    expect(() => putInPlace(kept, sheets, ['menu at 360 px', 'cart at 768 px'])).toThrow(
      /menu at 360 px, cart at 768 px/,
    );
    expect(namesIn()).toEqual(['old.webp']);
    putInPlace(kept, sheets, []);
    expect(namesIn()).toEqual(['dark-360.webp', 'light-360.webp']);
  } finally {
    rmSync(kept, { recursive: true });
  }
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
