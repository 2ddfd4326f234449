// Lists name files by their place: where one is moved, its line would look at nothing, and nobody would notice.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../mutation/areas';
import { engineDecides } from '../support/engine-decides';

const files = ['tests', 'src', 'server', 'demo-host'].flatMap((house) =>
  readdirSync(house, { recursive: true, encoding: 'utf8' }).map((path) => `${house}/${path}`),
);

/** 'a/{b,c}.ts' → 'a/b.ts', 'a/c.ts'. */
function spelledOut(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(',').flatMap((one) => spelledOut(before + one + after));
}

function isThere(path: string): boolean {
  const pattern = path.split('*').map((part) => part.replace(/[.[\]]/g, '\\$&'));
  const matches = new RegExp(`^${pattern.join('[^/]*')}$`);
  return files.some((file) => matches.test(file));
}

it('every test that WebKit is to run is there', () => {
  const named = engineDecides.map((path) => `${path}browser.test.ts`);
  expect(named.filter((path) => !isThere(path) && !isThere(`${path}x`))).toEqual([]);
});

it('every file that is mutated is there, and every test that looks at it', () => {
  const named = Object.values(areas).flatMap(({ mutate, tests }) =>
    [...mutate, ...tests].flatMap(spelledOut),
  );
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
