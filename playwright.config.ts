import { defineConfig } from '@playwright/test';
import { runtimes, type Runtime } from './demo-host/runtimes';
import { chromiumArgs, chromiumMissing, findChromium } from './tests/support/chromium';
import { findFirefox, firefoxMissing } from './tests/support/firefox';
import { findWebKit, webKitMissing } from './tests/support/webkit';
import { inWholeOnly, isWhole, patience } from './tests/support/whole';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumMissing);

// Both builds have the same sheets; loaders of both meet on the pages of one; a page of another site is never kept for times
// without a network.
const onReactAlone = /(offline|loader|themes)\.spec\.ts$/;
// Pages of other sites take Preact, and what is put into the bag there is bought there; the shop is on React.
const ofOtherSites = /journeys\/(hosts|embedding)\/(?!loader|themes).*\.spec\.ts$/;

const ofTheWhole = isWhole ? [] : ['**/*.whole.spec.ts'];

/** What customers do, once more in pages that a browser translates. */
const byCustomers =
  /(checkout\/(guest-purchase|customer-purchase|cart)|account\/(account|orders|wishlist))\.spec\.ts$/;

const translatedIn = (runtime: Runtime) => ({
  name: `translated on ${runtime}`,
  metadata: { runtime },
  testMatch: [byCustomers],
  use: { isTranslated: true },
});

/** In engines that Playwright does not drive. */
const byDriver = /journeys\/engines\//;

const walkedIn = (runtime: Runtime) => ({
  name: runtime,
  metadata: { runtime },
  testIgnore: [
    byDriver,
    ...ofTheWhole,
    ...(runtime === 'preact' ? [onReactAlone] : []),
    ...(runtime === 'react' && !isWhole ? [ofOtherSites] : []),
  ],
  ...(runtime === 'preact' && !isWhole && { testMatch: [ofOtherSites] }),
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
export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  globalSetup: './tests/journeys/support/build.ts',
  timeout: 5 * patience,
  expect: { timeout: patience },
  workers: 2,
  ...(!isWhole && { grepInvert: new RegExp(inWholeOnly) }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs },
    actionTimeout: patience,
    navigationTimeout: patience,
    // It would stand between a journey and the requests it watches.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of a journey's time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  projects: [
    // What takes longest begins first.
    ...walkedByDriver('firefox', Boolean(findFirefox()), firefoxMissing),
    ...walkedByDriver('webkit', findWebKit(), webKitMissing),
    ...runtimes.map(walkedIn),
    ...(isWhole ? runtimes.map(translatedIn) : []),
  ],
});
