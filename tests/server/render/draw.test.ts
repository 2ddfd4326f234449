// @vitest-environment node
// When a drawing is called whole.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Contract } from '../../../elements/kit/contract';
import { draw } from '../../../server/render/draw';
import type { Storefront } from '../../../src/storefront';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let rounds = 0;
beforeEach(() => void (rounds = 0));

/** `write`: what the element shows, the n-th time. */
function drawing(write: (round: number) => string, isAsking: () => boolean) {
  const component = () => write((rounds += 1));
  const contract = { tag: 'airside-test', attributes: {}, component } as unknown as Contract;
  return draw([{ contract, attributes: {} }], {} as Storefront, isAsking);
}

const endPatience = () => void vi.setSystemTime(Date.now() + 60_000);

it('is whole where nothing changes any more, whatever the last round asks', async () => {
  const { html, isLate } = await drawing(
    () => 'all',
    () => rounds > 1,
  );
  expect([html, isLate]).toEqual([['all'], false]);
});

it('is whole where the last answer came late, and nothing follows', async () => {
  const { isLate } = await drawing(
    () => 'all',
    () => (endPatience(), false),
  );
  expect(isLate).toBe(false);
});

it('is not where an answer is on its way when patience ends', async () => {
  const { html, isLate } = await drawing(
    () => 'skeleton',
    () => (endPatience(), true),
  );
  expect([html, isLate]).toEqual([['skeleton'], true]);
});

it('is not where patience ends after an answer that others may follow', async () => {
  const { html, isLate } = await drawing(
    (round) => `part ${round}`,
    () => (endPatience(), false),
  );
  expect([html, isLate]).toEqual([['part 2'], true]);
});
