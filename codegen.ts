// Checks every document of src against src/graphql/schema.graphql and writes one typed file for each .graphql file.
import { readFileSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { concatAST } from 'graphql';
import { operationsIn } from './server/doctor/operations';
import { queryText } from './src/transport/http/query-text';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.graphql') && path !== 'src/graphql/schema.graphql');
const isShared = (file: string): boolean => file.endsWith('/fragments.graphql');

const text = (file: string): string => readFileSync(file, 'utf8');
const names = (file: string, pattern: RegExp): string[] =>
  [...text(file).matchAll(pattern)].map(([, name = '']) => name);
const homes = new Map(
  files.filter(isShared).flatMap((file) => names(file, /^fragment (\w+)/gm).map((name) => [name, file])),
);

/** A file with those of the shared fragments that it spreads. */
function withFragments(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const name of names(file, /\.{3}(?!on\b)(\w+)/g)) {
    const home = homes.get(name);
    if (home && !found.has(home)) withFragments(home, found);
  }
  return found;
}

/** src/cart/operations.graphql → cart.ts, src/cart/change/operations.graphql → cart-change.ts: what is loaded apart is written apart. */
const outputOf = (file: string): string =>
  `src/graphql/generated/${file.replace(/^src\/|(\/operations)?\.graphql$/g, '').replaceAll('/', '-')}.ts`;

/** A plugin of our own: each operation with its fragments, as the text that is sent. */
const documentText: Awaited<ReturnType<NonNullable<CodegenConfig['pluginLoader']>>> = {
  plugin: (_schema, documents) => ({
    prepend: ["import type { DocumentText } from '../document-text';"],
    content: operationsIn(concatAST(documents.flatMap(({ document }) => document ?? [])))
      .map(({ name, kind, document }) => {
        const own = name.charAt(0).toUpperCase() + name.slice(1);
        const type = own + (kind === 'query' ? 'Query' : 'Mutation');
        const text = JSON.stringify(queryText(document));
        return `export const ${own}Document = ${text} as DocumentText<${type}, ${type}Variables>;`;
      })
      .join('\n'),
  }),
};

const config: CodegenConfig = {
  schema: 'src/graphql/schema.graphql',
  pluginLoader: (name) => (name.endsWith('/document-text') ? documentText : import(name)),
  hooks: {
    // What comes from another file is exported by that one.
    beforeOneFileWrite: (_path: string, written: string) => written.replace(/^export \{ \w+ \};\n+/gm, ''),
  },
  generates: Object.fromEntries(
    files.map((file) => [
      outputOf(file),
      {
        documents: [...withFragments(file)],
        plugins: ['typescript-operations', ...(isShared(file) ? [] : ['document-text'])],
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          enumValues: {
            CountryCodeEnum: '../codes#CountryCode',
            CurrencyEnum: '../codes#CurrencyCode',
          },
          avoidOptionals: { inputValue: false, field: true },
        },
      },
    ]),
  ),
};

export default config;
