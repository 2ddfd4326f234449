import { defineConfig } from '@playwright/test';
import { runtimes, type Runtime } from './demo-host/runtimes';
import { chromiumArgs, chromiumMissing, findChromium } from './tests/support/chromium';
import { findFirefox, firefoxMissing } from './tests/support/firefox';
import { findWebKit, webKitMissing } from './tests/support/webkit';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumMissing);

/** `npm run journeys -- --all` */
const isWhole = process.env.AIRSIDE_JOURNEYS === 'all';

// A page of another site is never kept for times without a network; loaders of both builds meet on the pages of one;
// both have the same sheets.
const onReactAlone = /(offline|loader|themes)\.spec\.ts$/;
// Pages of other sites take Preact; focus, typing, frames and late code are where its events and effects come otherwise.
const runtimesDiffer =
  /(hosts\/(hosts|older-pages)|embed|many|guest-purchase|keyboard|checkout-keyboard|search|cart)\.spec\.ts$/;

/** In engines that Playwright does not drive. */
const byDriver = /journeys\/engines\//;

const walkedIn = (runtime: Runtime) => ({
  name: runtime,
  metadata: { runtime },
  testIgnore: byDriver,
  ...(runtime === 'preact' && {
    testIgnore: [onReactAlone, byDriver],
    ...(!isWhole && { testMatch: runtimesDiffer }),
  }),
  // A row of a matrix is walked in the runtime that it names.
  ...(!isWhole && { grepInvert: runtime === 'react' ? /@preact/ : /@react/ }),
});

/** The walk over a thin driver; with the whole all of it, and on Preact too. */
const walkedByDriver = (engine: 'firefox' | 'webkit', isFound: boolean, missing: string) => {
  if (!isFound) console.warn(missing);
  return (isFound ? runtimes : [])
    .filter((runtime) => isWhole || runtime === 'react')
    .map((runtime) => ({
      name: runtime === 'react' ? engine : `${engine} (${runtime})`,
      metadata: { runtime, engine },
      testDir: 'tests/journeys/engines',
      ...(!isWhole && { testMatch: 'purchase.spec.ts' }),
    }));
};

/** Browser journeys: each file has its own shop (three origins, own database), most of them in one process. */
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
    // Recording takes a fifth of a journey's time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  projects: [
    ...runtimes.map(walkedIn),
    ...walkedByDriver('firefox', Boolean(findFirefox()), firefoxMissing),
    ...walkedByDriver('webkit', findWebKit(), webKitMissing),
  ],
});
