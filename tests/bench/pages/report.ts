// The tables of a run: pages, presses, and which goals are met.
import { ratioTo, spreadIn, type Numbers, type Spread } from './statistics';
import { verdictsOn, type Measured, type Verdict } from './verdicts';

type Cell = string;
type Row = readonly [name: string, ...cells: Cell[]];

function printTable(header: Row, rows: readonly Row[]): void {
  const widths = header.map((_, at) => Math.max(...[header, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: Row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  console.log([header, ...rows].map((row) => `  ${line(row)}`).join('\n'));
}

const none = '–';
const inMs = (spread: Spread | undefined) => spread?.median.toFixed(0) ?? none;
const inRatio = (spread: Spread | undefined) =>
  spread ? `${spread.median.toFixed(2)} [${spread.least.toFixed(2)}–${spread.most.toFixed(2)}]` : none;

function pageRow(name: string, rounds: readonly Numbers[], floor: Measured['floor']): Row {
  const of = (metric: string) => spreadIn(rounds, metric);
  const timed = (metric: string) => [inMs(of(metric)), inRatio(ratioTo(rounds, metric, floor))];
  return [
    name,
    ...['lcp', 'usable', 'badge'].flatMap(timed),
    of('bytes') ? ((of('bytes')?.median ?? 0) / 1024).toFixed(0) : none,
    ...['requests', 'depth'].map((metric) => inMs(of(metric))),
    `${inMs(of('queries'))}/${inMs(of('queriesAtRest'))}`,
    inMs(of('blocking')),
    of('shift')?.median.toFixed(3) ?? none,
  ];
}

const pageHeader: Row = [
  'page', 'LCP', 'ratio', 'usable', 'ratio', 'badge', 'ratio', 'KiB', 'req', 'depth', 'queries/at rest', 'TBT', 'CLS',
]; // oxfmt-ignore

function pressRows(page: string, rounds: readonly Numbers[]): Row[] {
  const names = new Set(rounds.flatMap((round) => Object.keys(round)));
  const presses = [...names].filter((name) => name.startsWith('press '));
  return presses.map((name) => {
    const [press = ''] = name.slice('press '.length).split(' → ');
    const time = spreadIn(rounds, name);
    const range = time ? `${time.least.toFixed(0)}–${time.most.toFixed(0)}` : none;
    const queries = spreadIn(rounds, `queries of ${press}`);
    return [`${page}: ${name.slice('press '.length)}`, inMs(time), range, inMs(queries)];
  });
}

function goalLine(
  { page, goal: { metric, unit, most }, reached, isMet }: Verdict,
  runtime: keyof typeof most,
) {
  const digits = unit === 'of the floor' ? 2 : 0;
  const numbers = `${reached.median.toFixed(digits)}, at most ${most[runtime]} ${unit}`;
  return `  ${isMet ? '✓ met    ' : '✗ not met'}  ${page}, ${metric}: ${numbers}`;
}

export function report(measured: Measured, lcpElements: ReadonlyMap<string, string>): void {
  const { runtime, pages, floor } = measured;
  console.log(`\nPages on ${runtime}: median ms, and ratio to the React floor's badge with its range`);
  printTable(
    pageHeader,
    [...pages].map(([name, rounds]) => pageRow(name, rounds, floor)),
  );
  console.log(
    `  painted largest: ${[...lcpElements].map(([page, element]) => `${page} ${element}`).join(', ')}`,
  );
  const presses = [...pages].flatMap(([name, rounds]) => pressRows(name, rounds));
  if (presses.length > 0) {
    console.log(`\nPresses on ${runtime}: median ms until it was seen, with the queries until all was`);
    printTable(['press → seen', 'ms', 'range', 'queries'], presses);
  }
  const verdicts = verdictsOn(measured);
  if (verdicts.length > 0) console.log(`\nGoals on ${runtime}`);
  for (const verdict of verdicts) console.log(goalLine(verdict, runtime));
}
