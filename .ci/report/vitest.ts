// A reporter for vitest: its own JSON names no project, and counts no file that does not import.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { firstLines, writeOutcome, type TestOutcome } from '../outcome.ts';

type Errors = readonly { message?: string; stack?: string; diff?: string }[];

const told = (errors: Errors): string =>
  firstLines(
    errors
      .map(({ message, stack, diff }) =>
        [diff && message, diff ?? stack ?? message].filter(Boolean).join('\n'),
      )
      .join('\n'),
  );

export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(outcomeOf));
    const broken = modules.flatMap((module) => [
      ...brokenIn(module, module.relativeModuleId),
      ...[...module.children.allSuites()].flatMap((suite) =>
        brokenIn(suite, `${module.relativeModuleId}: ${suite.fullName}`),
      ),
      ...[...module.children.allTests('pending')].map(
        ({ fullName }) => `${module.relativeModuleId}: ${fullName}: did not run`,
      ),
    ]);
    const errors = unhandled.map((error) => `unhandled: ${told([error])}`);
    writeOutcome({ tests, errors: [...broken, ...errors] });
  }
}

function brokenIn(part: TestModule | TestSuite, name: string): string[] {
  const errors = part.errors();
  return errors.length ? [`${name}: ${told(errors)}`] : [];
}

function outcomeOf(test: TestCase): TestOutcome {
  const { state, errors } = test.result();
  return {
    project: test.project.name,
    file: relative('', test.module.moduleId),
    name: test.fullName,
    state: state === 'pending' ? 'skipped' : state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    ...(errors?.length && { message: told(errors) }),
  };
}
