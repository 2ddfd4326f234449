// `npm run import -- FILE.csv [--append]`: imports a Magento product CSV into the shop's database.
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Presets, SingleBar } from 'cli-progress';
import { createBackend } from '..';
import { UnusableDatabaseError } from '../migrations/migrate';
import { UnreadableFileError } from './drafts';
import { importCatalog, type Progress } from './import-catalog';
import { reportText } from './report';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reading and writing share one bar; without a terminal it stays silent. */
function progressBar(bytes: number): { show: (progress: Progress) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    { format: '{phase} {bar} {percentage} %', hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(100, 0, { phase: 'Reading' });
  return {
    show: ({ phase, done, total }) => {
      if (phase === 'reading') bar.update((50 * done) / Math.max(1, bytes), { phase: 'Reading' });
      else bar.update(50 + (50 * done) / Math.max(1, total ?? done), { phase: 'Writing' });
    },
    stop: () => bar.stop(),
  };
}

const args = process.argv.slice(2);
const append = args.includes('--append');
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--append');
const files = args.filter((arg) => !arg.startsWith('--'));
const [file] = files;
if (unknown !== undefined || file === undefined || files.length > 1)
  fail('Usage: npm run import -- FILE.csv [--append]');
if (!existsSync(file) || !statSync(file).isFile()) fail(`There is no file ${file}.`);

const data = process.env['AIRSIDE_DATA'] || fileURLToPath(new URL('../../.data', import.meta.url));
mkdirSync(data, { recursive: true });
const backend = await createBackend({
  file: join(data, 'airside.db'),
  baseUrl: 'http://localhost:4000',
}).catch((error: unknown) => {
  if (error instanceof UnusableDatabaseError) fail(error.message);
  throw error;
});
const bar = progressBar(statSync(file).size);
try {
  const report = await importCatalog(backend.db, createReadStream(file), { append, onProgress: bar.show });
  bar.stop();
  const text = reportText(report);
  writeFileSync(join(data, 'import-report.txt'), text);
  console.log(text + `This report is also in ${join(data, 'import-report.txt')}`);
} catch (error) {
  bar.stop();
  if (!(error instanceof UnreadableFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  backend.close();
}
