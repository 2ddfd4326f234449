// Build plugin: import() without Vite's helper.
import type { Plugin } from 'vite';

const loader = /\/elements\/index\.ts$/;
/** Of the helper's arguments: the files to preload, and where from. */
const unread = ',[],import.meta.url)';

/**
 * Vite wraps every import() in a helper, which costs more bytes than the rest of the loader and, being shared, would tie
 * the loader to a chunk. The loader preloads by itself: each importer gets a helper of its own, which only tells of chunks
 * that do not come. The loader has no byte for that either; whoever asks it for an element learns of it.
 */
export function bareImports(): Plugin {
  const helper = '\0airside-import:';
  let telling = '';
  return {
    name: 'airside-bare-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      telling = `import { tellOfMissingChunk } from ${JSON.stringify(`${root}/elements/missing-chunk.ts`)};
        export const __vitePreload = (load) => load().catch(tellOfMissingChunk);`;
    },
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) =>
      id.startsWith(helper)
        ? loader.test(id)
          ? 'export const __vitePreload = (load) => load();'
          : telling
        : undefined,
    generateBundle: {
      // After Vite has written what it would hand to its own helper.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(unread, ')');
      },
    },
  };
}
