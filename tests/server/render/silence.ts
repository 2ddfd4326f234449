import { vi } from 'vitest';

/** Longer than a page is waited for. */
const long = 60_000;

/** A backend that has not answered when nobody waits any more. The clock goes on once the other answers are there. */
export function silence(): Promise<Response> {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  setTimeout(() => vi.setSystemTime(Date.now() + long), 200);
  return new Promise(() => {});
}
