// Every recorded request of a real Magento, sent again in its order to a backend seeded alike.
import { beforeAll, describe, expect, it } from 'vitest';
import { areaOf, recordedNames, runs } from '../recordings/recordings';
import { onPurpose } from './replay/known-differences';
import { play, type Compared } from './replay/play';
import { table } from './replay/table';

describe('recorded answers', () => {
  const results: Compared[] = [];
  const differing = () => results.filter(({ differences }) => differences.length > 0);

  beforeAll(async () => {
    for (const run of runs.shop) results.push(...(await play('shop', run)));
    console.log(table(results));
  }, 120_000);

  it('are 863, each asked for once', () => {
    expect(new Set(results.map(({ name }) => name)).size).toBe(863);
    expect(results).toHaveLength(863);
  });

  it.each([...new Set(recordedNames().map(areaOf))])('%s: equal but for what is listed', (area) => {
    const listed = new Set(Object.keys(onPurpose));
    const surprises = differing().filter(({ name }) => areaOf(name) === area && !listed.has(name));
    expect(surprises).toEqual([]);
  });

  it('list nothing that is equal by now', () => {
    const names = new Set(differing().map(({ name }) => name));
    expect(Object.keys(onPurpose).filter((name) => !names.has(name))).toEqual([]);
  });
});
