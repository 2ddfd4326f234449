// The projects: unit (node; a file may ask for happy-dom), and browser (real Chromium, for elements) in both runtimes.
import { defineConfig, mergeConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { embeddedBackend } from './.storybook/backend.ts';
import { preactAliases } from './elements/build/runtime.ts';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';
import app from './vite.config.ts';

const executablePath = findChromium();
const browserTests = 'tests/**/*.browser.test.{ts,tsx}';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** The same tests with each. `found`: up front, as a package discovered in the middle of a run reloads the page under the test. */
const runtimes = [
  { name: 'browser', alias: [], found: react, ours: [] },
  {
    name: 'browser (preact)',
    alias: preactAliases,
    // Of them our adapter is made, which changes.
    ours: react,
    found: ['preact', 'preact/compat', 'preact/compat/jsx-runtime'],
  },
];

function elementTests({ name, alias, found, ours }: (typeof runtimes)[number], executablePath: string) {
  return {
    extends: true as const,
    plugins: [embeddedBackend({ under: '/embedded', file: ':memory:', history: true })],
    resolve: { alias },
    optimizeDeps: {
      exclude: ours,
      include: [
        ...found,
        '@preact/signals-core',
        '@preact/signals-react',
        '@preact/signals-react/runtime',
        '@lit/context',
        '@r2wc/core',
        '@urql/core',
        '@urql/exchange-graphcache',
        '@urql/exchange-retry',
        'wonka',
        'axe-core',
        'zod/mini',
      ],
    },
    test: {
      name,
      include: [browserTests],
      retry: process.env.CI ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default mergeConfig(
  app({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // For machines that do something else as well.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            globalSetup: 'tests/support/run-folder.ts',
            // A file that mocks a module or brings globals along asks for a worker of its own by environment options.
            isolate: false,
            setupFiles: 'tests/support/after-file.ts',
            environment: 'node',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [browserTests, 'tests/journeys/**'],
          },
        },
        ...(executablePath ? runtimes.map((runtime) => elementTests(runtime, executablePath)) : []),
      ],
    },
  }),
);
