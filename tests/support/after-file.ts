// Test files share workers: nothing that a file began goes on, or stays replaced, in the next one.
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // What is still being imported belongs to the file that asked for it.
  await vi.dynamicImportSettled();
});
