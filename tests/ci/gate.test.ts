// The gate: what it lets through, and what it does not; with every way that tests can fail in runners.whole.test.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '../../.ci/part';
import { tell } from '../../.ci/tell';
import { isWhole } from '../support/whole';
import { named, pass, passQuietly, runners } from './tiny';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'airside-tiny-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(runners.filter((runner) => isWhole || runner === 'vitest'))('of %s', (runner) => {
  it('fails what fails again, with the message, and names what passes then', async () => {
    const { verdict, parts } = await pass(runner, 'broken', folder);
    expect(verdict.passed).toBe(2);
    expect(verdict.unsteady).toEqual([named(runner, 'broken', 'is unlucky')]);
    expect(verdict.failures).toEqual([
      { name: named(runner, 'broken', 'is broken'), message: expect.stringContaining('one and one') },
    ]);
    const log = tell(verdict, parts);
    expect(log).toMatch(/^== FAILED: tiny: .*is broken\n {4}.*one and one/m);
    expect(log).toMatch(/^unsteady: tiny: .*is unlucky$/m);
    expect(log).toMatch(/\n2 passed, 1 failed$/);
  });
});

describe('of parts without tests', () => {
  const script = (code: string): Part => ({ name: 'script', command: [process.execPath, '-e', code] });
  const once = (path: string) =>
    `const fs = require('fs'); if (!fs.existsSync(${path})) { fs.writeFileSync(${path}, ''); process.exit(1) }`;

  it('counts each as one', async () => {
    const { verdict } = await passQuietly([[[script('')], [script('process.exit(3)')]]], folder);
    expect(verdict).toEqual({
      passed: 1,
      failures: [{ name: 'script', message: 'ended with 3' }],
      unsteady: [],
    });
  });

  it('looks a second time as well', async () => {
    const { verdict } = await passQuietly([[[script(once(JSON.stringify(join(folder, 'mark'))))]]], folder);
    expect(verdict).toEqual({ passed: 1, failures: [], unsteady: ['script'] });
  });

  it('begins the next of a lane when the one before it has ended', async () => {
    const path = JSON.stringify(join(folder, 'mark'));
    const write = {
      ...script(`setTimeout(() => require('fs').writeFileSync(${path}, ''), 200)`),
      name: 'write',
    };
    const read = { ...script(`require('fs').readFileSync(${path})`), name: 'read' };
    const { verdict } = await passQuietly([[[write, read], [script('')]]], folder);
    expect(verdict).toEqual({ passed: 3, failures: [], unsteady: [] });
  });

  it('stops where the rest makes no sense', async () => {
    const { parts } = await passQuietly(
      [[[{ ...script('process.exit(1)'), isNeeded: true }]], [[script('')]]],
      folder,
    );
    expect(parts).toHaveLength(1);
  });
});
