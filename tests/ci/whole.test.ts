// The whole goes on where it stopped, and takes no report for another's.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Run } from '../../.ci/gate';
import type { Part } from '../../.ci/part';
import { lookAtAll, type Wanted } from '../../.ci/whole';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'airside-whole-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, code: string): Part => ({ name, command: [process.execPath, '-e', code] });
const ran = (name: string): string => join(folder, name);
const writes = (name: string) =>
  script(name, `require('fs').writeFileSync(${JSON.stringify(ran(name))}, '')`);

const look = (parts: Part[], wanted: Partial<Wanted> = {}): Promise<Run> =>
  lookAtAll(parts, { folder, commit: 'one', output: 'ignore', ...wanted });

it('looks at nothing a second time, and goes on after what failed', async () => {
  const { verdict } = await look([script('types', 'process.exit(2)'), writes('lint')]);
  expect(verdict).toEqual({
    passed: 1,
    failures: [{ name: 'types', message: 'ended with 2' }],
    unsteady: [],
  });
});

it('goes on at a part, and counts those before it as they were told', async () => {
  await look([writes('types'), script('unit', 'process.exit(1)'), writes('size')]);
  rmSync(ran('types'));
  const { verdict } = await look([writes('types'), writes('unit'), writes('size')], { from: 'un' });
  expect(verdict).toMatchObject({ passed: 3, failures: [] });
  expect(existsSync(ran('types'))).toBe(false);
});

it('refuses what was told of other files, of changed ones, and what was never run', async () => {
  const parts = [writes('types'), writes('unit')];
  await expect(look(parts, { from: 'unit' })).rejects.toThrow('“types” has not been run');
  await look(parts);
  await expect(look(parts, { from: 'unit', commit: 'another' })).rejects.toThrow(
    'another state of the files',
  );
  await expect(look(parts, { from: 'unit', commit: undefined })).rejects.toThrow('another state');
  await expect(look(parts, { from: 'nothing' })).rejects.toThrow('No part begins with “nothing”');
});

it('stops where the rest makes no sense', async () => {
  const { parts } = await look([{ ...script('build', 'process.exit(1)'), isNeeded: true }, writes('unit')]);
  expect(parts).toHaveLength(1);
});
