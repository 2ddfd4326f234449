// The projects: unit (node; a file may ask for happy-dom), and for elements real browsers: Chromium in both runtimes, WebKit.
// A file called `*.whole.test.ts` is left to the whole.
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { embeddedBackend } from './.storybook/backend.ts';
import { preactAliases } from './elements/build/runtime.ts';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';
import { ByEnvironment } from './tests/support/by-environment.ts';
import { engineDecides } from './tests/support/engine-decides.ts';
import { keptModules } from './tests/support/kept-modules.ts';
import { pictures } from './tests/support/pictures.ts';
import { patience, isWhole } from './tests/support/whole.ts';
import { findWebKit, webKit } from './tests/support/webkit.ts';
import app from './vite.config.ts';

const browserTests = 'tests/**/*.browser.test.{ts,tsx}';
const ofTheWhole = isWhole ? [] : ['tests/**/*.whole.*'];

const inWebKitToo = engineDecides.map((path) => `${path}browser.test.{ts,tsx}`);

/** What people fill in and pay, drawn in light DOM: all of it once more in a page that is translated. */
const translated = ['account', 'cart', 'checkout', 'content', 'user'].map(
  (area) => `tests/${area}/**/*.browser.test.tsx`,
);

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const onReact = { alias: [] as typeof preactAliases, found: react, ours: [] as string[] };
const onPreact = {
  alias: preactAliases,
  // Of them our adapter is made, which changes.
  ours: react,
  found: ['preact', 'preact/hooks', 'preact/jsx-runtime'],
};

function inChromium(executablePath: string) {
  return {
    headless: true,
    provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Its display is a virtual one. Nobody sees vitest's panes there, and where they lie over the page they take its presses. */
const inWebKit = () => ({
  headless: false,
  ui: false,
  provider: webKit(),
  instances: [{ browser: 'safari' as const }],
});

interface ElementTests {
  name: string;
  /** `found`: up front, as a package discovered in the middle of a run reloads the page under the test. */
  runtime: typeof onReact;
  browser: ReturnType<typeof inChromium> | ReturnType<typeof inWebKit>;
  include?: string[];
  setupFiles?: string[];
  plugins?: Plugin[];
}

function elementTests({
  name,
  runtime,
  browser,
  include = [browserTests],
  setupFiles = [],
  plugins = [],
}: ElementTests) {
  const { alias, found, ours } = runtime;
  return {
    extends: true as const,
    plugins: [...plugins, embeddedBackend({ under: '/embedded', file: ':memory:', history: true, pictures })],
    resolve: { alias },
    optimizeDeps: {
      exclude: ours,
      include: [
        ...found,
        '@preact/signals-core',
        '@preact/signals-react',
        '@preact/signals-react/runtime',
        '@lit/context',
        '@r2wc/react-to-web-component',
        '@urql/core',
        '@urql/exchange-graphcache',
        '@urql/exchange-retry',
        'embla-carousel-autoplay',
        'embla-carousel-react',
        'wonka',
        'axe-core',
        '@guidepup/virtual-screen-reader',
        'graphql',
        'zod/mini',
        // Of pages that are hydrated.
        'preact',
      ],
    },
    test: {
      name,
      include,
      setupFiles,
      exclude: ofTheWhole,
      browser: { enabled: true, screenshotFailures: false, ...browser },
    },
  };
}

const inTranslation = { include: translated, setupFiles: ['tests/support/translated.ts'] };

function elementProjects() {
  const executablePath = findChromium();
  const inBoth = executablePath
    ? [
        { name: 'browser', runtime: onReact, setupFiles: [] },
        { name: 'browser (preact)', runtime: onPreact, setupFiles: [] },
        { name: 'translated', runtime: onReact, ...inTranslation },
        { name: 'translated (preact)', runtime: onPreact, ...inTranslation },
      ].map((tests) =>
        elementTests({
          ...tests,
          browser: inChromium(executablePath),
          setupFiles: ['tests/support/park-pointer.ts', ...tests.setupFiles],
          plugins: [keptModules()],
        }),
      )
    : [];
  const webkit = { name: 'webkit', runtime: onReact, browser: inWebKit(), include: inWebKitToo };
  return [...inBoth, ...(findWebKit() ? [elementTests(webkit)] : [])];
}

export default mergeConfig(
  app({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // Limits are for what hangs: machines do something else as well.
      testTimeout: 5 * patience,
      hookTimeout: 5 * patience,
      expect: { poll: { timeout: patience } },
      sequence: { sequencer: ByEnvironment },
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
            exclude: [browserTests, 'tests/journeys/**', '**/node_modules/**', ...ofTheWhole],
          },
        },
        ...elementProjects(),
      ],
    },
  }),
);
