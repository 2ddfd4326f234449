// Prints what differs: npx tsx tests/backend/replay/cli.ts [--shop types] [--run main] [--area cart] [--case cart/x] [--verbose]
import { parseArgs } from 'node:util';
import { areaOf, runs, type Shop } from '../../recordings/recordings';
import { play, type Compared } from './play';
import { table } from './table';

const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'shop' },
    run: { type: 'string' },
    area: { type: 'string' },
    case: { type: 'string' },
    verbose: { type: 'boolean' },
  },
});
const shop = values.shop as Shop;
const results: Compared[] = [];
for (const run of runs[shop]) if (!values.run || values.run === run) results.push(...(await play(shop, run)));
for (const { name, differences } of results) {
  if (differences.length === 0) continue;
  if (values.area && areaOf(name) !== values.area) continue;
  if (values.case && name !== values.case) continue;
  console.log(
    `${name}\n${(values.verbose ? differences : differences.slice(0, 4)).map((line) => `    ${line}`).join('\n')}`,
  );
}
console.log(table(results));
