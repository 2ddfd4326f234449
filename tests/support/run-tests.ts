// `npm test`: the unit project, and the element tests on React where a Chromium is found, and in WebKit where that is.
// Arguments go to vitest.
import { chromiumMissing, findChromium } from './chromium';
import { runTool } from './run-tool';
import { findWebKit, webKitMissing } from './webkit';

const projects = ['--project', 'unit'];
if (findChromium()) projects.push('--project', 'browser');
else console.warn(`\n${chromiumMissing}\n`);
if (findWebKit()) projects.push('--project', 'webkit');
else console.warn(`\n${webKitMissing}\n`);

await runTool('vitest/vitest.mjs', ['run', ...projects, ...process.argv.slice(2)]);
