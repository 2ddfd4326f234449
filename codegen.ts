import type { CodegenConfig } from '@graphql-codegen/cli';

/** Checks every document of src against src/graphql/schema.graphql and writes typed AST documents. */
const config: CodegenConfig = {
  schema: 'src/graphql/schema.graphql',
  documents: ['src/**/*.graphql', '!src/graphql/schema.graphql'],
  generates: {
    'src/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, skipTypename: false, avoidOptionals: { inputValue: false, field: true } },
    },
  },
};

export default config;
