// `npm run bench -- pages [--rounds 9] [--only NAME …] [--runtime react|preact] [--small-pictures]`: pages of the shop, and of
// other sites that embed it, on a slow phone, beside a page that does nothing but show how much is in the cart on the same
// runtime (the floor). All come by HTTP/2 from this process, compressed with Brotli; times are compared within a round only.
// Fails for no time: machines differ.
import { chromium, type Browser } from 'playwright';
import { buildIfStale } from '../../../demo-host/build';
import { runtimes } from '../../../demo-host/runtimes';
import { chromiumArgs, chromiumMissing, findChromium } from '../../support/chromium';
import { makeCertificate, type Certificate } from './network/certificate';
import { lineCounts, measureLargeCart } from './large-cart';
import { measureLoad } from './load';
import { readOptions, type Options } from './options';
import { pages } from './pages';
import { report } from './report';
import { openSites, withLargeShop, type Sites } from './sites';
import { soak } from './soak';
import { orderIn, type Numbers } from './statistics';
import { floorTarget, pageTarget, type RunTarget } from './targets';

interface Results {
  rounds: Map<RunTarget, Numbers[]>;
  lcpElements: Map<RunTarget, string>;
}

function targetsOf({ shops, floorUrl, foreignUrl }: Sites, options: Options): RunTarget[] {
  const wanted = pages.filter(({ name }) => options.isWanted(name));
  if (wanted.length === 0) return [];
  return [
    ...runtimes.map((runtime) => floorTarget(runtime, floorUrl, shops.react)),
    ...options.runtimes.flatMap((runtime) =>
      wanted.map((page) => pageTarget(page, runtime, shops[runtime], foreignUrl)),
    ),
  ];
}

async function measureAll(browser: Browser, targets: readonly RunTarget[], rounds: number): Promise<Results> {
  const results: Results = { rounds: new Map(targets.map((target) => [target, []])), lcpElements: new Map() };
  // A page that did not come leaves a gap in its round.
  const said = (error: unknown): undefined => void console.error(String(error));
  // The first load of each warms up server and browser.
  for (const target of targets) await measureLoad(browser, { ...target, presses: [] }, false).catch(said);
  for (let round = 0; round < rounds; round += 1)
    for (const target of orderIn(round, targets)) {
      console.error(`Round ${round + 1} of ${rounds}: ${target.name} …`);
      const load = await measureLoad(browser, target).catch(said);
      results.rounds.get(target)?.push(load?.numbers ?? {});
      if (load) results.lcpElements.set(target, load.lcpElement);
    }
  return results;
}

function reportPages({ rounds, lcpElements }: Results, options: Options): void {
  const targets = [...rounds.keys()];
  const reactFloor = targets.find(({ page, runtime }) => page === 'floor' && runtime === 'react');
  const floor = (reactFloor && rounds.get(reactFloor))?.map(({ badge }) => badge) ?? [];
  for (const runtime of options.runtimes) {
    const own = targets.filter((target) => target.runtime === runtime);
    const byPage = new Map(own.map((target) => [target.page, rounds.get(target) ?? []]));
    report(
      { runtime, pages: byPage, floor },
      new Map(own.map((one) => [one.page, lcpElements.get(one) ?? ''])),
    );
  }
}

async function reportSoak(browser: Browser, { shops }: Sites, options: Options): Promise<void> {
  for (const runtime of options.runtimes) {
    console.error(`Walking between a category and its products on ${runtime} …`);
    const { ratio, perNavigation } = await soak(browser, `${shops[runtime].url}/spirits/whisky.html`);
    const kib = (perNavigation / 1024).toFixed(1);
    console.log(
      `\nSoak on ${runtime}: heap after 200 navigations ×${ratio.toFixed(2)} of that after 20, ${kib} KiB each`,
    );
  }
}

async function reportLargeCart(browser: Browser, certificate: Certificate, options: Options): Promise<void> {
  for (const runtime of options.runtimes) {
    console.error(`Opening a cart of ${lineCounts.many} lines on ${runtime} …`);
    const large = { runtime, products: 2 * lineCounts.many };
    const { few, many, heapPerLine } = await withLargeShop(certificate, large, (shop) =>
      measureLargeCart(browser, shop),
    );
    console.log(`\nCart on ${runtime}: ${lineCounts.few} lines → ${lineCounts.many}, ms; once, not a median`);
    for (const name of Object.keys(many).filter((name) =>
      /^(usable|longestTask|blocking|press .*)$/.test(name),
    ))
      console.log(`  ${name}: ${few[name]?.toFixed(0)} → ${many[name]?.toFixed(0)}`);
    console.log(`  heap per line: ${(heapPerLine / 1024).toFixed(1)} KiB`);
  }
}

export async function benchPages(args: string[]): Promise<void> {
  const options = readOptions(args);
  const executablePath = findChromium();
  if (!executablePath) return console.log(chromiumMissing);
  await buildIfStale();
  const certificate = makeCertificate();
  const sites = await openSites(certificate, options.hasSmallPictures);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, certificate.chromiumArg] });
  try {
    const targets = targetsOf(sites, options);
    if (targets.length > 0) reportPages(await measureAll(browser, targets, options.rounds), options);
    if (options.isWanted('soak')) await reportSoak(browser, sites, options);
    if (options.isWanted('large cart')) await reportLargeCart(browser, certificate, options);
  } finally {
    await browser.close();
    await sites.close();
  }
}
