// The shop's own GraphQL language against the general ones, with every document that the shop sends.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as web from '@0no-co/graphql.web';
import { parse as parseStrictly, stripIgnoredCharacters } from 'graphql';
import { expect, test } from 'vitest';
import * as own from '../../src/graphql/language';

const generated = 'src/graphql/generated';
const documents = readdirSync(generated).flatMap((name) =>
  [
    ...readFileSync(join(generated, name), 'utf8').matchAll(/const (\w+) = .*?parse\(("(?:\\.|[^"\\])*"),/g),
  ].map(([, document = '', text = '']) => [document, JSON.parse(text) as string] as const),
);
const samples = [
  'query A($a:[String!]!=["a","b c"]$b:Int=-2@x$c:[[Float]!])@live{a(s:"x  y \\" # \\n",n:null,e:UP,f:1.5e+3,o:{k:[$b 1],t:true}){b}}',
  'query A{one:a@include(if:$x)...F@skip(if:false)...on T{b}...{c}...@include(if:true){d}}fragment F on T@y{a b}',
  'mutation M($i:I!){m(i:$i)}',
];
const texts = [...documents, ...samples.map((text) => [text, text] as const)];

/** Keys in order, and nothing of what is undefined. */
const plain = (tree: object): string => JSON.stringify(tree);

test('all documents are found', () => {
  expect(documents.length).toBeGreaterThan(40);
});

test.each(texts)('%s is read as others read it', (_name, text) => {
  expect(plain(own.parse(text))).toBe(plain(web.parse(text, { noLocation: true })));
});

test.each(texts)('%s is written as compactly as can be', (_name, text) => {
  const written = own.print(web.parse(text, { noLocation: true }));
  expect(written).toBe(stripIgnoredCharacters(text).replaceAll(' ...', '...'));
  expect(plain(own.parse(written))).toBe(plain(own.parse(text)));
  parseStrictly(written);
});

test('a document that ends too early is refused', () => {
  expect(() => own.parse('query A{a(b:[1')).toThrow(SyntaxError);
});

test('an error of an answer keeps what it said', () => {
  const error = new own.GraphQLError('No', undefined, undefined, undefined, ['cart'], undefined, {
    category: 'x',
  });
  expect(error).toMatchObject({
    name: 'GraphQLError',
    message: 'No',
    path: ['cart'],
    extensions: { category: 'x' },
  });
});

test('@urql/core imports nothing else of the language', () => {
  const core = createRequire(import.meta.url).resolve('@urql/core');
  const code = readdirSync(dirname(core))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(dirname(core), name), 'utf8'));
  const imported = code.flatMap((text) => {
    const [, names = ''] = /import \{([^}]*)\} from "@0no-co\/graphql\.web"/.exec(text) ?? [];
    const kind = /Kind as (\w+)/.exec(names)?.[1];
    const kinds = kind ? [...text.matchAll(new RegExp(`\\b${kind}\\.([A-Z_]{4,})\\b`, 'g'))] : [];
    return [
      ...[...names.matchAll(/(\w+) as/g)].map(([, name = '']) => name),
      ...kinds.map(([, name = '']) => `Kind.${name}`),
    ];
  });
  expect(imported).toContain('Kind.OPERATION_DEFINITION');
  for (const name of imported) {
    const [top = '', kind] = name.split('.');
    expect(own).toHaveProperty(top);
    if (kind) expect(own.Kind).toHaveProperty(kind, web.Kind[kind as keyof typeof web.Kind]);
  }
});
