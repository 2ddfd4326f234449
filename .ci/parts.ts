// What is looked at, by the gate (what every change has to pass) and by the whole (before a piece of work is called finished).
import { runtimes } from '../demo-host/runtimes.ts';
import type { Part } from './part.ts';

const script = (name: string): Part => ({ name, command: ['npm', 'run', '--silent', name] });

const elementTests = (name: string, project: string): Part => ({
  name,
  command: [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', project],
  runner: 'vitest',
});

const journeys = (name: string, ...projects: string[]): Part => ({
  name,
  command: [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'test',
    ...projects.map((project) => `--project=${project}`),
  ],
  runner: 'playwright',
});

const build: Part = { ...script('build'), isNeeded: true };
const unit = elementTests('unit', 'unit');
const inChromium = elementTests('elements', 'browser');
const inWebKit = elementTests('elements in WebKit', 'webkit');

/** By itself vitest leaves one to others. */
const onBothCores = (part: Part): Part => ({ ...part, command: [...part.command, '--maxWorkers=2'] });

/** Those in one row run side by side. */
export const gate: readonly (readonly Part[])[] = [
  [build, script('types'), script('lint')],
  [onBothCores(unit)],
  [inChromium, inWebKit],
  [script('size'), script('floor')],
  [journeys('journeys')],
];

const wholly = (part: Part): Part => ({ ...part, env: { AIRSIDE_WHOLE: 'yes' } });

export const whole: readonly Part[] = [
  script('types'),
  script('lint'),
  build,
  ...[unit, inChromium, elementTests('elements on Preact', 'browser (preact)'), inWebKit].map(wholly),
  script('node-versions'),
  script('size'),
  script('floor'),
  script('edge'),
  script('build-storybook'),
  ...runtimes.map((runtime) => wholly(journeys(`journeys on ${runtime}`, runtime))),
  ...['firefox', 'webkit'].flatMap((engine) => [
    wholly(journeys(`walk in ${engine}`, engine)),
    wholly(journeys(`walk in ${engine} on preact`, `${engine} (preact)`)),
  ]),
];
