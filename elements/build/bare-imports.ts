// Build plugin: import() without Vite's helper, and with another try.
import type { Plugin } from 'vite';

const loader = /\/elements\/index\.ts$/;
/** Of the helper, where what the import brings is used as it is. */
const wrapped = /\b__vitePreload(?:\$\d+)?\(\(\) => (.*?),\s*__VITE_PRELOAD__,\s*import\.meta\.url\s*\)/gs;
/** Where it is called with a function that picks what is asked for: by now the rest has been shaken off. */
const picking =
  /\b__vitePreload(?:\$\d+)?\(async \(\) => \{\s*const \{[^{}]*\} = await ([^;]*);\s*return \{[^{}]*\};\s*\},\s*__VITE_PRELOAD__,\s*import\.meta\.url\s*\)/g;
/** What each module of a chunk brings along, and one is enough of. */
const asking = /^import\.meta\.chunk = .*\n/gm;
const helpers = /^var (__vitePreload(?:\$\d+)?) = \(load\) => load\(\);\n/gm;
/** Of the helper's arguments: the files to preload, which Vite would write when a chunk has its name, and where from. */
const unread = /,\s*__VITE_PRELOAD__,\s*import\.meta\.url\s*\)/g;
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
      again = `import { importChunk } from ${JSON.stringify(`${root}/elements/kit/chunk/import-chunk.ts`)};
        import.meta.chunk = (file) => importChunk(file, import.meta.url);
        ${bare}`;
    },
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) => (id.startsWith(helper) ? (loader.test(id) ? bare : again) : undefined),
    renderChunk(code, { isEntry }) {
      const unwrapped = code.replace(wrapped, '$1').replace(picking, '$1').replace(unread, ')');
      if (unwrapped.includes('__VITE_PRELOAD__')) this.error('Vite wraps import() otherwise than before.');
      const isCalled = (name: string): boolean => unwrapped.includes(`${name}(`);
      const needed = unwrapped.replace(helpers, (line, name: string) => (isCalled(name) ? line : ''));
      if (isEntry) return { code: needed, map: null };
      let asked = 0;
      const once = needed.replace(asking, (line) => (asked++ ? '' : line));
      return { code: once.replace(nativeImport, 'import.meta.chunk(`$2`)'), map: null };
    },
  };
}
