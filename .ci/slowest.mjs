// Prints what took longest: of vitest's JSON reports whole files, of Playwright's single journeys.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const ofFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [endTime - startTime, relative('', name)]);

const ofJourneys = (suite) => [
  ...(suite.suites ?? []).flatMap(ofJourneys),
  ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => [
      results.reduce((sum, { duration }) => sum + duration, 0),
      `${projectName}: ${file}: ${title}`,
    ]),
  ),
];

process.argv
  .slice(2)
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')))
  .flatMap((report) => (report.stats ? ofJourneys(report) : ofFiles(report)))
  .sort(([one], [other]) => other - one)
  .slice(0, 10)
  .forEach(([milliseconds, name]) =>
    console.log(`${(milliseconds / 1000).toFixed(0).padStart(5)} s  ${name}`),
  );
