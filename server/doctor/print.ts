// A report as text for a terminal.
import type { CheckStatus, OperationReport, Report } from './report';

type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow';
export type Paint = (colour: Colour, text: string) => string;

const codes: Record<Colour, [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
};
export const coloured: Paint = (colour, text) =>
  `\u001B[${codes[colour][0]}m${text}\u001B[${codes[colour][1]}m`;
export const plain: Paint = (_, text) => text;

const sources: Record<Report['source'], string> = {
  sdl: 'schema file',
  introspection: 'introspection file',
  'live-introspection': 'live, by introspection',
  'live-probing': 'live, by probing: introspection is refused',
};

function wordFor({ status, needed }: OperationReport): string {
  if (status === 'missing') return needed ? 'missing' : 'missing (optional)';
  return status === 'works' ? 'works' : 'works without';
}

export function printReport(report: Report, paint: Paint): string {
  const like = report.magento ? `like Magento ${report.magento}` : 'like no Magento known here';
  return [
    paint('bold', report.target),
    paint('dim', `${sources[report.source]}; ${like}`),
    ...operationLines(report.operations, paint),
    ...extensionLines(report, paint),
    ...connectionLines(report, paint),
    '',
    summaryLine(report, paint),
  ].join('\n');
}

function operationLines(operations: readonly OperationReport[], paint: Paint): string[] {
  const names = Math.max(...operations.map(({ name }) => name.length));
  const coordinates = Math.max(
    0,
    ...operations.flatMap(({ missing }) => missing.map(({ coordinate }) => coordinate.length)),
  );
  const words = Math.max(...operations.map((operation) => wordFor(operation).length));
  const headings = [...new Set(operations.map(({ feature }) => feature))];
  const lines = (operation: OperationReport): string[] => {
    const { name, status, needed, missing, refusal } = operation;
    const colour = status === 'works' ? 'green' : status === 'missing' && needed ? 'red' : 'yellow';
    const parts = [
      ...missing.map((part) =>
        part.hides
          ? `${part.coordinate.padEnd(coordinates)}  ${paint('dim', part.hides)}`
          : `${part.coordinate.padEnd(coordinates)}  ${paint('red', 'needed')}`,
      ),
      ...(refusal === undefined ? [] : [refusal]),
    ];
    const indent = ' '.repeat(2 + names + 2 + words + 2);
    const first = `  ${name.padEnd(names)}  ${paint(colour, wordFor(operation).padEnd(words))}  `;
    return parts.length ? parts.map((part, index) => (index ? indent : first) + part) : [first.trimEnd()];
  };
  return headings.flatMap((heading) => [
    '',
    paint('bold', heading),
    ...operations.filter(({ feature }) => feature === heading).flatMap(lines),
  ]);
}

function extensionLines({ extensions }: Report, paint: Paint): string[] {
  const width = Math.max(...extensions.map(({ coordinate }) => coordinate.length));
  const group = (addedBy: string, heading: string) => {
    const all = extensions.filter((extension) => extension.addedBy === addedBy);
    const missing = all.filter(({ present }) => !present);
    return [
      '',
      `${paint('bold', heading)}  ${all.length - missing.length} of ${all.length} present`,
      ...missing.map(({ coordinate, hides }) => `  ${coordinate.padEnd(width)}  ${paint('dim', hides)}`),
    ];
  };
  return [...group('module', 'Airside’s module'), ...group('attribute', 'Attributes that Admin adds')];
}

function connectionLines({ connection }: Report, paint: Paint): string[] {
  if (!connection.length) return [];
  const names = Math.max(...connection.map(({ name }) => name.length));
  const colours: Record<CheckStatus, Colour> = { ok: 'green', note: 'yellow', problem: 'red' };
  return [
    '',
    paint('bold', 'Connection'),
    ...connection.flatMap(({ name, status, message, details = [] }) => [
      `  ${name.padEnd(names)}  ${paint(colours[status], status.padEnd('problem'.length))}  ${message}`,
      ...details.map((detail) => `${' '.repeat(names + 13)}${paint('dim', detail)}`),
    ]),
  ];
}

function summaryLine({ summary, operations, ok }: Report, paint: Paint): string {
  const { works, worksWithout, missing, neededMissing, problems } = summary;
  const counts = [
    `${operations.length} operations: ${works} work`,
    worksWithout && `${worksWithout} work without optional parts`,
    missing - neededMissing && `${missing - neededMissing} optional missing`,
    neededMissing && `${neededMissing} needed missing`,
    problems && `${problems} connection ${problems === 1 ? 'problem' : 'problems'}`,
  ];
  const verdict = ok
    ? paint('green', 'The shop runs on this backend.')
    : paint(
        'red',
        neededMissing ? 'The shop does not run on this backend.' : 'The connection needs work first.',
      );
  return `${counts.filter(Boolean).join(', ')}. ${verdict}`;
}
