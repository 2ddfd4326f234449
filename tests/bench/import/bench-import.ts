// `npm run bench -- import`: 5,000 rows with every column of Magento's export, beside shoppers and without them, against the same
// goods told by few columns. Each round has all of it, so that a ratio is of one machine in one minute. It fails for no time.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { assortmentOf } from '../../../demo-host/backend/seed/large-assortment';
import { seedDatabase } from '../../../demo-host/backend/seed/seed';
import { everyColumn, fewColumns } from '../../backend/import/every-column';
import { median } from '../median';
import { importInOwnProcess } from './own-process';
import { pagesBeside } from './shoppers';

const rows = 5_000;
const products = 1_000;
const rounds = 3;

interface Round {
  /** Seconds of the import. */
  alone: number;
  beside: number;
  few: number;
  /** ms of a shopper's page: half of them, and 95 of 100, are quicker. */
  quiet: [half: number, most: number];
  meanwhile: [half: number, most: number];
  duringFew: [half: number, most: number];
}

function spread(times: readonly number[]): [half: number, most: number] {
  const sorted = times.toSorted((one, other) => one - other);
  return [median(sorted), sorted[Math.floor(sorted.length * 0.95)] ?? 0];
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

async function measureRound(folder: string, seed: string, round: number): Promise<Round> {
  const shop = (name: string): string => {
    const file = join(folder, `${name}-${round}.db`);
    copyFileSync(seed, file);
    return file;
  };
  const imported = async (file: string, name: string): Promise<number> => {
    const report = await importInOwnProcess(file, join(folder, `${name}.csv`), 'append');
    if (report.records !== rows || report.skipped > 0) throw new Error(`${name}: ${JSON.stringify(report)}`);
    return report.seconds;
  };
  const alone = await imported(shop('alone'), 'every');
  const quiet = spread(await pagesBeside(shop('quiet'), () => pause(alone)));
  const besides = async (name: string): Promise<[number, [number, number]]> => {
    const file = shop(`beside-${name}`);
    let seconds = 0;
    const times = await pagesBeside(file, async () => (seconds = await imported(file, name)));
    return [seconds, spread(times)];
  };
  const [beside, meanwhile] = await besides('every');
  const [few, duringFew] = await besides('few');
  return { alone, beside, few, quiet, meanwhile, duringFew };
}

function report(measured: readonly Round[]): void {
  const line = (
    label: string,
    unit: string,
    value: (round: Round) => number,
    base: (round: Round) => number,
  ): void => {
    const [middle, ratio] = [value, (round: Round) => value(round) / base(round)].map((read) =>
      median(measured.map(read)),
    ) as [number, number];
    console.log(
      `  ${label.padEnd(44)}${middle.toFixed(1).padStart(8)} ${unit.padEnd(3)} ×${ratio.toFixed(2)}`,
    );
  };
  const alone = ({ alone: seconds }: Round) => seconds;
  console.log(`\nImport of ${rows} rows, against every column without shoppers`);
  line('every column, alone', 's', alone, alone);
  line('every column, beside shoppers', 's', ({ beside }) => beside, alone);
  line('few columns, beside shoppers', 's', ({ few }) => few, alone);
  console.log('\nA shopper’s page, against one without an import');
  for (const [at, name] of ['median', '95 %'].entries()) {
    const quiet = (round: Round) => round.quiet[at]!;
    line(`without an import, ${name}`, 'ms', quiet, quiet);
    line(`beside every column, ${name}`, 'ms', ({ meanwhile }) => meanwhile[at]!, quiet);
    line(`beside few columns, ${name}`, 'ms', ({ duringFew }) => duringFew[at]!, quiet);
  }
}

export async function benchImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'airside-bench-'));
  try {
    const seed = join(folder, 'seed.db');
    const db = openDatabase(seed);
    seedDatabase(db, new Date(), { assortment: assortmentOf(products) });
    db.close();
    writeFileSync(join(folder, 'every.csv'), everyColumn(rows));
    writeFileSync(join(folder, 'few.csv'), fewColumns(rows));
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      console.error(`Importing beside shoppers, ${round + 1} of ${rounds} …`);
      measured.push(await measureRound(folder, seed, round));
    }
    report(measured);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
