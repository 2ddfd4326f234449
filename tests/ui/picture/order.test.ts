// Runtimes set the attributes of an image in the order in which they are written, and an engine may fetch with each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../src');

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);
const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([tag]) => ({ file, tag })),
  );
const tags = found(/<(?:img|source)\s+\w+=[^]*?\/>/g);

it('there are pictures', () => expect(tags.length).toBeGreaterThan(5));

it.each(tags)('$file says of a picture when and how wide before what', ({ tag }) => {
  // What is spread may say any of it.
  const said = [...tag.matchAll(/\s(loading|sizes|srcSet|src)=|\{\.\.\./g)].map(
    ([, name]) => name ?? 'spread',
  );
  const place = (name: string) => ['srcSet', 'src'].indexOf(name);
  expect(said).toEqual(said.toSorted((one, other) => place(one) - place(other)));
});

// A frame hands on what it is given in the order in which it is given.
it.each(found(/<PictureFrame\s[^]*?\ssrcSet=/g))('$file tells a frame how wide before what', ({ tag }) =>
  expect(tag).toMatch(/\ssizes=/),
);
