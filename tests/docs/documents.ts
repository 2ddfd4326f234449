// The documents of this repository, and the files that may cite them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface TextFile {
  /** From the root. */
  path: string;
  text: string;
}

const atTop = (pattern: RegExp): string[] => readdirSync(root).filter((name) => pattern.test(name));

function below(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist|\.data|generated)\//.test(path));
}

const read = (paths: string[]): TextFile[] =>
  paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const documents = (): TextFile[] => read([...atTop(/\.md$/), ...below('docs', /\.md$/)]);

export function sources(): TextFile[] {
  const houses = [
    'src',
    'elements',
    'server',
    'demo-host',
    'tests',
    '.storybook',
    '.ci',
    '.githooks',
    '.github',
  ];
  const written = /\.(m?[jt]sx?|css|html|graphql|mdx|ya?ml|sh)$|^(run|pre-commit)$/;
  return read([...atTop(/\.(m?[jt]s|cjs)$/), ...houses.flatMap((house) => below(house, written))]);
}

/** As GitHub makes an anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/[`*]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

export const headingsOf = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
