// Build plugin: documents and @urql/core get the GraphQL language of src/graphql/language.ts instead of a general one.
import type { Plugin } from 'vite';

export function leanLanguage(): Plugin {
  let file = '';
  return {
    name: 'airside-lean-language',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => void (file = `${root}/src/graphql/language.ts`),
    resolveId: {
      filter: { id: /^@0no-co\/graphql\.web$/ },
      // The cache reads values of a tree, too; what it takes comes with it, late.
      handler: (_source, importer) => (importer?.includes('exchange-graphcache') ? null : file),
    },
  };
}
