import { existsSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** src/cart/operations.graphql → cart.ts, src/cart/changes.graphql → cart-changes.ts: what is loaded apart is written apart. */
const files = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'graphql')
  .flatMap(({ name: folder }) =>
    readdirSync(`src/${folder}`).flatMap((name) => {
      const [, part] = /^([\w-]+)\.graphql$/.exec(name) ?? [];
      if (!part || part === 'fragments') return [];
      const fragments = `src/${folder}/fragments.graphql`;
      return {
        documents: [`src/${folder}/${name}`, ...(existsSync(fragments) ? [fragments] : [])],
        output: `src/graphql/generated/${folder}${part === 'operations' ? '' : `-${part}`}.ts`,
      };
    }),
  );

/** Checks every document of src against src/graphql/schema.graphql and writes one typed file for each .graphql file. */
const config: CodegenConfig = {
  schema: 'src/graphql/schema.graphql',
  // What comes from another file is exported by that one.
  hooks: { beforeOneFileWrite: (_path: string, text: string) => text.replace(/^export \{ \w+ \};\n+/gm, '') },
  generates: Object.fromEntries(
    files.map(({ documents, output }) => [
      output,
      {
        documents,
        plugins: ['typescript-operations', './src/graphql/document-plugin.mjs'],
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
