// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { elementsPage } from '../../../elements/build/elements-page';
import { customElementsManifest } from '../../../elements/build/manifest';

it('docs/elements.md lists the elements as their contracts do', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/elements.md'), 'utf8');
  expect(page, 'run: npm run docs').toBe(elementsPage(contracts));
});

it('docs/elements.md has every element', () => {
  const page = elementsPage(contracts);
  for (const { tag } of contracts) expect(page).toContain(`| \`${tag}\` |`);
});

it('the manifest names every element with its attributes', () => {
  const text = JSON.stringify(customElementsManifest(contracts));
  for (const contract of contracts) {
    expect(text).toContain(`"tagName":"${contract.tag}"`);
    for (const attribute of Object.keys(contract.attributes))
      expect(text).toContain(`{"name":"${attribute}",`);
  }
});
