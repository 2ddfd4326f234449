// Build plugin: the display face stays a file. Vite writes the assets of libraries into the code, where most shoppers never need it.
import type { Plugin } from 'vite';

export function fontFile(): Plugin {
  return {
    name: 'airside-font-file',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.woff2\?url$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}&no-inline` };
      },
    },
  };
}
