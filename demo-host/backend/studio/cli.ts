// `npm run render [-- whisky …] [--all]`: renders the bottles that the demo sells and that have no rendering yet, by POV-Ray.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { productName, renderedFolder } from '../images/rendered';
import { openDatabase } from '../open-database';
import { seedDatabase } from '../seed/seed';
import { demoBottles } from './demo-bottles';
import { renderBottle } from './render';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const db = openDatabase(':memory:');
seedDatabase(db, new Date(), { passwordCost: 4 });
const sold = new Map(demoBottles(db).map((subject) => [productName(subject), subject]));
db.close();

mkdirSync(renderedFolder, { recursive: true });
const there = new Set(readdirSync(renderedFolder));
for (const name of there) if (!sold.has(name)) rmSync(join(renderedFolder, name));
const wanted = [...sold].filter(
  ([name, { kind }]) =>
    (values.all || !there.has(name)) &&
    (positionals.length === 0 || positionals.some((word) => kind === word || name.includes(word))),
);

const bar = new SingleBar({ format: '{bar} {value} of {total}  {name}' }, Presets.shades_classic);
bar.start(wanted.length, 0, { name: '' });

/** One after the other; as many lanes as there are processors. */
async function renderNext(): Promise<void> {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const [name, subject] = next;
    bar.update({ name });
    await renderBottle(subject, join(renderedFolder, name));
    bar.increment();
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, renderNext));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  console.error('\nPOV-Ray is not there. On Debian: apt-get install povray');
  process.exitCode = 1;
} finally {
  bar.stop();
}
