// The package as an app gets it: built, packed, unpacked into a node_modules whose other packages are links to this repository's.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installOwnModules } from '../support/own-modules';

const repository = resolve(import.meta.dirname, '../..');
const modules = join(repository, 'node_modules');
const apps = join(import.meta.dirname, 'apps');
const modulesOfApps = join(apps, 'node_modules');

/** Where a package or a file of it is: with the apps, else with the repository. */
const find = (name: string) => {
  const ofApps = join(modulesOfApps, name);
  return existsSync(ofApps) ? ofApps : join(modules, name);
};

/** What the apps bring along themselves, or have of this repository. */
const ownOfApps = [
  'preact',
  'svelte',
  'vite',
  'vue',
  '@sveltejs/vite-plugin-svelte',
  '@vitejs/plugin-vue',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

export interface PackageJson {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export interface Installed {
  /** Where the apps are, and above them the node_modules. */
  folder: string;
  /** The unpacked package. */
  package: string;
  tarball: string;
  json: PackageJson;
}

/** Runs npm, a tool of this repository, or ('') Node itself, without what vitest says about the environment. */
export async function run(tool: string, parameters: string[], cwd = repository): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env;
  const script = tool === 'npm' || tool === '' ? [] : [find(tool)];
  const command = tool === 'npm' ? 'npm' : process.execPath;
  const options = { cwd, env, maxBuffer: 2 ** 26, shell: tool === 'npm' && process.platform === 'win32' };
  try {
    return (await promisify(execFile)(command, [...script, ...parameters], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool} ${parameters.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

export async function install(folder: string): Promise<Installed> {
  installOwnModules(apps);
  const built = join(folder, 'built');
  const config = ['--config', 'elements/package/vite.config.ts', '--outDir', built, '--logLevel', 'warn'];
  await run('vite/bin/vite.js', ['build', ...config]);
  const packed = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], built);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(folder, filename);

  const target = join(folder, 'node_modules/airside');
  mkdirSync(target, { recursive: true });
  await promisify(execFile)('tar', ['xzf', tarball, '-C', target, '--strip-components', '1']);
  const json = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as PackageJson;
  const needed = Object.keys({ ...json.dependencies, ...json.peerDependencies });
  for (const name of [...needed, ...ownOfApps]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(find(name), link, 'junction');
  }
  cpSync(apps, folder, { recursive: true, filter: (path) => !path.startsWith(modulesOfApps) });
  return { folder, package: target, tarball, json };
}
