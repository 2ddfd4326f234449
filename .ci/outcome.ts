// What a runner of tests has found, in one shape for vitest and Playwright; their reporters write it, the verdict reads it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface TestOutcome {
  project: string;
  /** From the root of the repository. */
  file: string;
  /** With those of the groups round it. */
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** Of a failed one. */
  message?: string;
}

export interface Outcome {
  tests: TestOutcome[];
  /** What no second look can mend: a file that does not import, an unhandled error, a test that did not run. */
  errors: string[];
}

/** Where the reporters write to; they are asked for by path, which takes no options. */
export const outcomePath = 'AIRSIDE_OUTCOME';

export function writeOutcome(outcome: Outcome): void {
  const path = process.env[outcomePath];
  if (!path) throw new Error(`${outcomePath} says where the outcome belongs`);
  writeFileSync(path, JSON.stringify(outcome));
}

/** Undefined where the runner died before it could write. */
export function readOutcome(path: string): Outcome | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Outcome) : undefined;
}

export const fullName = ({ project, file, name }: TestOutcome): string => `${project}: ${file}: ${name}`;

// eslint-disable-next-line no-control-regex -- terminals' colours begin with one
const colours = /\u001b\[[0-9;]*m/g;

/** Whoever reads a log has no more than this. */
export const firstLines = (text: string): string =>
  text.replace(colours, '').split('\n').slice(0, 20).join('\n');
