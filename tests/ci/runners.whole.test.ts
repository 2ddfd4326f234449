// The gate over tiny suites of both runners: what it lets through, and what it does not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../.ci/parts';
import { named, pass, passQuietly, runners } from './tiny';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'airside-tiny-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(runners)('of %s', (runner) => {
  it('lets through what passes at the second look, and names it', async () => {
    const { verdict } = await pass(runner, 'unlucky', folder);
    expect(verdict).toEqual({ passed: 2, failures: [], unsteady: [named(runner, 'unlucky', 'is unlucky')] });
  });

  it('takes nine such tests for no accident', async () => {
    const { verdict } = await pass(runner, 'nine', folder);
    expect(verdict).toMatchObject({ passed: 0 });
    expect(verdict.failures).toHaveLength(9);
  });

  it('fails a file that does not import', async () => {
    const { verdict } = await pass(runner, 'not-imported', folder);
    expect(verdict.passed).toBe(0);
    expect(verdict.failures[0]?.message).toContain('does not import');
  });

  it('fails a runner that was killed, without a second look', async () => {
    const { verdict, parts } = await pass(runner, 'killed', folder);
    expect(verdict).toMatchObject({ passed: 0, unsteady: [] });
    expect(verdict.failures).toEqual([{ name: 'tiny', message: 'killed, without a report' }]);
    expect(parts[0]?.second).toBeUndefined();
  });

  it('fails tests that did not run, though they would have passed', async () => {
    const { verdict } = await pass(runner, 'idle', folder);
    expect(verdict.failures.map(({ message }) => message).join()).toMatch(/did not run|not ready/);
  });

  it('fails where something is left running, and ends it', async () => {
    const { verdict } = await pass(runner, 'leaves', folder);
    expect(verdict.passed).toBe(1);
    expect(verdict.failures).toEqual([
      { name: 'left behind: 1 processes', message: expect.stringMatching(/^(\d+) sleep 600$/) },
    ]);
    const pid = Number.parseInt(verdict.failures[0]!.message!, 10);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

it('fails where an engine that it walks in is not there', async () => {
  const part = gate.flat(2).find(({ name }) => name === 'journeys')!;
  const command = [...part.command, '--list', 'engines/purchase'];
  const look = async (env: Record<string, string>) => {
    const { parts, verdict } = await passQuietly([[[{ ...part, command, env }]]], folder);
    return { status: parts[0]?.status, message: verdict.failures.at(-1)?.message };
  };
  const asGate = { AIRSIDE_WHOLE: '' };
  // Only listed.
  expect(await look(asGate)).toEqual({ status: 0, message: 'no test was run' });
  // WebKit's driver is looked for by its name.
  expect(await look({ ...asGate, PATH: '' })).toEqual({
    status: 1,
    message: 'ended with 1, without a report',
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
