// How long the tasks of a page's main thread are, from Chromium's trace: by the time that they compute, so that it does not
// count what else the machine was busy with.
import type { Browser } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** μs; of the thread's own time where it begins with t. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/** Begins to trace; what it gives back ends that, and says how long each task of the page at `url` was, in ms. */
export async function traceTasks(browser: Browser, url: string): Promise<() => Promise<number[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    // The browser's own pages have renderers, too.
    const start = events.find(({ args }) => args.data?.documentLoaderURL === url);
    if (!start) throw new Error(`The trace has nothing of ${url}.`);
    return tasksOf(events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid));
  };
}

/** A task that runs inside another is part of it. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  let end = 0;
  return events
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .flatMap(({ ts, dur = 0, tdur = 0 }) => {
      if (ts < end) return [];
      end = ts + dur;
      return [tdur / 1000];
    });
}

/** Total blocking time: what tasks take above 50 ms, summed up. */
export const blockingTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
