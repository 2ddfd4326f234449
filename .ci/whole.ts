// `npm run whole`: everything, strictly. It may take more than one run: `-- --from journeys` goes on at the first part of that name.
// Reports lie in dist/whole; only those of the commit that is looked at count.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putOnLeash } from '../tests/support/leash.ts';
import { stillThere } from './left-behind.ts';
import { runPart, type Part } from './part.ts';
import { whole } from './parts.ts';
import { tell } from './tell.ts';
import { verdictOf, type PartResult } from './verdict.ts';

const folder = resolve(import.meta.dirname, '../dist/whole');

interface Kept {
  /** Of what it tells; none where files were changed since. */
  commit?: string;
  result: PartResult;
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('status', '--porcelain') ? undefined : git('rev-parse', 'HEAD');
const pathOf = ({ name }: Part): string => join(folder, `${name}.result.json`);

function keep(part: Part, result: PartResult): void {
  writeFileSync(pathOf(part), JSON.stringify({ commit, result } satisfies Kept));
}

function kept(part: Part): PartResult {
  const found = existsSync(pathOf(part)) && (JSON.parse(readFileSync(pathOf(part), 'utf8')) as Kept);
  if (!found) throw new Error(`“${part.name}” has not been run: begin there.`);
  if (!commit || found.commit !== commit)
    throw new Error(`The report of “${part.name}” is of another state of the files: begin there.`);
  return found.result;
}

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const first = from ? whole.findIndex(({ name }) => name.startsWith(from)) : 0;
if (first < 0) throw new Error(`No part begins with “${from}”: ${whole.map(({ name }) => name).join(', ')}`);

mkdirSync(folder, { recursive: true });
const results = whole.slice(0, first).map(kept);
const leash = putOnLeash();
for (const part of whole.slice(first)) {
  const result = await runPart(part, { folder, env: { ...leash.env, CI: 'true' }, output: 'inherit' });
  keep(part, result);
  results.push(result);
  if (part.isNeeded && result.status !== 0) break;
}
const verdict = verdictOf(results, await stillThere(leash));
leash.letGo();
console.log(`\n${tell(verdict, results)}`);
process.exitCode = verdict.failures.length ? 1 : 0;
