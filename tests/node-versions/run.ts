// `npm run node-versions`: the server's tests on the later releases of Node that package.json beside this names.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installOwnModules } from '../support/own-modules.ts';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const modules = join(here, 'node_modules');
const servers = ['tests/backend', 'tests/server', 'tests/serve'];

installOwnModules(here);

// What is of another machine is not installed.
const releases = existsSync(modules) ? readdirSync(modules).filter((name) => /^node-\d+-/.test(name)) : [];
if (!releases.length) console.warn('npm has no later Node for this machine: left out.');
for (const release of releases) {
  console.log(`\n${release}`);
  const node = join(modules, release, 'bin/node');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const parameters = [vitest, 'run', '--project', 'unit', ...servers];
  const { status } = spawnSync(node, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
