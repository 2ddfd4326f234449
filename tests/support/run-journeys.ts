// `npm run journeys`: every journey in one build, the shop on React and pages of other sites on Preact. Arguments go to Playwright.
import { runTool } from './run-tool';

await runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)]);
