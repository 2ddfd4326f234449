// What failed is run once more by itself: one worker, nothing beside it.
import { existsSync, readFileSync } from 'node:fs';
import { lastRun, reporting, runPart, runTests, title, type Part, type Place } from './part.ts';
import type { Outcome } from './outcome.ts';
import type { PartResult, TestsEnded } from './verdict.ts';

export async function lookAgain(part: Part, result: PartResult, place: Place): Promise<PartResult> {
  if (result.status === 0) return result;
  if (!part.runner) return { ...result, second: await runPart(part, place) };
  const command = commandFor(part, result.outcome, place.folder);
  return command ? { ...result, second: await again(part, command, place) } : result;
}

function again(part: Part, command: readonly string[], place: Place): Promise<TestsEnded> {
  title(`${part.name}, a second look`, command, place);
  return runTests(part, place, command, ' again');
}

/** Undefined where no test says that it failed: then there is nothing to look at, and the failure stays. */
function commandFor(part: Part, outcome: Outcome | undefined, folder: string): string[] | undefined {
  const files = [
    ...new Set(outcome?.tests.filter(({ state }) => state === 'failed').map(({ file }) => file)),
  ];
  if (!files.length) return undefined;
  if (part.runner === 'vitest') return [...reporting(part), '--no-file-parallelism', ...files];
  return hasFailedTests(lastRun(part, folder))
    ? [...reporting(part), '--last-failed', '--workers=1']
    : undefined;
}

function hasFailedTests(path: string): boolean {
  if (!existsSync(path)) return false;
  const { failedTests } = JSON.parse(readFileSync(path, 'utf8')) as { failedTests?: string[] };
  return Boolean(failedTests?.length);
}
