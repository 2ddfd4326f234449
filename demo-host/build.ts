// Builds the shop, on both runtimes, when a source file is newer than the last build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedMode } from '../elements/build/runtime';
import { loaderOf, runtimes } from './runtimes';

const root = fileURLToPath(new URL('..', import.meta.url));
export const buildFolder = join(root, 'dist/shop');
const sources = ['src', 'elements', 'public', 'vite.config.ts', 'package.json'];

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
  const built = runtimes.map((runtime) => join(buildFolder, loaderOf(runtime)));
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
}
