import { existsSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const features = readdirSync('src').filter((name) => existsSync(`src/${name}/operations.graphql`));

/** Checks every document of src against src/graphql/schema.graphql and writes one typed file per feature. */
const config: CodegenConfig = {
  schema: 'src/graphql/schema.graphql',
  generates: Object.fromEntries(
    features.map((feature) => [
      `src/graphql/generated/${feature}.ts`,
      {
        documents: `src/${feature}/operations.graphql`,
        plugins: ['typescript-operations', './src/graphql/document-plugin.mjs'],
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          avoidOptionals: { inputValue: false, field: true },
        },
      },
    ]),
  ),
};

export default config;
