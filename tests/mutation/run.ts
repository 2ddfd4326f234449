// `npm run mutants [area…]`: breaks the files of areas.ts on purpose, line by line, and tells what no test noticed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installOwnModules } from '../support/own-modules.ts';
import { accepted } from './accepted.ts';
import { areas, type Area } from './areas.ts';

interface Mutant {
  status: string;
  replacement: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const here = import.meta.dirname;
const root = resolve(here, '../..');
const report = join(root, 'dist/mutation.json');
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');

installOwnModules(here);

function mutate({ mutate, tests }: Area): Report {
  rmSync(report, { force: true });
  const config = join(here, 'stryker.config.json');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config, '--mutate', mutate.join(',')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, AIRSIDE_MUTANTS_TESTS: JSON.stringify(tests) },
  });
  if (status !== 0) process.exit(status ?? 1);
  const told = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const missing = mutate.filter((file) => !(file in told.files));
  if (missing.length) throw new Error(`nothing to mutate in ${missing.join(', ')}`);
  return told;
}

const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** The line as it is, and what became of a part of it. */
function survivor(file: string, source: string, { location, replacement }: Mutant) {
  const line = source.split('\n')[location.start.line - 1]!.trim();
  const reason = accepted.find((one) => one.file === file && one.line === line && one.to === replacement);
  return {
    reason,
    text: `${file}:${location.start.line}:${location.start.column}  ${line}  →  ${replacement}`,
  };
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in areas));
if (unknown.length)
  throw new Error(`no area: ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}`);

const rows: Record<string, { mutants: number; killed: number; survived: number; '%': string }> = {};
const began = Date.now();
let all = 0;
for (const name of names.length ? names : Object.keys(areas))
  for (const [file, { source, mutants }] of Object.entries(mutate(areas[name]!).files)) {
    const counted = mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'));
    const alive = counted.filter(isAlive).map((mutant) => survivor(file, source, mutant));
    const killed = counted.length - alive.length;
    const share = counted.length ? (100 * killed) / counted.length : 100;
    rows[file] = { mutants: counted.length, killed, survived: alive.length, '%': share.toFixed(1) };
    all += counted.length;
    const unnamed = alive.filter(({ reason }) => !reason).map(({ text }) => text);
    if (unnamed.length) console.log(`Lives, and accepted.ts does not say why:\n${unnamed.join('\n')}`);
  }

console.table(rows);
console.log(`${all} mutants in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
