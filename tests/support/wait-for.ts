// vi.waitFor with the patience that the rest of the tests have: machines do something else as well.
import { vi } from 'vitest';

export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
