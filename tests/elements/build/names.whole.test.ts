// The names of built files, which servers and browsers keep for good: other bytes never have the same.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder } from '../../../demo-host/build';

const root = resolve(import.meta.dirname, '../../..');
const other = mkdtempSync(join(tmpdir(), 'airside-names-'));
afterAll(() => rmSync(other, { recursive: true, force: true }));

let changed: string[];
beforeAll(async () => {
  // Not in this process: what is built here is built for tests.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const script = join(import.meta.dirname, 'build-again.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, other], {
    cwd: root,
    env,
  });
  changed = JSON.parse(stdout.trim().split('\n').at(-1)!) as string[];
}, 600_000);

function filesOf(folder: string): Map<string, Buffer> {
  const names = ['chunks', 'assets'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => join(part, name)),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

it('are given to files that are changed no more', () => expect(changed).toEqual([]));

it('stand for the same bytes in a build with another option', () => {
  const [files, others] = [filesOf(buildFolder), filesOf(other)];
  const common = [...files].filter(([name]) => others.has(name));
  expect(common.filter(([name, bytes]) => !others.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
    [],
  );
  // The option makes a difference, and not everywhere.
  expect(common.length).toBeGreaterThan(0);
  expect(common.length).toBeLessThan(files.size);
});
