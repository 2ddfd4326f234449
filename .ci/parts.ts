// What is looked at, by the gate (what every change has to pass) and by the whole (before a piece of work is called finished).
import { runtimes } from '../demo-host/runtimes.ts';
import type { Row } from './gate.ts';
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

/** Half of its time a test waits for a process or a browser. */
const inThreeWorkers = (part: Part): Part => ({ ...part, command: [...part.command, '--maxWorkers=3'] });
/** Its browsers hear of the number by the environment alone. */
const inTwoPages = (part: Part): Part => ({ ...part, env: { VITEST_MAX_WORKERS: '2' } });

const types = script('types');
const lint = ['lint:code', 'lint:imports', 'lint:format'].map(script);
const [code, ...rest] = lint as [Part, ...Part[]];
const size = script('size');
const floor = script('floor');

/** Rows one after the other, the lanes of a row side by side, on two cores. */
export const gate: readonly Row[] = [
  [[build, types, ...rest], [code]],
  [[inThreeWorkers(unit)]],
  [[inTwoPages(inChromium)], [inWebKit, size, floor]],
  // By their names: an engine that is not there would be left out.
  [[journeys('journeys', 'firefox', 'webkit', ...runtimes)]],
];

const wholly = (part: Part): Part => ({ ...part, env: { ...part.env, AIRSIDE_WHOLE: 'yes' } });

export const whole: readonly Part[] = [
  types,
  ...lint,
  build,
  ...[
    inThreeWorkers(unit),
    inTwoPages(inChromium),
    inTwoPages(elementTests('elements on Preact', 'browser (preact)')),
    inWebKit,
    elementTests('forms in translation', 'translated'),
    elementTests('forms in translation on Preact', 'translated (preact)'),
  ].map(wholly),
  script('node-versions'),
  size,
  floor,
  script('edge'),
  script('build-storybook'),
  ...runtimes.map((runtime) => wholly(journeys(`journeys on ${runtime}`, runtime))),
  ...runtimes.map((runtime) => wholly(journeys(`translated on ${runtime}`, `translated on ${runtime}`))),
  ...['firefox', 'webkit'].flatMap((engine) => [
    wholly(journeys(`walk in ${engine}`, engine)),
    wholly(journeys(`walk in ${engine} on preact`, `${engine} (preact)`)),
  ]),
];
