// `npm run journeys`: every journey once, and on Preact those in which runtimes can differ. With `--all` each one on both, with every row
// of the matrices, and before them the element tests that `npm test` leaves out on Preact. Further arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const args = process.argv.slice(2);
const isWhole = args.includes('--all');
const root = resolve(import.meta.dirname, '../..');

/** Exit code. */
function run(program: string, programArgs: readonly string[]): number {
  const { status } = spawnSync(process.execPath, [resolve(root, 'node_modules', program), ...programArgs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isWhole && { AIRSIDE_JOURNEYS: 'all' }) },
  });
  return status ?? 1;
}

const elements = isWhole ? run('vitest/vitest.mjs', ['run', '--project', 'browser (preact)']) : 0;
const journeys = run('@playwright/test/cli.js', ['test', ...args.filter((arg) => arg !== '--all')]);
process.exit(elements || journeys);
