// What documents name exists: files and folders of the repository, links between documents, scripts of npm, test cards.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { outcomes } from '../../demo-host/payment/outcomes';
import { anchorOf, documents, headingsOf, root, sources } from './documents';

/** Made by a command, or only an example. */
const isNoFile = /[<*…]|^demo-host\/\.data|gift-message/;

it.each(documents())('$path names files that are there', ({ text }) => {
  const named = [
    ...text.matchAll(
      /`((?:src|elements|server|demo-host|tests|docs|\.storybook|\.ci|\.github|\.githooks)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !isNoFile.test(path));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const written = sources().map(({ path }) => `/${path}`);

it.each(documents())('$path names the ends of paths that are there', ({ text }) => {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.tsx?)`/g)].map(([, path = '']) => path);
  const isThere = (end: string) => written.some((path) => path.endsWith(`/${end}`));
  expect(named.filter((end) => !isNoFile.test(end) && !isThere(end))).toEqual([]);
});

it.each(documents())('$path links to what is there', ({ path, text }) => {
  const links = [...text.replace(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/\s+/g, ''))
    .filter((target) => !/^[a-z]+:/.test(target));
  const isDead = (target: string): boolean => {
    const [file = '', anchor] = target.split('#');
    const found = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, found))) return true;
    if (!anchor) return false;
    return !headingsOf(readFileSync(join(root, found), 'utf8'))
      .map(anchorOf)
      .includes(anchor);
  };
  expect(links.filter(isDead)).toEqual([]);
});

it('every script that a document names is one', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = documents().flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  );
  expect([...new Set(named)].filter((script) => !(script in scripts))).toEqual([]);
});

it('docs/cards.md has every card that the demo takes', () => {
  const digits = readFileSync(join(root, 'docs/cards.md'), 'utf8').replaceAll(' ', '');
  for (const number of outcomes.keys()) expect(digits).toContain(`\`${number}\``);
});

it('README stays short', () => {
  expect(readFileSync(join(root, 'README.md')).length).toBeLessThanOrEqual(10_240);
});
