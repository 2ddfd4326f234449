// The result of a replay as a table: equal and different cases by area.
import { areaOf } from '../../recordings/recordings';
import type { Compared } from './play';

export function table(results: readonly Compared[]): string {
  const isEqual = ({ differences }: Compared) => differences.length === 0;
  const row = (name: string, cases: readonly Compared[]) =>
    [name, cases.length, cases.filter(isEqual).length, cases.filter((one) => !isEqual(one)).length] as const;
  const areas = [...new Set(results.map(({ name }) => areaOf(name)))];
  const rows = areas.map((area) =>
    row(
      area,
      results.filter(({ name }) => areaOf(name) === area),
    ),
  );
  return [['area', 'recorded', 'equal', 'different'] as const, ...rows, row('all', results)]
    .map(([name, ...counts]) => name.padEnd(16) + counts.map((count) => String(count).padStart(10)).join(''))
    .join('\n');
}
