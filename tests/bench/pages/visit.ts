// One visit of the bench's browser: a context of its own with nothing in its cache, watched from the first document on.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { NetworkLog } from './network/network';
import { slowDown } from './network/throttle';
import { watchInPage, type Condition } from './watch-in-page';

export interface Visit {
  page: Page;
  session: CDPSession;
  network: NetworkLog;
}

export interface VisitOptions {
  conditions?: Readonly<Record<string, Condition>>;
  /** What earlier visits have left in the browser's localStorage. */
  stored?: Readonly<Record<string, string>>;
  isSlow?: boolean;
}

const longestWait = 90_000;

async function openVisit(
  context: BrowserContext,
  { conditions = {}, stored = {}, isSlow = true }: VisitOptions,
): Promise<Visit> {
  context.setDefaultTimeout(longestWait);
  // The compiler wraps named functions in a helper that the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await context.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, stored);
  await context.addInitScript(watchInPage, conditions);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = new NetworkLog(session);
  await session.send('Network.enable');
  if (isSlow) await slowDown(session);
  return { page, session, network };
}

export async function onVisit<T>(
  browser: Browser,
  options: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const viewport = { width: 1350, height: 940 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ignoreHTTPSErrors: true });
  try {
    return await work(await openVisit(context, options));
  } finally {
    await context.close();
  }
}

/** Resolves when all of these were on screen, to when that was. */
export async function seen(page: Page, names: readonly string[]): Promise<Record<string, number>> {
  const areSeen = (all: readonly string[]) => all.every((name) => name in bench.seen);
  await page.waitForFunction(areSeen, names, { polling: 200 }).catch(() => undefined);
  const times = await page.evaluate(() => bench.seen);
  const missing = names.filter((name) => !(name in times));
  if (missing.length > 0) throw new Error(`${page.url()} never showed: ${missing.join(', ')}`);
  return times;
}

/** Resolves when the page has come to rest: nothing on its way, and no long task, for `quiet` ms. */
export async function comeToRest({ page, network }: Visit, quiet = 1500): Promise<void> {
  const deadline = Date.now() + longestWait;
  const sinceLongTask = () =>
    page.evaluate(() => {
      const [start, duration] = bench.longTasks.at(-1) ?? [-Infinity, 0];
      return performance.now() - start - duration;
    });
  while (network.quietFor < quiet || (await sinceLongTask()) < Math.min(quiet, 1000)) {
    if (Date.now() > deadline) throw new Error(`${page.url()} does not come to rest${network.pending()}`);
    await page.waitForTimeout(100);
  }
}
