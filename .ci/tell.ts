// The end of a run's log, for somebody who has nothing but the log.
import { fullName } from './outcome.ts';
import type { PartResult, Verdict } from './verdict.ts';

export function tell(verdict: Verdict, parts: readonly PartResult[]): string {
  const { passed, failures, unsteady } = verdict;
  return [
    ...failures.map(({ name, message }) => `== FAILED: ${name}\n${indented(message ?? '')}`),
    unsteady.map((name) => `unsteady: ${name}`).join('\n'),
    `== The slowest tests\n${slowest(parts)}`,
    `== Seconds\n${table(parts)}`,
    `${passed} passed, ${failures.length} failed`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');
const rounded = (seconds: number): string => seconds.toFixed(0).padStart(6);

function slowest(parts: readonly PartResult[]): string {
  return parts
    .flatMap(({ outcome }) => outcome?.tests ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map((test) => `${rounded(test.seconds)}  ${fullName(test)}`)
    .join('\n');
}

function table(parts: readonly PartResult[]): string {
  const rows = parts.flatMap(({ name, seconds, second }) => [
    `${rounded(seconds)}  ${name}`,
    ...(second ? [`${rounded(second.seconds)}  ${name}, a second look`] : []),
  ]);
  return rows.join('\n');
}
