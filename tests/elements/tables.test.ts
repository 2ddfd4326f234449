// @vitest-environment happy-dom
// The loader's tables of contents against the folders of elements/tags.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { quiet } from '../../elements/build/chunks/chunks';
import { contracts } from '../../elements/build/contracts';

const elements = resolve(import.meta.dirname, '../../elements');
const tables = ['index.ts', 'more.ts']
  .map((file) => readFileSync(resolve(elements, file), 'utf8'))
  .join('\n');
const lines = tables.match(/^ {2}['\w-]+: \(\) => import\(.*\),$/gm) ?? [];

it.each(contracts)('$tag has one line', ({ tag, component }) => {
  const name = tag.replace('airside-', '');
  const key = name.includes('-') ? `'${name}'` : name;
  // The badge of the mini cart is written by hand, its panel is made of the contract.
  const line = `  ${name === 'mini-cart' ? `'mini-cart-panel'` : key}: () => import('./tags/${name}/${name}'),`;
  expect(
    lines.filter((each) => each === line).length,
    `${component ? 'elements/more.ts' : 'elements/index.ts'} needs this line, once:\n${line}`,
  ).toBe(1);
});

it('every line is of an element', () => expect(lines.length).toBe(contracts.length + 1));

it('the chunk plan keeps the Storefront out of what is drawn before it', () =>
  expect(quiet.map((name) => `airside-${name}`)).toEqual(
    contracts.filter(({ isEarly }) => isEarly).map(({ tag }) => tag),
  ));
