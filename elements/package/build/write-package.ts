// Build plugin: decides what is built for the package, and writes what stands round it.
import { copyFileSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { loadContracts } from '../../build/load-contracts.ts';
import { packageFiles } from './package-files.ts';

export function writePackage(): Plugin {
  let root = '';
  let folder = '';
  let files: ReturnType<typeof packageFiles>;
  const imported = new Set<string>();
  const withEffects = new Set<string>();
  // The shop's pages, and what editors write.
  const showingOthers = new Set(['shop']);
  return {
    name: 'airside-write-package',
    async config(config) {
      const { contracts } = await loadContracts();
      root = resolve(config.root ?? '.');
      files = packageFiles(contracts, root);
      return { build: { lib: { entry: files.sources, formats: ['es' as const] } } };
    },
    configResolved: (config) => void (folder = resolve(root, config.build.outDir)),
    buildEnd() {
      const liveTags = normalizePath(join(root, 'src/content/cms/live-tags.ts'));
      for (const name of elementsAbove(liveTags, this)) showingOthers.add(name);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const name of [...file.imports, ...file.dynamicImports]) if (!bundle[name]) imported.add(name);
        for (const path of importedForEffect(file.code)) withEffects.add(join(dirname(file.fileName), path));
      }
    },
    closeBundle() {
      const write = (path: string, text: string): void => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      };
      for (const [path, text] of files.written({ imported, withEffects, showingOthers })) write(path, text);
      const font = join(root, 'node_modules/@fontsource/marcellus/LICENSE');
      copyFileSync(font, join(folder, 'lib/assets/marcellus-LICENSE'));
      // The doctor reads what the shop asks.
      cpSync(join(root, 'src'), join(folder, 'lib/src'), { recursive: true, filter: isGraphql });
      copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
      const themes = join(root, 'elements/themes');
      if (existsSync(themes)) cpSync(themes, join(folder, 'themes'), { recursive: true });
    },
  };
}

const isGraphql = (path: string): boolean => statSync(path).isDirectory() || path.endsWith('.graphql');

/** Names of the elements that need a module, at once or later. */
function elementsAbove(
  id: string,
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const [, name] = /\/elements\/tags\/([\w-]+)\/\1\.ts$/.exec(id.replaceAll('\\', '/')) ?? [];
  if (name) return [name];
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...dynamicImporters].flatMap((user) => elementsAbove(user, graph, seen));
}

/** Modules of ours that are imported without taking anything of them. */
function importedForEffect(code: string): string[] {
  return [...code.matchAll(/^import ["'](\.[^"']+)["'];/gm)].map(([, path = '']) => path);
}
