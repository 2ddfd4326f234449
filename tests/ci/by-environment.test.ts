// A worker of Node is kept for the next file in line only where that asks for the same environment.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byEnvironment } from '../support/by-environment';

// In pieces, as vitest would take them for what this file asks for.
const asks = '// @vitest-' + 'environment';
const options = `${asks}-options { "mocks": "watchers" }`;
const texts: Record<string, string> = {
  one: 'import { it } from "vitest";',
  page: `${asks} happy-dom`,
  own: options,
  two: `${asks} node`,
  otherPage: `// What it is about.\n${asks} happy-dom\n`,
  three: '',
  ownPage: `${asks} happy-dom\n${options}`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'airside-order-'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('files of one environment stand together, in the order they had, and what is rare comes first', () => {
  const files = Object.keys(texts).map((name) => ({ moduleId: join(folder, name) }));
  expect(byEnvironment(files).map(({ moduleId }) => basename(moduleId))).toEqual([
    'own',
    'ownPage',
    'page',
    'otherPage',
    'one',
    'two',
    'three',
  ]);
});
