// What the parts of a run amount to: counts, what failed and why, what was unsteady. On the strict side.
import { fullName, type Outcome, type TestOutcome } from './outcome.ts';

/** How a command ended. */
export interface Ended {
  /** Exit code; null of one that was killed. */
  status: number | null;
  seconds: number;
}

/** A run of a part that has tests. */
export interface TestsEnded extends Ended {
  /** Absent: the runner wrote none. */
  outcome?: Outcome;
}

export interface PartResult extends TestsEnded {
  name: string;
  /** Its tests are counted, not the part. */
  hasTests: boolean;
  /** Of what had failed, by itself; for a part without tests the whole of it. */
  second?: TestsEnded;
}

export interface Failure {
  name: string;
  message?: string;
}

export interface Verdict {
  passed: number;
  failures: Failure[];
  /** Names of what failed at first and passed at the second look. */
  unsteady: string[];
}

/** More than so many are no accident. */
const tolerated = 8;

/** `others`: failures that are of no part. */
export function verdictOf(parts: readonly PartResult[], others: readonly Failure[] = []): Verdict {
  const verdicts = parts.map((part) => (part.hasTests ? ofTests(part) : ofStep(part)));
  const all = {
    passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...verdicts.flatMap(({ failures }) => failures), ...others],
    unsteady: verdicts.flatMap(({ unsteady }) => unsteady),
  };
  if (all.unsteady.length <= tolerated) return all;
  const message = `one of ${all.unsteady.length} that failed at first; ${tolerated} may`;
  return {
    ...all,
    passed: all.passed - all.unsteady.length,
    failures: [...all.failures, ...all.unsteady.map((name) => ({ name, message }))],
  };
}

function ofStep({ name, status, second }: PartResult): Verdict {
  const passed: Verdict = { passed: 1, failures: [], unsteady: [] };
  if (status === 0) return passed;
  if (second?.status === 0) return { ...passed, unsteady: [name] };
  return { passed: 0, failures: [{ name, message: endOf(status) }], unsteady: [] };
}

function ofTests(part: PartResult): Verdict {
  const { name, outcome, second } = part;
  if (!outcome)
    return {
      passed: 0,
      failures: [{ name, message: `${endOf(part.status)}, without a report` }],
      unsteady: [],
    };
  const tests = afterSecond(outcome.tests, second?.outcome?.tests ?? []);
  const passed = namesOf(tests, 'passed');
  const failed = namesOf(tests, 'failed');
  const failedAtFirst = namesOf(outcome.tests, 'failed');
  const unsteady = [...failedAtFirst].filter((test) => passed.has(test) && !failed.has(test));
  // Also what the second look did not reach.
  const inTheEnd = [...new Set([...failed, ...failedAtFirst])].filter((test) => !unsteady.includes(test));
  const told = new Map([...outcome.tests, ...tests].map((test) => [fullName(test), test.message]));
  const failures = [
    ...inTheEnd.map((test) => ({ name: test, message: told.get(test) })),
    ...[...outcome.errors, ...(second?.outcome?.errors ?? [])].map((message) => ({ name, message })),
    ...unexplained(part),
  ];
  return { passed: tests.filter(({ state }) => state === 'passed').length, failures, unsteady };
}

const namesOf = (tests: readonly TestOutcome[], wanted: TestOutcome['state']): Set<string> =>
  new Set(tests.filter(({ state }) => state === wanted).map(fullName));

/** What was looked at again counts as it was then. */
function afterSecond(first: readonly TestOutcome[], second: readonly TestOutcome[]): TestOutcome[] {
  const again = new Set(second.map(fullName));
  return [...first.filter((test) => !again.has(fullName(test))), ...second];
}

/** Runs that ended badly without a test that says why, and runs of nothing. */
function unexplained({ name, second, ...first }: PartResult): Failure[] {
  const runs = [first, ...(second ? [second] : [])];
  return runs.flatMap(({ status, outcome }) => {
    if (!outcome) return [{ name, message: `${endOf(status)}, without a report, at the second look` }];
    if (!outcome.tests.some(({ state }) => state !== 'skipped'))
      return [{ name, message: 'no test was run' }];
    const isExplained = namesOf(outcome.tests, 'failed').size > 0 || outcome.errors.length > 0;
    return status === 0 || isExplained ? [] : [{ name, message: `${endOf(status)}, though no test failed` }];
  });
}

const endOf = (status: number | null): string => (status === null ? 'killed' : `ended with ${status}`);
