// Every recorded request of a real Magento, sent again in its order to a backend seeded alike.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedDir, sharedMissing } from '../support/shared';
import { onPurpose } from './replay/known-differences';
import { areaOf, Recordings, runNames } from './replay/recording';
import { play, type Compared } from './replay/play';
import { table } from './replay/table';

const folder = sharedDir();
/** How many of 863 have to be equal: 95 in 100. */
const enough = 820;

describe.skipIf(folder === undefined)(`recorded answers (else: ${sharedMissing})`, () => {
  const recordings = folder ? new Recordings(join(folder, 'contract')) : undefined;
  const areas = [...(recordings?.counts.keys() ?? [])];
  const results: Compared[] = [];
  const differing = () => results.filter(({ differences }) => differences.length > 0);

  beforeAll(async () => {
    if (!recordings) return;
    for (const run of runNames) results.push(...(await play(recordings, run)));
    console.log(table(recordings.counts, results));
  }, 120_000);

  it('cover every case once', () => {
    const recorded = [...(recordings?.counts.values() ?? [])].reduce((sum, count) => sum + count, 0);
    expect(new Set(results.map(({ name }) => name)).size).toBe(recorded);
    expect(results.length).toBe(recorded);
  });

  it.each(areas)('%s: equal but for what is listed', (area) => {
    const listed = new Set(Object.keys(onPurpose));
    const surprises = differing().filter(({ name }) => areaOf(name) === area && !listed.has(name));
    expect(surprises).toEqual([]);
  });

  it('list nothing that is equal by now', () => {
    const names = new Set(differing().map(({ name }) => name));
    expect(Object.keys(onPurpose).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are equal in at least 95 of 100 cases', () => {
    expect(results.length - differing().length).toBeGreaterThanOrEqual(enough);
  });
});
