// `npm run import -- FILE.csv`: imports a Magento CSV, of products or of search synonyms, into the shop's database.
import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { createBackend, type Backend } from '..';
import { isSynonymHeader, UnreadableSynonymsError } from '../catalog/search/read-synonyms';
import { UnusableDatabaseError } from '../migrations/migrate';
import { explainedFailure } from '../open-database';
import { dateOrders } from './dates';
import { UnreadableFileError } from './drafts';
import { importCatalog } from './import-catalog';
import { importSynonyms } from './import-synonyms';
import type { Progress } from './options';
import { CatalogueChangedError } from './rehearsal';
import { reportText } from './report';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The phases share one bar; without a terminal it stays silent. */
function progressBar(bytes: number): { show: (progress: Progress) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    { format: '{phase} {bar} {percentage} %', hideCursor: true },
    Presets.shades_classic,
  );
  const phases = { reading: 'Reading', writing: 'Writing', indexing: 'Indexing' };
  const starts = { reading: 0, writing: 100, indexing: 200 };
  bar.start(300, 0, { phase: phases.reading });
  return {
    show: ({ phase, done, total = bytes }) =>
      bar.update(starts[phase] + (100 * done) / Math.max(1, total), { phase: phases[phase] }),
    stop: () => bar.stop(),
  };
}

const usage = 'Usage: npm run import -- FILE.csv [--append] [--dates day-first|month-first]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { append: { type: 'boolean', default: false }, dates: { type: 'string' } },
    });
  } catch {
    return fail(usage);
  }
}

const { values, positionals } = readArguments();
const { append } = values;
const dates = dateOrders.find((order) => order === values.dates);
const [file] = positionals;
if (file === undefined || positionals.length > 1 || dates !== values.dates) fail(usage);
if (!existsSync(file) || !statSync(file).isFile()) fail(`There is no file ${file}.`);

const data = process.env['AIRSIDE_DATA'] || fileURLToPath(new URL('../../.data', import.meta.url));
mkdirSync(data, { recursive: true });
const database = join(data, 'airside.db');
const backend = await createBackend({
  file: database,
  baseUrl: 'http://localhost:4000',
}).catch((error: unknown) => {
  if (error instanceof UnusableDatabaseError) fail(error.message);
  throw error;
});

/** Products take a header of many columns, synonyms one of three: its first line tells. */
function isOfSynonyms(path: string): boolean {
  const start = Buffer.alloc(4096);
  const opened = openSync(path, 'r');
  const length = readSync(opened, start, 0, start.length, 0);
  closeSync(opened);
  return isSynonymHeader(start.toString('utf8', 0, length).split(/\r?\n/, 1)[0] ?? '');
}

async function importProducts({ db }: Backend, path: string): Promise<void> {
  const bar = progressBar(statSync(path).size);
  try {
    const report = await importCatalog(db, createReadStream(path), {
      append,
      ...(dates && { dates }),
      onProgress: bar.show,
    });
    bar.stop();
    const text = reportText(report);
    writeFileSync(join(data, 'import-report.txt'), text);
    console.log(text + `This report is also in ${join(data, 'import-report.txt')}`);
  } finally {
    bar.stop();
  }
}

const plainFailures = [
  UnreadableFileError,
  UnreadableSynonymsError,
  CatalogueChangedError,
  UnusableDatabaseError,
];
try {
  if (isOfSynonyms(file))
    console.log(
      `Groups of synonyms imported: ${importSynonyms(backend.db, readFileSync(file, 'utf8'), append)}`,
    );
  else await importProducts(backend, file);
} catch (failed) {
  const error = explainedFailure(failed, database);
  if (!plainFailures.some((failure) => error instanceof failure)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  backend.close();
}
