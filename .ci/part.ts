// One part of a run: a command, how its tests are looked at, and what came of it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outcomePath, readOutcome } from './outcome.ts';
import type { Ended, PartResult, TestsEnded } from './verdict.ts';

export interface Part {
  name: string;
  command: readonly string[];
  /** What runs its tests; without, the part itself is what passes or fails. */
  runner?: 'vitest' | 'playwright';
  env?: Readonly<Record<string, string>>;
  /** What follows makes no sense without it. */
  isNeeded?: boolean;
}

/** Where a run keeps its reports and logs, and what its processes are given. */
export interface Place {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Where what is run says what it does: here, or nowhere. */
  output: 'inherit' | 'ignore';
}

/** No part needs as long on a machine that is busy; what does hangs. */
const longest = 60 * 60_000;

export async function runPart(part: Part, place: Place): Promise<PartResult> {
  title(part.name, part.command, place);
  return ranPart(part, place);
}

export function title(name: string, command: readonly string[], { output }: Place): void {
  if (output === 'inherit') console.log(`\n== ${name}: ${command.join(' ')}`);
}

/** Parts that are run one after the other, beside other lanes. */
export type Lane = readonly Part[];

/** On as many cores as there are lanes: what a part says is shown when those before it have ended. */
export async function runTogether(lanes: readonly Lane[], place: Place): Promise<PartResult[]> {
  const logOf = ({ name }: Part) => join(place.folder, `${name}.log`);
  const running = lanes.flatMap((lane) => {
    let before: Promise<unknown> = Promise.resolve();
    return lane.map((part) => {
      const result = before.then(() => ranPart(part, place, logOf(part)));
      before = result;
      return { part, result };
    });
  });
  const results: PartResult[] = [];
  for (const { part, result } of running) {
    results.push(await result);
    title(part.name, part.command, place);
    if (place.output === 'inherit') console.log(readFileSync(logOf(part), 'utf8').trimEnd());
  }
  return results;
}

/** `output`: as for a child process, or a file. */
async function ranPart(part: Part, place: Place, output: string = place.output): Promise<PartResult> {
  const ended = part.runner
    ? await runTests(part, { ...place, output }, reporting(part))
    : await run(part.command, { ...place.env, ...part.env }, output);
  return { name: part.name, hasTests: Boolean(part.runner), ...ended };
}

/** A command of a runner that reports to us, and says on the way what it does. */
export function reporting({ runner, command }: Part): string[] {
  const ours = join(import.meta.dirname, `report/${runner}.ts`);
  return runner === 'vitest'
    ? [...command, '--reporter=default', `--reporter=${ours}`]
    : [...command, `--reporter=list,${ours}`];
}

/** Its report lies beside those of the other parts, under the name of the part and of the look. */
export async function runTests(
  part: Part,
  { folder, env, output }: Omit<Place, 'output'> & { output: string },
  command: readonly string[],
  look = '',
): Promise<TestsEnded> {
  const report = join(folder, `${part.name}${look}.json`);
  rmSync(report, { force: true });
  const asked = { [outcomePath]: report, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun(part, folder) };
  const ended = await run(command, { ...env, ...part.env, ...asked }, output);
  return { ...ended, outcome: readOutcome(report) };
}

/** What Playwright keeps of a run, to try again what failed in it. */
export const lastRun = ({ name }: Part, folder: string): string => join(folder, `${name}.last-run.json`);

/** In a group of its own, which ends with it where it hangs. */
function run([program, ...args]: readonly string[], env: NodeJS.ProcessEnv, output: string): Promise<Ended> {
  const started = Date.now();
  const target = output === 'inherit' || output === 'ignore' ? output : openSync(output, 'w');
  const child = spawn(program!, args, { detached: true, env, stdio: ['ignore', target, target] });
  if (typeof target === 'number') closeSync(target);
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody of it is left.
    }
  };
  const hanging = setTimeout(end, longest);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(hanging);
      resolve({ status, seconds: (Date.now() - started) / 1000 });
    });
  });
}
