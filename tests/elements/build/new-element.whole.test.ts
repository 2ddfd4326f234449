// `npm run new` in a copy of this repository: what it makes passes as it stands, and leaves nothing behind here.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newElement } from '../../../elements/build/new-element/new-element';

const root = resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'airside-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = promisify(execFile);
/** Not the worker that this file runs in. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV)/.test(name)),
);
const node = (...parameters: string[]) => run(process.execPath, parameters, { cwd: copy, env });
const make = (...parameters: string[]) =>
  node('--import', 'tsx', 'elements/build/new-element/cli.ts', ...parameters);
const more = () => readFileSync(join(copy, 'elements/more.ts'), 'utf8');

const name = 'made-by-a-test';
const made = [
  `elements/tags/${name}/${name}.ts`,
  `elements/tags/${name}/${name}.stories.ts`,
  `src/content/${name}/MadeByATest.tsx`,
  `src/words/catalogue/${name}.ts`,
  `tests/content/${name}.test.tsx`,
];

/** Of the elements only those that tests name: the others make them slow. */
const isNeeded = (path: string): boolean => {
  const [house, folder, tag] = relative(root, path).split(sep);
  if (house === 'demo-host') return folder !== '.data';
  return folder !== 'tags' || !tag || ['mini-cart', 'shop', 'store'].includes(tag);
};

let before = '';
beforeAll(async () => {
  for (const house of ['.storybook', 'demo-host', 'elements', 'server', 'src', 'tests'])
    cpSync(join(root, house), join(copy, house), { recursive: true, filter: isNeeded });
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()))
    cpSync(join(root, name), join(copy, name));
  // A folder of its own, as tools keep their caches there.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  before = more();
  await make(name);
});

it('makes files, and adds one line', () => {
  for (const path of made) expect(readFileSync(join(copy, path), 'utf8'), path).toMatch(/\S\n$/);
  const line = `  '${name}': () => import('./tags/${name}/${name}'),\n`;
  expect(more().replace(line, '')).toBe(before);
});

it('makes what passes types, format and the tests of elements', async () => {
  const files = [...made, 'elements/kit/globals.d.ts'];
  writeFileSync(join(copy, 'made.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  const [types, format, tests] = await Promise.all([
    node('node_modules/typescript/bin/tsc', '--project', 'made.json'),
    node('node_modules/oxfmt/bin/oxfmt', '--list-different', 'elements/more.ts', ...made),
    node(
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'verbose'],
      ...['tests/elements/contract.test.ts', 'tests/elements/tables.test.ts', 'tests/elements/rooms.test.ts'],
      ...['tests/storybook/element-story.test.ts', made[4]!, '-t', `${name}|the loader knows every element`],
    ),
  ]);
  expect(types.stdout + format.stdout).toBe('');
  const passed = tests.stdout.match(/✓.*$/gm)?.join('\n') ?? '';
  for (const sentence of [
    'is what its contract says',
    'has one line',
    'the loader knows every element',
    'stands in Storybook under the heading of its group',
    'has a heading',
  ])
    expect(passed).toContain(sentence);
});

it('takes another folder and group', async () => {
  await newElement(copy, { name: 'made-elsewhere', folder: 'src/cart', group: 'Cart and checkout' });
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect(read('src/cart/MadeElsewhere.tsx')).toContain(`import '../words/catalogue/made-elsewhere';`);
  expect(read('tests/cart/made-elsewhere.test.tsx')).toContain(`from '../../src/cart/MadeElsewhere';`);
  expect(read('elements/tags/made-elsewhere/made-elsewhere.ts')).toContain(`group: 'Cart and checkout'`);
});

it.each([
  [{ name: 'shop' }, 'elements/tags/shop/shop.ts is there already.'],
  [{ name: 'Gift_Message' }, '"Gift_Message" is no name of an element'],
  [{ folder: '../gifts' }, 'The component’s folder is below src, not "../gifts".'],
])('refuses %j, and writes nothing', async (refused, says) => {
  const before = more();
  const usual = { name: 'gift-message', folder: 'src/content/gift-message', group: 'Content' } as const;
  await expect(newElement(copy, { ...usual, ...refused })).rejects.toThrow(says);
  expect(more()).toBe(before);
});

it('says what it does not know, and how it is called', async () =>
  await expect(make('gift-message', '--group', 'Presents')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^'Presents' is no group\.\nUsage: npm run new .*\nGroups: Products, Cart and checkout,/,
    ),
  }));
