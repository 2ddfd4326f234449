// Build plugin: import() without Vite's helper, and with another try.
import type { Plugin } from 'vite';

const loader = /\/elements\/index\.ts$/;
/** Of the helper's arguments: the files to preload, and where from. */
const unread = ',[],import.meta.url)';
const nativeImport = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

/**
 * Vite wraps every import() in a helper, which costs more bytes than the rest of the loader and, being shared, would tie
 * the loader to a chunk. The loader preloads by itself: each importer gets a helper of its own, which only sees to it that
 * code is asked for again (import-chunk.ts). The loader has no byte for that; whoever asks it for an element learns of it.
 */
export function bareImports(): Plugin {
  const helper = '\0airside-import:';
  const bare = 'export const __vitePreload = (load) => load();';
  let again = '';
  return {
    name: 'airside-bare-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      again = `import { importChunk } from ${JSON.stringify(`${root}/elements/import-chunk.ts`)};
        import.meta.chunk = (file) => importChunk(file, import.meta.url);
        ${bare}`;
    },
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) => (id.startsWith(helper) ? (loader.test(id) ? bare : again) : undefined),
    generateBundle: {
      // After Vite has written what it would hand to its own helper.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replaceAll(unread, ')');
          if (!file.isEntry) file.code = file.code.replace(nativeImport, 'import.meta.chunk(`$2`)');
        }
      },
    },
  };
}
