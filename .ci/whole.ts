// `npm run whole`: everything, strictly. It may take more than one run: `-- --from journeys` goes on at the first part of that name.
// Reports lie in dist/whole; only those of the commit that is looked at count.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Run } from './gate.ts';
import { putOnLeash } from '../tests/support/leash.ts';
import { stillThere } from './left-behind.ts';
import { runPart, type Part, type Place } from './part.ts';
import { whole } from './parts.ts';
import { tell } from './tell.ts';
import { verdictOf, type PartResult } from './verdict.ts';

export interface Wanted {
  /** Of the reports. */
  folder: string;
  /** Undefined where files were changed since: such reports are for once. */
  commit: string | undefined;
  /** How the name of the first part to be run begins; those before it count as they were told. */
  from?: string;
  output?: Place['output'];
}

interface Kept {
  commit?: string;
  result: PartResult;
}

/** One part after the other, and no second look. Throws where what is to be gone on from is not there. */
export async function lookAtAll(parts: readonly Part[], wanted: Wanted): Promise<Run> {
  const { folder, commit, from = '', output = 'inherit' } = wanted;
  const first = parts.findIndex(({ name }) => name.startsWith(from));
  if (first < 0)
    throw new Error(`No part begins with “${from}”: ${parts.map(({ name }) => name).join(', ')}`);
  const results = parts.slice(0, first).map((part) => kept(part, wanted));
  const leash = putOnLeash();
  try {
    for (const part of parts.slice(first)) {
      const result = await runPart(part, { folder, env: { ...leash.env, CI: 'true' }, output });
      writeFileSync(pathOf(part, folder), JSON.stringify({ commit, result } satisfies Kept));
      results.push(result);
      if (part.isNeeded && result.status !== 0) break;
    }
    return { verdict: verdictOf(results, await stillThere(leash)), parts: results };
  } finally {
    leash.letGo();
  }
}

const pathOf = ({ name }: Part, folder: string): string => join(folder, `${name}.result.json`);

function kept(part: Part, { folder, commit }: Wanted): PartResult {
  const path = pathOf(part, folder);
  if (!existsSync(path)) throw new Error(`“${part.name}” has not been run: begin there.`);
  const found = JSON.parse(readFileSync(path, 'utf8')) as Kept;
  if (!commit || found.commit !== commit)
    throw new Error(`The report of “${part.name}” is of another state of the files: begin there.`);
  return found.result;
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

async function main(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  const folder = resolve(import.meta.dirname, '../dist/whole');
  mkdirSync(folder, { recursive: true });
  const commit = git('status', '--porcelain') ? undefined : git('rev-parse', 'HEAD');
  const { verdict, parts } = await lookAtAll(whole, { folder, commit, from });
  console.log(`\n${tell(verdict, parts)}`);
  process.exitCode = verdict.failures.length ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) await main();
