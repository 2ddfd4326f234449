// `npm test`: the unit project, and the element tests in both runtimes where a Chromium is found, and in WebKit where that is.
// Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromiumMissing, findChromium } from './chromium';
import { findWebKit, webKitMissing } from './webkit';

const projects = ['--project', 'unit'];
if (findChromium()) projects.push('--project', 'browser', '--project', 'browser (preact)');
else console.warn(`\n${chromiumMissing}\n`);
if (findWebKit()) projects.push('--project', 'webkit');
else console.warn(`\n${webKitMissing}\n`);

const root = resolve(import.meta.dirname, '../..');
const vitest = resolve(root, 'node_modules/vitest/vitest.mjs');
const run = spawnSync(process.execPath, [vitest, 'run', ...projects, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
