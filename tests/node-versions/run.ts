// `npm run node-versions`: the server's tests on the later releases of Node that package.json beside this names.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const modules = join(here, 'node_modules');
const servers = ['tests/backend', 'tests/server', 'tests/serve'];

function run(command: string, parameters: string[], cwd = root): void {
  const { status } = spawnSync(command, parameters, { cwd, stdio: 'inherit', shell: command === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(modules, '.package-lock.json')))
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], here);

// What is of another machine is not installed.
const releases = existsSync(modules) ? readdirSync(modules).filter((name) => /^node-\d+-/.test(name)) : [];
if (!releases.length) console.warn('npm has no later Node for this machine: left out.');
for (const release of releases) {
  console.log(`\n${release}`);
  const node = join(modules, release, 'bin/node');
  run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', ...servers]);
}
