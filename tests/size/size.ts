// `npm run size [-- part of an area's name] [--verbose]`: what a visitor's browser loads until each area is usable, in both
// builds, against its budget. Exits 1 above any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { buildFolder, buildIfStale } from '../../demo-host/build';
import { listen } from '../../server/http/listen';
import { folders, loaderOf, runtimes, type Runtime } from '../../demo-host/runtimes';
import { startServers } from '../../demo-host/servers';
import { chromiumArgs, chromiumMissing, findChromium } from '../support/chromium';
import { pictures } from '../support/pictures';
import type { Budget, Site } from './budget';
import { budgets } from './budgets';
import { importCycles } from './cycles';
import { comeToRest, holdIdleCallbacks } from './idle';
import { screensBroughtAlong, type Manifest } from './late-parts';
import { Meter } from './meter';

/** A page of a foreign site with nothing but the loader and what its query says. */
function foreignPage(request: Request, loader: string): Response {
  const html = new URL(request.url).searchParams.get('html') ?? '';
  return new Response(
    `<!doctype html><title>size</title><link rel="icon" href="data:,">
     <script type="module" src="${loader}"></script>${html}`,
    { headers: { 'content-type': 'text/html' } },
  );
}

interface Measured {
  meter: Meter;
  /** The page has a service worker. */
  isOffline: boolean;
  /** Bytes that came when the page rested. */
  atRest: number;
  /** Files that came with a press afterwards. */
  withPress: readonly string[];
}

async function measure(browser: Browser, site: Site, budget: Budget): Promise<Measured> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(20_000);
  await context.addInitScript({ content: `(() => {${holdIdleCallbacks}})()` });
  try {
    const page = await context.newPage();
    // Without the cache every page counts its files, as a first visit does.
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const meter = new Meter(page, site.shopUrl);
    await budget.visit(page, site, meter);
    await takenOver(page);
    meter.stop();
    const registered = 'navigator.serviceWorker?.getRegistration().then(Boolean)';
    const isOffline = (await page.evaluate(registered)) === true;
    return { meter, isOffline, ...(await measureRest(page, site, budget)) };
  } finally {
    await context.close();
  }
}

/** What a server has drawn can be seen, and is not usable yet. The footer waits for a page that rests. */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('[data-served]:not(airside-footer)'));

async function measureRest(
  page: Page,
  { shopUrl }: Site,
  { atRest }: Budget,
): Promise<Pick<Measured, 'atRest' | 'withPress'>> {
  if (!atRest) return { atRest: 0, withPress: [] };
  const meter = new Meter(page, shopUrl);
  await comeToRest(page);
  const { bytes } = meter;
  meter.restart();
  await atRest.press?.(page);
  meter.stop();
  return { atRest: bytes, withPress: [...meter.files.keys()] };
}

/** What is wrong with it, each in a few words. */
function faultsOf(
  budget: Budget,
  runtime: Runtime,
  { meter, isOffline, atRest, withPress }: Measured,
): string[] {
  const over = meter.bytes / 1024 - budget.kib[runtime];
  const overAtRest = atRest / 1024 - (budget.atRest?.kib[runtime] ?? 0);
  const files = [...meter.files.keys()];
  return [
    over > 0 && `${over.toFixed(1)} KiB over`,
    overAtRest > 0 && `${overAtRest.toFixed(1)} KiB over at rest`,
    ...withPress.map((file) => `a press waits for ${file}`),
    files.length > budget.files && `${files.length - budget.files} files over`,
    meter.queries.length > budget.queries && `${meter.queries.length - budget.queries} queries over`,
    ...files.filter((file) => budget.without?.test(file)).map((file) => `brings ${file}`),
    isOffline && !budget.hasRested && 'the service worker does not wait',
  ].filter((fault) => fault !== false);
}

function row(
  { area, kib, files, queries, atRest: rest }: Budget,
  runtime: Runtime,
  { meter, atRest }: Measured,
  faults: readonly string[],
): string {
  const name = `${runtime.padEnd(8)}${area.padEnd(36)}`;
  const verdict = faults.length ? `✗ ${faults.join(', ')}` : '✓';
  const inKib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
  const [bytes, late] = [inKib(meter.bytes), rest ? inKib(atRest) : ''];
  const counts = [meter.files.size, files, meter.queries.length, queries];
  return [name, bytes, kib[runtime], ...counts, late, rest?.kib[runtime] ?? '', verdict].join('\t');
}

/** True when all areas of one build keep to their budgets. */
async function measureAll(browser: Browser, runtime: Runtime, wanted: string): Promise<boolean> {
  const foreign = await listen(0, 'PORT');
  const servers = await startServers({
    runtime,
    embedOrigins: [foreign.url],
    braintreeToken: 'sandbox_size_airside',
    history: true,
    pictures,
  });
  const site: Site = { shopUrl: servers.shopUrl, foreignUrl: foreign.url };
  const loader = servers.shopUrl + loaderOf(runtime);
  foreign.answerWith({ handler: (request) => foreignPage(request, loader) });
  let isWithin = true;
  try {
    for (const budget of budgets.filter(({ area }) => area.includes(wanted))) {
      const measured = await measure(browser, site, budget);
      const { meter } = measured;
      const faults = faultsOf(budget, runtime, measured);
      isWithin &&= faults.length === 0;
      console.log(row(budget, runtime, measured, faults));
      if (!faults.length && !process.argv.includes('--verbose')) continue;
      for (const [path, size] of [...meter.files].sort((a, b) => b[1] - a[1]))
        console.log(`    ${String(size).padStart(6)}  ${path}`);
      if (meter.queries.length) console.log(`            ${meter.queries.join(', ')}`);
    }
  } finally {
    await servers.close();
    await foreign.close();
  }
  return isWithin;
}

/** Lines about chunks that import what they should not. */
function wrongImports(runtime: Runtime): string[] {
  const path = join(buildFolder, folders[runtime], '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return [...screensBroughtAlong(manifest), ...importCycles(manifest)].map((line) => `${runtime}: ${line}`);
}

async function main(wanted = ''): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.error(chromiumMissing);
    return 1;
  }
  await buildIfStale();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  let results: boolean[];
  try {
    console.log(
      ['build   area', 'KiB', 'budget', 'files', 'budget', 'queries', 'budget', 'at rest', 'budget'].join(
        '\t',
      ),
    );
    // Side by side, as a page waits for most of the time.
    results = await Promise.all(runtimes.map((runtime) => measureAll(browser, runtime, wanted)));
  } finally {
    await browser.close();
  }
  const wrong = runtimes.flatMap(wrongImports);
  for (const line of wrong) console.log(`✗ ${line}`);
  return results.every(Boolean) && !wrong.length ? 0 : 1;
}

process.exit(await main(process.argv.slice(2).find((argument) => !argument.startsWith('-'))));
