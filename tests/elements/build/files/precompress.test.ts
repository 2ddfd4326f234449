// What a build's files weigh is what the encoder can do with them, and they are what they were.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { precompress, smallestBrotli } from '../../../../elements/build/files/precompress';

/** A sheet of our own, large enough to have distances. */
const text = readFileSync(join(import.meta.dirname, '../../../../src/ui/button.css'));

it('is never larger than what the encoder does unasked, and smaller for a sheet', async () => {
  const smallest = await smallestBrotli(text);
  expect(smallest.length).toBeLessThan(brotliCompressSync(text).length);
  expect(brotliDecompressSync(smallest)).toEqual(text);
});

it('puts both beside every text, and neither beside a picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'airside-compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.css'), text);
  writeFileSync(join(folder, 'b.webp'), 'picture');
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.css.br')))).toEqual(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.css.gz')))).toEqual(text);
  expect(() => readFileSync(join(folder, 'b.webp.br'))).toThrow('ENOENT');
});
