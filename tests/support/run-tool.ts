// A runner of tests, and whatever it starts: browsers, displays and shops end with it, however it ends.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { putOnLeash } from './leash';

const root = resolve(import.meta.dirname, '../..');

/** `program`: a path below node_modules. This process ends as it did. */
export async function runTool(program: string, args: readonly string[]): Promise<void> {
  const { env } = putOnLeash();
  const child = spawn(process.execPath, [resolve(root, 'node_modules', program), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((end) => child.once('close', (status) => end(status ?? 1)));
}
