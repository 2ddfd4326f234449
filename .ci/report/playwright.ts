// A reporter for Playwright that tells the same as the one for vitest.
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { firstLines, writeOutcome, type TestOutcome } from '../outcome.ts';

export default class PlaywrightOutcome implements Reporter {
  #suite: Suite | undefined;
  #errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /** Of no test: a file that does not import, a worker that died. */
  onError({ message, stack, value }: TestError): void {
    this.#errors.push(firstLines(stack ?? message ?? value ?? 'an error without words'));
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const outcomes = tests.map(outcomeOf);
    const idle = tests.flatMap((test, at) =>
      didNotRun(test) ? [`${outcomes[at]!.file}: ${outcomes[at]!.name}: did not run`] : [],
    );
    writeOutcome({ tests: outcomes, errors: [...this.#errors, ...idle] });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const didNotRun = ({ expectedStatus, results }: TestCase): boolean =>
  expectedStatus !== 'skipped' &&
  !results.some(({ status }) => status !== 'skipped' && status !== 'interrupted');

function outcomeOf(test: TestCase): TestOutcome {
  const [, project = '', , ...names] = test.titlePath();
  const message = test.results
    .flatMap(({ errors }) => errors.map(({ message, stack }) => stack ?? message))
    .join('\n');
  const states = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;
  return {
    project,
    file: relative('', test.location.file),
    name: names.join(' › '),
    state: states[test.outcome()],
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    ...(message && { message: firstLines(message) }),
  };
}
