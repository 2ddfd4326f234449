// Prints "passed failed" of a vitest or Playwright JSON report.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { stats } = report;
console.log(
  stats
    ? `${stats.expected + stats.flaky} ${stats.unexpected}`
    : `${report.numPassedTests} ${report.numFailedTests}`,
);
