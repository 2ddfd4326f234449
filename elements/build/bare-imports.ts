// Build plugin: import() without Vite's helper.
import type { Plugin } from 'vite';

/**
 * Vite wraps every import() in a helper, which costs more bytes than the rest of the loader and, being shared, would tie
 * the loader to a chunk. The loader preloads by itself: each importer gets an empty helper of its own.
 */
export function bareImports(): Plugin {
  const helper = '\0airside-import:';
  return {
    name: 'airside-bare-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) => (id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
