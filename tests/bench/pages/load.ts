// One measured load of a page: what was painted and usable when, what it took of the network, then what its presses take.
import type { Browser } from 'playwright';
import { heapOf } from './heap';
import { depthOf, isQuery } from './network/network';
import { measurePress, type Press } from './press';
import type { Numbers } from './statistics';
import { comeToRest, onVisit, seen, type Visit } from './visit';
import type { Condition } from './watch-in-page';

export interface Target {
  name: string;
  url: string;
  /** What earlier visits have left in the browser; anew for each load. */
  stored(): Promise<Readonly<Record<string, string>>>;
  /** By name; `usable` and `badge` are compared with the floor. */
  conditions: Readonly<Record<string, Condition>>;
  presses?: readonly Press[];
}

export interface Load {
  numbers: Numbers;
  lcpElement: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Total blocking time after the first paint: what tasks take above 50 ms. */
function blockingTime(tasks: readonly [number, number][], fcp: number): number {
  return sum(tasks.map(([start, duration]) => Math.max(0, Math.min(duration, start + duration - fcp) - 50)));
}

async function readLoad(visit: Visit, names: readonly string[]): Promise<Load> {
  const { page, network } = visit;
  const seenAt = await seen(page, names);
  await comeToRest(visit);
  const { fcp, lcp, lcpElement, shift, longTasks } = await page.evaluate(() => bench);
  // Nothing is seen before the first paint.
  const times = Object.fromEntries(names.map((name) => [name, Math.max(fcp, seenAt[name] ?? NaN)]));
  const untilUsable = network.before(Math.max(...Object.values(times)));
  const numbers = {
    ...times,
    fcp,
    lcp,
    shift,
    badgeAfterPaint: times['badge'] && times['badge'] - fcp,
    blocking: blockingTime(longTasks, fcp),
    longestTask: Math.max(0, ...longTasks.map(([, duration]) => duration)),
    bytes: sum(untilUsable.map(({ bytes }) => bytes)),
    requests: untilUsable.length,
    depth: depthOf(untilUsable),
    queries: untilUsable.filter(isQuery).length,
    queriesAtRest: network.before().filter(isQuery).length,
  };
  return { numbers, lcpElement };
}

/** What has failed is said, and missing among the numbers. */
async function measurePresses(visit: Visit, presses: readonly Press[]): Promise<Numbers> {
  let numbers: Numbers = {};
  for (const press of presses)
    try {
      numbers = { ...numbers, ...(await measurePress(visit, press)) };
    } catch (error) {
      console.error(`${press.name}: ${String(error)}`);
    }
  return numbers;
}

export async function measureLoad(
  browser: Browser,
  { url, conditions, stored, presses = [] }: Target,
  isSlow = true,
): Promise<Load> {
  return onVisit(browser, { conditions, stored: await stored(), isSlow }, async (visit) => {
    await visit.page.goto(url, { waitUntil: 'commit' });
    const { numbers, lcpElement } = await readLoad(visit, Object.keys(conditions));
    return { lcpElement, numbers: { ...numbers, ...(await measurePresses(visit, presses)) } };
  });
}

/**
 * Bytes that a page holds at rest. A visit of its own: collecting drops compiled code as well, and the next press would compile it
 * anew.
 */
export async function measureHeap(browser: Browser, { url, conditions, stored }: Target): Promise<number> {
  return onVisit(browser, { conditions, stored: await stored(), isSlow: false }, async (visit) => {
    await visit.page.goto(url, { waitUntil: 'commit' });
    await seen(visit.page, Object.keys(conditions));
    await comeToRest(visit);
    return heapOf(visit.session);
  });
}
