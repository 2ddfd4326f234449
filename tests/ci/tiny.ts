// The gate over tiny suites of both runners, in a folder of their own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { passGate, type Row, type Run } from '../../.ci/gate';
import type { Part } from '../../.ci/part';

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

export type Runner = keyof typeof commands;

export const runners = Object.keys(commands) as Runner[];

export const passQuietly = (rows: readonly Row[], folder: string): Promise<Run> =>
  passGate(rows, folder, 'ignore');

export function pass(runner: Runner, file: string, folder: string): Promise<Run> {
  const fixtures = join(folder, 'fixtures');
  mkdirSync(fixtures);
  const command = [process.execPath, ...commands[runner](`${file}.fixture.ts`)];
  const part: Part = { name: 'tiny', command, runner, env: { FIXTURE_FOLDER: fixtures } };
  return passQuietly([[[part]]], folder);
}

/** As the gate names a test of a tiny suite. */
export const named = (runner: Runner, file: string, test: string) =>
  expect.stringMatching(
    new RegExp(`^tiny: tests/ci/fixtures/${runner}/${file}.fixture.ts: ${test}$`),
  ) as string;
