// Builds the shop, on both runtimes, when a source file is newer than the last build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { embedMode } from '../elements/build/runtime';
import type * as Render from '../server/render/index';
import { loaderOf, runtimes } from './runtimes';

const root = fileURLToPath(new URL('..', import.meta.url));
export const buildFolder = join(root, 'dist/shop');
/** What draws first screens; Node cannot run the components as they are written. */
const renderFile = join(root, 'dist/render/index.js');
const sources = ['src', 'elements', 'server/render', 'public', 'vite.config.ts', 'package.json'];

/** Newest change in a file or folder, in ms since 1970; 0 when it is not there. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(
    own.mtimeMs,
    ...readdirSync(path, { recursive: true, withFileTypes: true }).map(
      (entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs,
    ),
  );
}

function isStale(): boolean {
  const built = [...runtimes.map((runtime) => join(buildFolder, loaderOf(runtime))), renderFile];
  if (!built.every((path) => existsSync(path))) return true;
  const builtAt = Math.min(...built.map((path) => statSync(path).mtimeMs));
  return sources.some((source) => newest(join(root, source)) > builtAt);
}

export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the shop …');
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  // Afterwards: the other empties the folder that it is in.
  await build({ root, logLevel: 'warn', mode: embedMode });
  await build({ configFile: join(root, 'server/render/vite.config.ts'), logLevel: 'warn' });
}

/** undefined where it was never built. */
export async function loadRender(): Promise<typeof Render | undefined> {
  if (!existsSync(renderFile)) return undefined;
  return (await import(pathToFileURL(renderFile).href)) as typeof Render;
}
