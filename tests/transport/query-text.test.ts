import { createRequest, formatDocument } from '@urql/core';
import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { shopOperations } from '../../server/doctor/operations';
import { queryText } from '../../src/transport/http/query-text';
import { CustomerGroupUidDocument } from '../../src/user/group-document';
import { WishlistNamesDocument } from '../../src/account/wishlist/names-document';
import { shopDocuments } from '../support/documents';

const documents: string[] = [
  CustomerGroupUidDocument,
  WishlistNamesDocument,
  ...shopDocuments.map(({ document }) => document),
];

test('all documents are found', () => {
  expect(documents.length).toBeGreaterThan(60);
});

test.each(shopOperations())('$name is sent on one line, with all that it says', ({ document }) => {
  const text = queryText(document);
  expect(text).not.toMatch(/\s\s|\n/);
  expect(print(parse(text))).toBe(print(formatDocument(document)));
});

test.each(documents)('the client, which parses it once, sends what is written: %s', (document) => {
  const { query } = createRequest(document, {});
  expect(queryText(query)).toBe(document);
  expect(createRequest(document, {}).query).toBe(query);
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
  expect(queryText(parse(text))).toBe(sent);
  parse(sent);
});
