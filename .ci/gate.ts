// What every change has to pass: short, and fair to a test that a busy machine was unlucky with.
// `.ci/run` calls it, once everything is installed; the argument: the seconds that this took.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { putOnLeash } from '../tests/support/leash.ts';
import { stillThere } from './left-behind.ts';
import { runTogether, runPart, type Lane, type Part, type Place } from './part.ts';
import { gate } from './parts.ts';
import { lookAgain } from './second-look.ts';
import { tell } from './tell.ts';
import { verdictOf, type Ended, type PartResult, type Verdict } from './verdict.ts';

export interface Run {
  verdict: Verdict;
  parts: PartResult[];
}

/** Lanes that run side by side. */
export type Row = readonly Lane[];

/** Rows one after the other, then a second look at what failed. */
export async function passGate(
  rows: readonly Row[],
  folder: string,
  output: Place['output'] = 'inherit',
): Promise<Run> {
  const leash = putOnLeash();
  try {
    const env = { ...leash.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined };
    const place: Place = { folder, env, output };
    const results = await firstLook(rows, place);
    const parts: PartResult[] = [];
    for (const [part, result] of results) parts.push(await lookAgain(part, result, place));
    return { verdict: verdictOf(parts, await stillThere(leash)), parts };
  } finally {
    leash.letGo();
  }
}

async function firstLook(rows: readonly Row[], place: Place): Promise<[Part, PartResult][]> {
  const results: [Part, PartResult][] = [];
  for (const lanes of rows) {
    const row = lanes.flat();
    const ended = row.length > 1 ? await runTogether(lanes, place) : [await runPart(row[0]!, place)];
    results.push(...row.map((part, at): [Part, PartResult] => [part, ended[at]!]));
    if (row.some(({ isNeeded }, at) => isNeeded && ended[at]!.status !== 0)) break;
  }
  return results;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'airside-gate-'));
  const installed: Ended = { status: 0, seconds: Number(process.argv[2] ?? 0) };
  try {
    const { verdict, parts } = await passGate(gate, folder);
    console.log(`\n${tell(verdict, [{ name: 'install', hasTests: false, ...installed }, ...parts])}`);
    process.exitCode = verdict.failures.length ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) await main();
