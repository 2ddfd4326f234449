// The result of a replay as a table: covered, equal and different cases by area.
import { areaOf } from './recording';
import type { Compared } from './play';

/** `counts`: how many cases were recorded by area. */
export function table(counts: ReadonlyMap<string, number>, results: readonly Compared[]): string {
  const rows = [...counts].map(([area, recorded]) => {
    const covered = results.filter(({ name }) => areaOf(name) === area);
    const equal = covered.filter(({ differences }) => differences.length === 0).length;
    return [area, recorded, covered.length, equal, covered.length - equal] as const;
  });
  const sum = (column: 1 | 2 | 3 | 4) => rows.reduce((total, row) => total + row[column], 0);
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => (column === 0 ? String(cell).padEnd(14) : String(cell).padStart(10)))
      .join('');
  return [
    line(['area', 'recorded', 'covered', 'equal', 'different']),
    ...rows.map(line),
    line(['all', sum(1), sum(2), sum(3), sum(4)]),
  ].join('\n');
}
