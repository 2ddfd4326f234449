import { defineConfig } from '@playwright/test';
import { runtimes, type Runtime } from './demo-host/runtimes';
import { chromiumArgs, chromiumMissing, findChromium } from './tests/support/chromium';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumMissing);

const walkedIn = (runtime: Runtime) => ({
  name: runtime,
  metadata: { runtime },
  // A page of another site is never kept for times without a network; loaders of both builds meet on the pages of one;
  // both have the same sheets.
  testIgnore: runtime === 'preact' ? /(offline|loader|themes)\.spec\.ts$/ : undefined,
});

/** Browser journeys: each file runs its own shop (three origins, own database) in a child process. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  globalSetup: './tests/journeys/support/build.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // On a machine that others use as well; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs },
    actionTimeout: 15_000,
    // It would stand between a journey and the requests it watches.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: runtimes.map(walkedIn),
});
