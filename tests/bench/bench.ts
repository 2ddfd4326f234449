// `npm run bench`: how the embedded backend's answers grow with the catalogue. Seeds 1k, 10k and 100k products into
// temporary files, asks what shoppers ask, imports as many rows; then opens menus of 60 and 600 categories in Chromium
// (`npm run bench -- menu`: that alone), and pages of another site with our elements and without (`embed`: that alone).
// Exits 1 where an answer takes longer than the budget, or another site's page loses more than a twentieth. What shoppers wait for on pages is a bench of
// its own (`pages`): pages/bench-pages.ts; so is what a file with every column costs them (`import`): import/bench-import.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../demo-host/backend/open-database';
import { assortmentOf } from '../../demo-host/backend/seed/large-assortment';
import { seedDatabase } from '../../demo-host/backend/seed/seed';
import { chromiumMissing, findChromium } from '../support/chromium';
import { slowestWrite } from './import/beside-import';
import { writeCsv } from './csv';
import { measureShop, type Timing } from './measure';
import { countOf, measureMenu, type MenuShape } from './menu';
import type { MenuTimes } from './menu-in-page';
import { benchImport } from './import/bench-import';
import { importInOwnProcess, type Import } from './import/own-process';
import { benchPages } from './pages/bench-pages';
import { reportEmbed } from './report-embed';

const sizes = [1_000, 10_000, 100_000];
/** 60 and 600 categories in three tiers. */
const menus: MenuShape[] = [
  { tops: 4, middles: 2, leaves: 6 },
  { tops: 12, middles: 7, leaves: 6 },
];
/** Median of one warm answer, in ms. */
const budget = 50;
/** A shopper's press while a catalogue is imported, in ms. */
const besideBudget = 1000;
/** Peak memory of an import, in MiB. */
const memoryBudget = 512;

interface Result {
  seedSeconds: number;
  openMs: number;
  timings: Timing[];
  imports: [first: Import, second: Import];
  /** ms of a shopper's slowest press while a catalogue is imported. */
  slowestBeside: number;
}

async function measure(folder: string, products: number): Promise<Result> {
  const file = join(folder, `seed-${products}.db`);
  const started = performance.now();
  const db = openDatabase(file);
  seedDatabase(db, new Date(), { assortment: assortmentOf(products) });
  db.close();
  const seedSeconds = (performance.now() - started) / 1000;
  const { openMs, timings } = await measureShop(file);
  const [csv, imported] = [join(folder, `${products}.csv`), join(folder, `import-${products}.db`)];
  await writeCsv(csv, products);
  const imports: Result['imports'] = [
    await importInOwnProcess(imported, csv),
    await importInOwnProcess(imported, csv),
  ];
  const slowestBeside = await slowestWrite(file, importInOwnProcess(file, csv));
  return { seedSeconds, openMs, timings, imports, slowestBeside };
}

type Line = [label: string, values: number[], digits?: number];

const productColumns = sizes.map((size) => `${size / 1000}k`);

function print(title: string, lines: readonly Line[], columns: readonly string[] = productColumns): void {
  const header = [...columns, 'growth'];
  console.log(`\n${title.padEnd(40)}${header.map((text) => text.padStart(10)).join('')}`);
  for (const [label, values, digits = 1] of lines) {
    const growth = `×${((values.at(-1) ?? 0) / (values[0] || 1)).toFixed(1)}`;
    const cells = [...values.map((value) => value.toFixed(digits)), growth];
    console.log(`  ${label.padEnd(38)}${cells.map((text) => text.padStart(10)).join('')}`);
  }
}

function report(results: readonly Result[]): string[] {
  const names = results[0]?.timings.map((timing) => timing.name) ?? [];
  const lines = (key: 'warm' | 'afterSale') =>
    names.map((name, index): Line => [name, results.map((result) => result.timings[index]?.[key] ?? 0)]);
  print('Warm answer, median ms', lines('warm'));
  print('Answer after a sale, median ms', lines('afterSale'));
  const column = (read: (result: Result) => number) => results.map(read);
  print('Seed and import', [
    ['seed, s', column((result) => result.seedSeconds)],
    ['open the shop again, ms', column((result) => result.openMs)],
    ['import, rows per s', column(({ imports: [first] }) => first.records / first.seconds), 0],
    ['import, peak MiB', column(({ imports: [first] }) => first.peakMiB), 0],
    ['the same file again, rows per s', column(({ imports: [, again] }) => again.records / again.seconds), 0],
    ['the same file again, peak MiB', column(({ imports: [, again] }) => again.peakMiB), 0],
    ['slowest press of a shopper meanwhile, ms', column((result) => result.slowestBeside), 0],
    ['the same file again, changes', column(({ imports: [, again] }) => again.changes), 0],
  ]);
  return results.flatMap(({ timings, imports, slowestBeside }, index) => [
    ...(slowestBeside > besideBudget
      ? [`a press beside an import of ${sizes[index]}: ${slowestBeside.toFixed(0)} ms, above ${besideBudget}`]
      : []),
    ...timings
      .filter(({ warm, answers }) => warm > budget * answers)
      .map(
        ({ name, warm, answers }) =>
          `${name} at ${sizes[index]}: ${warm.toFixed(1)} ms, above ${budget * answers}`,
      ),
    ...imports
      .filter(({ peakMiB }) => peakMiB > memoryBudget)
      .map(({ peakMiB }) => `import at ${sizes[index]}: ${peakMiB.toFixed(0)} MiB, above ${memoryBudget}`),
  ]);
}

async function reportMenu(): Promise<void> {
  const chromium = findChromium();
  if (!chromium) return console.log(chromiumMissing);
  const times: MenuTimes[] = [];
  for (const shape of menus) {
    console.error(`Opening a menu of ${countOf(shape)} categories …`);
    times.push(await measureMenu(chromium, shape));
  }
  const line = (label: string, name: keyof MenuTimes, digits = 1): Line => [
    label,
    times.map((one) => one[name]),
    digits,
  ];
  print(
    'Mega menu in Chromium, by categories',
    [
      line('answer to bar, median ms', 'render'),
      line('press to submenu, median ms', 'open'),
      line('elements while closed', 'nodesClosed', 0),
      line('elements while open', 'nodesOpen', 0),
    ],
    menus.map((shape) => String(countOf(shape))),
  );
}

const [bench, ...options] = process.argv.slice(2);
if (bench === 'pages') {
  await benchPages(options);
  process.exit();
}

if (bench === 'import') {
  await benchImport();
  process.exit();
}

if (process.argv.includes('embed')) {
  const misses = await reportEmbed();
  console.log(misses.length > 0 ? `\n${misses.join('\n')}` : '\nAll within budget.');
  process.exit(misses.length > 0 ? 1 : 0);
}

if (process.argv.includes('menu')) {
  await reportMenu();
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'airside-bench-'));
try {
  const results: Result[] = [];
  for (const size of sizes) {
    console.error(`Seeding, asking and importing ${size} products …`);
    results.push(await measure(folder, size));
  }
  const misses = report(results);
  await reportMenu();
  misses.push(...(await reportEmbed()));
  console.log(misses.length > 0 ? `\n${misses.join('\n')}` : '\nAll within budget.');
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
