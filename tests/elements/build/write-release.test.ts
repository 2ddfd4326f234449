import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeRelease } from '../../../elements/build/write-release';
import { importMapLine, scriptLine } from '../../../elements/kit/release';
import { reserve, reserveRules } from '../../../elements/kit/reserve';

const folder = mkdtempSync(join(tmpdir(), 'airside-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const loader = 'import("./chunks/core-AbCd1234.js");';
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function release(text = loader, version = '1.2.3') {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(folder, 'airside.js'), text);
  writeFileSync(join(folder, 'chunks/core-AbCd1234.js'), 'export {};');
  return writeRelease(folder, version, reserveRules());
}

it('offers the loader under a name for good, with the same bytes', () => {
  const made = release();
  expect(made.file).toMatch(/^airside-1\.2\.3-[\w-]{8}\.js$/);
  expect(readFileSync(join(folder, made.file), 'utf8')).toBe(loader);
  expect(made.integrity).toBe(integrity(loader));
  expect(made.chunks).toEqual({ 'chunks/core-AbCd1234.js': integrity('export {};') });
  expect(JSON.parse(readFileSync(join(folder, 'embed.json'), 'utf8'))).toEqual(made);
});

it('takes a new name for other bytes and for another version, and keeps it for the same', () => {
  const names = [release(), release(), release(loader + '\n'), release(loader, '1.2.4')].map(
    ({ file }) => file,
  );
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
});

it('writes the lines to paste', () => {
  const made = release();
  expect(scriptLine(made, 'https://shop.example/embed/')).toBe(
    `<script type="module" src="https://shop.example/embed/${made.file}" integrity="${made.integrity}" crossorigin></script>`,
  );
  expect(importMapLine(made, 'https://shop.example/')).toBe(
    `<script type="importmap">{"integrity":{"https://shop.example/chunks/core-AbCd1234.js":"${integrity('export {};')}"}}</script>`,
  );
});

it('writes a sheet that keeps room for every element that has a size', () => {
  release();
  const sheet = readFileSync(join(folder, 'airside.css'), 'utf8');
  for (const [name, size] of Object.entries(reserve).filter(([, size]) => size))
    expect(sheet).toMatch(
      new RegExp(`airside-${name}:not\\(:defined\\){[^}]*min-block-size:${size.replace(/[()*+]/g, '\\$&')}}`),
    );
});
