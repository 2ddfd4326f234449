// The package's own package.json: what it can be imported by, what it needs, what must not be left out for being unused.

/** The repository's package.json, as far as the package repeats it. */
export interface RootPackage {
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
}

interface Parts {
  repository: RootPackage;
  /** Of the elements, without prefix. */
  names: readonly string[];
  imported: ReadonlySet<string>;
  withEffects: ReadonlySet<string>;
}

/** The app has a React of its own, or Preact by that name; two on a page would be one too many. */
const peers = { react: '^19.0.0', 'react-dom': '^19.0.0' };
const frameworks = ['react', 'preact', 'vue', 'svelte'];

export function packageJson({ repository, names, imported, withEffects }: Parts): object {
  const { version, description, license } = repository;
  return {
    name: 'airside',
    version,
    description,
    license,
    keywords: ['custom-elements', 'web-components', 'storefront', 'magento'],
    type: 'module',
    types: './index.d.ts',
    exports: {
      '.': registering('index'),
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`./${name}`, registering(`elements/${name}`)],
          [`./${name}/element`, registering(`elements/${name}/element`, `elements/${name}/element.server`)],
        ]),
      ),
      './storefront': plain('lib/elements/package/storefront'),
      './hydration': plain('lib/elements/package/hydration'),
      './analytics': plain('lib/elements/package/analytics'),
      './server': plain('lib/server/index'),
      './render': plain('lib/server/render/index'),
      ...Object.fromEntries(
        frameworks.map((name) => [
          `./types/${name}`,
          { types: `./types/${name}.d.ts`, default: './types/types.js' },
        ]),
      ),
      './themes/*.css': './themes/*.css',
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './web-types.json': './web-types.json',
      './package.json': './package.json',
    },
    sideEffects: [
      './index.js',
      './elements/*.js',
      './lib/elements/package/all.js',
      './lib/elements/package/page-script.js',
      ...[...withEffects].sort().map((path) => `./${path}`),
      './themes/*.css',
    ],
    bin: { airside: './bin/airside.js' },
    files: [
      'bin',
      'elements',
      'index.*',
      'lib',
      'server.js',
      'themes',
      'types',
      'llms.txt',
      'custom-elements.json',
      'vscode.html-custom-data.json',
      'web-types.json',
    ],
    customElements: 'custom-elements.json',
    'web-types': 'web-types.json',
    peerDependencies: peers,
    dependencies: dependenciesOf(imported, repository.dependencies),
    engines: { node: '>=20.12' },
  };
}

/** Where an app is rendered on a server there are no elements: the import does nothing. */
function registering(path: string, onServer = 'server'): object {
  return {
    types: `./${path}.d.ts`,
    browser: `./${path}.js`,
    node: `./${onServer}.js`,
    default: `./${path}.js`,
  };
}

const plain = (path: string): object => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** Packages of the imported modules, at the versions that the shop was tested with, or later ones that promise the same. */
function dependenciesOf(
  imported: ReadonlySet<string>,
  versions: Record<string, string>,
): Record<string, string> {
  const packages = [...imported].filter((path) => !path.startsWith('node:'));
  const names = new Set(packages.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
  for (const peer of Object.keys(peers)) names.delete(peer);
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`${name} is imported, but it is no dependency of package.json`);
      return [name, `^${version}`];
    }),
  );
}
