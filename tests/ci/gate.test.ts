// The gate over tiny suites of both runners: what it lets through, and what it does not.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passGate, type Run } from '../../.ci/gate';
import type { Part } from '../../.ci/part';
import { tell } from '../../.ci/tell';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'airside-tiny-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const commands = {
  vitest: (file: string) => {
    const config = 'tests/ci/fixtures/vitest/vitest.config.ts';
    return ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--project', 'tiny', file];
  },
  playwright: (file: string) => {
    const config = 'tests/ci/fixtures/playwright/playwright.config.ts';
    return ['node_modules/@playwright/test/cli.js', 'test', '--config', config, file];
  },
};

type Runner = keyof typeof commands;

const passQuietly = (rows: Part[][]): Promise<Run> => passGate(rows, folder, 'ignore');

function pass(runner: Runner, file: string): Promise<Run> {
  const fixtures = join(folder, 'fixtures');
  mkdirSync(fixtures);
  const command = [process.execPath, ...commands[runner](`${file}.fixture.ts`)];
  const part: Part = { name: 'tiny', command, runner, env: { FIXTURE_FOLDER: fixtures } };
  return passQuietly([[part]]);
}

describe.each(Object.keys(commands) as Runner[])('of %s', (runner) => {
  const named = (file: string, test: string) =>
    expect.stringMatching(new RegExp(`^tiny: tests/ci/fixtures/${runner}/${file}.fixture.ts: ${test}$`));

  it('fails what fails again, with the message, and names what passes then', async () => {
    const { verdict, parts } = await pass(runner, 'broken');
    expect(verdict.passed).toBe(2);
    expect(verdict.unsteady).toEqual([named('broken', 'is unlucky')]);
    expect(verdict.failures).toEqual([
      { name: named('broken', 'is broken'), message: expect.stringContaining('one and one') },
    ]);
    const log = tell(verdict, parts);
    expect(log).toMatch(/^== FAILED: tiny: .*is broken\n {4}.*one and one/m);
    expect(log).toMatch(/^unsteady: tiny: .*is unlucky$/m);
    expect(log).toMatch(/\n2 passed, 1 failed$/);
  });

  it('lets through what passes at the second look, and names it', async () => {
    const { verdict } = await pass(runner, 'unlucky');
    expect(verdict).toEqual({ passed: 2, failures: [], unsteady: [named('unlucky', 'is unlucky')] });
  });

  it('takes nine such tests for no accident', async () => {
    const { verdict } = await pass(runner, 'nine');
    expect(verdict).toMatchObject({ passed: 0 });
    expect(verdict.failures).toHaveLength(9);
  });

  it('fails a file that does not import', async () => {
    const { verdict } = await pass(runner, 'not-imported');
    expect(verdict.passed).toBe(0);
    expect(verdict.failures[0]?.message).toContain('does not import');
  });

  it('fails a runner that was killed, without a second look', async () => {
    const { verdict, parts } = await pass(runner, 'killed');
    expect(verdict).toMatchObject({ passed: 0, unsteady: [] });
    expect(verdict.failures).toEqual([{ name: 'tiny', message: 'killed, without a report' }]);
    expect(parts[0]?.second).toBeUndefined();
  });

  it('fails tests that did not run, though they would have passed', async () => {
    const { verdict } = await pass(runner, 'idle');
    expect(verdict.failures.map(({ message }) => message).join()).toMatch(/did not run|not ready/);
  });

  it('fails where something is left running, and ends it', async () => {
    const { verdict } = await pass(runner, 'leaves');
    expect(verdict.passed).toBe(1);
    expect(verdict.failures).toEqual([
      { name: 'left behind: 1 processes', message: expect.stringMatching(/^(\d+) sleep 600$/) },
    ]);
    const pid = Number.parseInt(verdict.failures[0]!.message!, 10);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('of parts without tests', () => {
  const script = (code: string): Part => ({ name: 'script', command: [process.execPath, '-e', code] });
  const once = (path: string) =>
    `const fs = require('fs'); if (!fs.existsSync(${path})) { fs.writeFileSync(${path}, ''); process.exit(1) }`;

  it('counts each as one', async () => {
    const { verdict } = await passQuietly([[script(''), script('process.exit(3)')]]);
    expect(verdict).toEqual({
      passed: 1,
      failures: [{ name: 'script', message: 'ended with 3' }],
      unsteady: [],
    });
  });

  it('looks a second time as well', async () => {
    const { verdict } = await passQuietly([[script(once(JSON.stringify(join(folder, 'mark'))))]]);
    expect(verdict).toEqual({ passed: 1, failures: [], unsteady: ['script'] });
  });

  it('stops where the rest makes no sense', async () => {
    const { parts } = await passQuietly([[{ ...script('process.exit(1)'), isNeeded: true }], [script('')]]);
    expect(parts).toHaveLength(1);
  });
});
