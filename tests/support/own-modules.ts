// What one test alone needs stands in a package of its own: installed when that first runs, and again when its lock has changed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** `folder` holds the package.json and its lock. */
export function installOwnModules(folder: string): void {
  if (timeOf(join(folder, 'node_modules/.package-lock.json')) > timeOf(join(folder, 'package-lock.json')))
    return;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new Error(`${folder}: its packages cannot be installed; is there a network?\n${stdout}${stderr}`);
}
