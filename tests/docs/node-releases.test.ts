// The releases of Node that documents name are those that package.json allows, and what is installed runs on the oldest of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './documents';

interface Package {
  engines?: { node?: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const packageAt = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;

const { engines, dependencies, devDependencies } = packageAt('.');
const allowed = engines?.node ?? '';
/** As people write them: 20.19, 22.13, 24. */
const oldest = allowed.split(' || ').map((range) => range.replace(/^(\^|>=)/, '').replace(/(\.0)+$/, ''));

/** It names later releases than those of Node 20 that it runs on; without it WebKit alone is not looked at. */
const driversOfWebKit = ['webdriver', 'webdriverio'];

const numbersOf = (version: string): number[] =>
  [0, 1, 2].map((place) => Number(version.split('.')[place] ?? 0));

function isBefore(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const place = ours.findIndex((number, index) => number !== theirs[index]);
  return place >= 0 && ours[place]! < theirs[place]!;
}

/** Ranges as packages write them: `^20.19.0 || >=22.12.0`, `>=18 <19`. */
function satisfies(version: string, ranges: string): boolean {
  return ranges.split('||').some((range) =>
    range
      .trim()
      .split(/\s+/)
      .every((part) => {
        const [, sign, limit = ''] = /^(\^|>=|<)(\d[\d.]*)$/.exec(part) ?? [];
        if (!sign) throw new Error(`What is ${part}?`);
        if (sign === '<') return isBefore(version, limit);
        const isSameMajor = numbersOf(version)[0] === numbersOf(limit)[0];
        return !isBefore(version, limit) && (sign === '>=' || isSameMajor);
      }),
  );
}

it.each(['README.md', 'docs/operate.md'])('%s names what package.json allows', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/On a machine with Node ([^:]*?) or newer/g)].map(
    ([, releases]) => releases,
  );
  expect(named).toEqual([oldest.join(', ')]);
});

it.each(oldest)('Node %s runs what is installed', (release) => {
  expect(satisfies(release, allowed)).toBe(true);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const unwilling = names.filter((name) => {
    const wanted = packageAt(`node_modules/${name}`).engines?.node;
    return wanted && !driversOfWebKit.includes(name) && !satisfies(release, wanted);
  });
  expect(unwilling).toEqual([]);
});

it('package-lock.json says the same', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  expect(lock.packages['']?.engines).toEqual(engines);
});
