// Build plugin: in the package, a page that has a loader as well keeps the loader's shop (elements/package/default-storefront.ts).
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

export function storefrontInTurn(root: string): Plugin {
  const [usual, packaged] = ['elements/kit', 'elements/package'].map((folder) =>
    normalizePath(join(root, folder, 'default-storefront.ts')),
  );
  return {
    name: 'airside-storefront-in-turn',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/default-storefront$/ },
      async handler(source, importer, options) {
        if (importer && normalizePath(importer) === packaged) return undefined;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && normalizePath(found.id) === usual ? packaged : found;
      },
    },
  };
}
