// Build plugin: @urql/core gets the GraphQL language of src/graphql/language.ts instead of a general one, and documents stay
// texts until it reads them.
import type { Plugin } from 'vite';

const unread = '\0airside-unread-documents';

export function leanLanguage(): Plugin {
  let root = '';
  return {
    name: 'airside-lean-language',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    resolveId: {
      filter: { id: /^@0no-co\/graphql\.web$/ },
      handler(_source, importer = '') {
        // The cache reads values of a tree, too; what it takes comes with it, late.
        if (importer.includes('exchange-graphcache')) return null;
        return importer.startsWith(`${root}/src/`) ? unread : `${root}/src/graphql/language.ts`;
      },
    },
    load: { filter: { id: /^\0airside-unread/ }, handler: () => 'export const parse = (text) => text;' },
  };
}
