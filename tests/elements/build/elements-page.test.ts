// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseAttribute } from '../../../elements/kit/attributes';
import type { Contract } from '../../../elements/kit/contract';
import { contracts } from '../../../elements/build/contracts';
import { elementsPage } from '../../../elements/build/elements-page';
import { customElementsManifest } from '../../../elements/build/manifest';
import { exampleOf } from '../../../elements/build/tag-html';

const docs = resolve(import.meta.dirname, '../../../docs');

it('docs/elements.md shows the elements as their contracts have them', () => {
  const page = readFileSync(join(docs, 'elements.md'), 'utf8');
  expect(page, 'run: npm run docs').toBe(elementsPage(contracts));
});

const sectionOf = (page: string, tag: string): string =>
  page.split(/^### /m).find((text) => text.startsWith(`${tag}\n`)) ?? '';

/** As Markdown takes it for text. */
const plain = (sentence: string): string => sentence.replaceAll('<', '\\<');

it.each(contracts)('the page says all of $tag', (contract) => {
  const { tag, summary, attributes, needs = [], events } = contract;
  const section = sectionOf(elementsPage(contracts), tag);
  const rowOf = (name: string): string | undefined =>
    section.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
  expect(section).toContain(plain(summary));
  for (const [name, { options = [], default: usual, description }] of Object.entries(attributes)) {
    const row = rowOf(name);
    expect(row).toContain(plain(description));
    for (const option of options) expect(row).toContain(`\`${option}\``);
    if (typeof usual !== 'boolean' && usual) expect(row).toContain(`\`${usual}\``);
    expect(row?.includes('required**'), name).toBe(needs.includes(name));
  }
  for (const [name, { description }] of Object.entries(events))
    expect(rowOf(name)?.includes(plain(description)) ?? false, name).toBe(name !== 'airside-error');
});

/** What is wrong with the tags of an example, in sentences. */
function wrongIn({ example = '', ...own }: Pick<Contract, 'tag' | 'needs' | 'example'>): string[] {
  const place = document.createElement('template');
  place.innerHTML = example || exampleOf(own);
  const wrong: string[] = [];
  for (const element of place.content.querySelectorAll('*')) {
    const tag = element.localName;
    const contract = contracts.find((other) => other.tag === tag);
    const attributes: Contract['attributes'] = contract?.attributes ?? {};
    const needs = contract?.needs ?? [];
    if (!contract) wrong.push(`there is no ${tag}`);
    if (needs.length && !needs.some((name) => element.hasAttribute(name)))
      wrong.push(`${tag} needs ${needs.join(' or ')}`);
    for (const { name, value } of element.attributes) {
      const attribute = attributes[name];
      if (attribute) parseAttribute(name, attribute, value, (sentence) => wrong.push(`${tag}: ${sentence}`));
      else wrong.push(`${tag} has no ${name}`);
    }
  }
  return place.content.firstElementChild?.localName === own.tag
    ? wrong
    : [...wrong, `it is not of ${own.tag}`];
}

it.each(contracts)('the example of $tag works', (contract) => expect(wrongIn(contract)).toEqual([]));

it('an example that does not work is found', () => {
  const problems = (example?: string) => wrongIn({ tag: 'airside-product-list', needs: [], example });
  expect(problems()).toEqual(['airside-product-list needs skus or category-uid or search or kind']);
  expect(problems('<airside-product-list kind="new" colour="red"></airside-product-list>')).toEqual([
    'airside-product-list has no colour',
  ]);
  expect(problems('<airside-product-list kind="old"></airside-product-list>')).toHaveLength(1);
  expect(problems('<airside-price sku="A"></airside-price>')).toEqual(['it is not of airside-product-list']);
});

it('the manifest names every element with its attributes', () => {
  const text = JSON.stringify(customElementsManifest(contracts));
  for (const contract of contracts) {
    expect(text).toContain(`"tagName":"${contract.tag}"`);
    for (const attribute of Object.keys(contract.attributes))
      expect(text).toContain(`{"name":"${attribute}",`);
  }
});
