import { parse, print, type DocumentNode } from 'graphql';
import { formatDocument, gql } from '@urql/core';
import { expect, test } from 'vitest';
import { queryText } from '../../src/transport/http/query-text';

const modules = import.meta.glob<Record<string, DocumentNode>>('../../src/graphql/generated/*.ts', {
  eager: true,
});
const documents = Object.values(modules).flatMap((module) => Object.entries(module));

test('all documents are found', () => {
  expect(documents.length).toBeGreaterThan(60);
});

test.each(documents)('%s is sent on one line, with all that it says', (_name, document) => {
  const text = queryText(document);
  expect(text).not.toMatch(/\s\s|\n/);
  expect(print(parse(text))).toBe(print(formatDocument(document)));
});

test.each([
  [
    'query A($a: [String!]! = ["a, b", "c"], $b: Int = -2 @x) @live { a(s: "x  y \\" { # : z", n: null) { b } }',
    'query A($a:[String!]!=["a, b" "c"]$b:Int=-2@x)@live{a(s:"x  y \\" { # : z" n:null){b __typename}}',
  ],
  [
    '{ one: a @include(if: $x) ...F ... on T { b } } fragment F on T { c }',
    '{one:a@include(if:$x)...F...on T{b __typename}}fragment F on T{c __typename}',
  ],
])('%s is sent as short as can be', (text, sent) => {
  expect(queryText(gql(text))).toBe(sent);
  parse(sent);
});
