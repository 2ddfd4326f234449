// `npm run render [-- whisky …] [--all]`: renders the demo's pictures of bottles that have no rendering yet, by POV-Ray.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { renderedFolder } from '../images/rendered';
import { openDatabase } from '../open-database';
import { seedDatabase } from '../seed/seed';
import { demoPictures } from './demo-pictures';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const db = openDatabase(':memory:');
seedDatabase(db, new Date(), { passwordCost: 4 });
const shown = demoPictures(db);
db.close();

mkdirSync(renderedFolder, { recursive: true });
const there = new Set(readdirSync(renderedFolder));
for (const name of there) if (!shown.has(name)) rmSync(join(renderedFolder, name));
const isMeant = (name: string, kinds: readonly string[]) =>
  positionals.length === 0 || positionals.some((word) => kinds.includes(word) || name.includes(word));
const wanted = [...shown].filter(
  ([name, { kinds }]) => (values.all || !there.has(name)) && isMeant(name, kinds),
);

const bar = new SingleBar({ format: '{bar} {value} of {total}  {name}' }, Presets.shades_classic);
bar.start(wanted.length, 0, { name: '' });

/** One after the other; as many lanes as there are processors. */
async function renderNext(): Promise<void> {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const [name, picture] = next;
    bar.update({ name });
    await picture.render(join(renderedFolder, name));
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
