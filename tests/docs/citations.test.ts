// What code and tests cite is there: a promise by its number, a decision by its file, a fact about Magento by its section.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, headingsOf, root, sources, type TextFile } from './documents';

/** 'behaviour 4.3, 4.4', 'behaviour 5 and 8', "behaviour 3's": the numbers behind the word, as far as they follow each other. */
function cited(word: string, { text }: TextFile): string[] {
  const lists = text.matchAll(
    new RegExp(`\\b${word} (\\d+(?:\\.\\d+)?(?:(?:, | and )\\d+(?:\\.\\d+)?)*)`, 'g'),
  );
  return [...lists].flatMap(([, list = '']) => list.split(/, | and /));
}

function numbersIn(path: string): string[] {
  const text = documents().find((document) => document.path === path)?.text ?? '';
  return headingsOf(text).flatMap((heading) => /^(\d+(?:\.\d+)?)\.? /.exec(heading)?.[1] ?? []);
}

const decisions = readdirSync(join(root, 'docs/decisions')).flatMap(
  (name) => /^(\d{3})-/.exec(name)?.[1] ?? [],
);

const all = [...sources(), ...documents()];

describe.each([
  ['behaviour', numbersIn('docs/behaviour.md')],
  ['decision', decisions],
  ['magento\\.md', numbersIn('docs/magento.md')],
])('what is cited as "%s …"', (word, known) => {
  it('is there', () => {
    expect(known.length).toBeGreaterThan(8);
    const dead = all.flatMap((file) =>
      cited(word, file)
        .filter((number) => !known.includes(number))
        .map((number) => `${file.path}: ${word} ${number}`),
    );
    expect(dead).toEqual([]);
  });
});

it('decisions are numbered without a gap', () => {
  expect(decisions.map(Number)).toEqual(decisions.map((_, index) => index + 1));
});

it('nothing cites a document that does not ship', () => {
  // Written so that this file is not one of them.
  const elsewhere = new RegExp(
    ['\\bSP' + 'EC\\b', '\\bDES' + 'IGN\\b', '(?<![./\\w-])contr' + 'act/'].join('|'),
    'g',
  );
  const found = all.flatMap(({ path, text }) =>
    [...text.matchAll(elsewhere)].map(([name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
