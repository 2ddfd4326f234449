// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contracts } from '../../elements/contracts';
import { customElementsManifest, readmeTable } from '../../elements/manifest';
import { comparable, tableIn } from './readme-table';

it('README lists the elements as their contracts do', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  expect(tableIn(readme), 'run: npx tsx tests/elements/write-readme-table.ts').toBe(
    comparable(readmeTable(contracts)),
  );
});

it('the manifest names every element with its attributes', () => {
  const text = JSON.stringify(customElementsManifest(contracts));
  for (const contract of contracts) {
    expect(text).toContain(`"tagName":"${contract.tag}"`);
    for (const attribute of Object.keys(contract.attributes))
      expect(text).toContain(`{"name":"${attribute}",`);
  }
});
