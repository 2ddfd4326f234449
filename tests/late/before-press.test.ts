// What the next press needs comes when the page rests, unless bytes are dear.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforePress } from '../../src/late/before-press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const onLine = (connection?: object) => vi.stubGlobal('navigator', { connection });

it.each([
  ['a line that says nothing of itself', undefined],
  ['a good line', { saveData: false, effectiveType: '4g' }],
])('is fetched once the page rests: %s', (_, connection) => {
  onLine(connection);
  const fetch = vi.fn();
  beforePress(fetch);
  vi.advanceTimersByTime(1400);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['on a slow line', { saveData: false, effectiveType: 'slow-2g' }],
])('is left to the press of somebody %s', (_, connection) => {
  onLine(connection);
  const fetch = vi.fn();
  beforePress(fetch);
  vi.advanceTimersByTime(60_000);
  expect(fetch).not.toHaveBeenCalled();
});

it('is called off', () => {
  onLine();
  const fetch = vi.fn();
  beforePress(fetch)();
  vi.advanceTimersByTime(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
