// Build plugin: import() without Vite's helper, and with another try.
import type { Plugin } from 'vite';

const loader = /\/elements\/index\.ts$/;
/** Of the helper's arguments: the files to preload, which Vite would write when a chunk has its name, and where from. */
const unread = /,\s*__VITE_PRELOAD__,\s*import\.meta\.url\s*\)/g;
const wrapped = /\b__vitePreload\(\(\) => (.*?),\s*__VITE_PRELOAD__,\s*import\.meta\.url\s*\)/gs;
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
      again = `import { importChunk } from ${JSON.stringify(`${root}/elements/kit/import-chunk.ts`)};
        import.meta.chunk = (file) => importChunk(file, import.meta.url);
        ${bare}`;
    },
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) => (id.startsWith(helper) ? (loader.test(id) ? bare : again) : undefined),
    renderChunk(code, { isEntry }) {
      const called = (isEntry ? code.replace(wrapped, '$1') : code).replace(unread, ')');
      if (called.includes('__VITE_PRELOAD__')) this.error('Vite wraps import() otherwise than before.');
      return { code: isEntry ? called : called.replace(nativeImport, 'import.meta.chunk(`$2`)'), map: null };
    },
  };
}
