// What a page holds once everything that can go has gone.
import type { CDPSession } from 'playwright';

/** Documents that nobody sees any more go after several collections only. */
const collections = 4;

/** Bytes. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  for (let collection = 0; collection < collections; collection += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((done) => setTimeout(done, 50));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}
