// Prints what differs: npx tsx tests/backend/replay/cli.ts [--run A] [--area cart] [--case cart/x] [--verbose]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedDir } from '../../support/shared';
import { areaOf, Recordings, runNames } from './recording';
import { play, type Compared } from './play';
import { table } from './table';

const { values } = parseArgs({
  options: {
    run: { type: 'string' },
    area: { type: 'string' },
    case: { type: 'string' },
    verbose: { type: 'boolean' },
  },
});
const recordings = new Recordings(join(sharedDir() ?? '', 'contract'));
const results: Compared[] = [];
for (const run of runNames)
  if (!values.run || values.run === run) results.push(...(await play(recordings, run)));
for (const { name, differences } of results) {
  if (differences.length === 0) continue;
  if (values.area && areaOf(name) !== values.area) continue;
  if (values.case && name !== values.case) continue;
  console.log(
    `${name}\n${(values.verbose ? differences : differences.slice(0, 4)).map((line) => `    ${line}`).join('\n')}`,
  );
}
console.log(table(recordings.counts, results));
