// The table of WCAG 2.2 is whole, what it names exists, and docs/accessibility.md is made of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessibilityPage } from '../../elements/build/accessibility/accessibility-page';
import { criteria } from '../../elements/build/accessibility/criteria';
import { root } from './documents';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('docs/accessibility.md is what the table makes', () => {
  expect(read('docs/accessibility.md'), 'run: npm run docs').toBe(accessibilityPage(criteria));
});

it('has all criteria of A and AA, once each and in order', () => {
  const counted = (level: string) => criteria.filter((one) => one.level === level).length;
  expect([counted('A'), counted('AA')]).toEqual([31, 24]);
  const numbers = criteria.map(({ number }) => number);
  const inOrder = [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(numbers).toEqual(inOrder);
});

/** As the first argument of a call, in any quotes. */
const isTestIn = (source: string, name: string): boolean =>
  new RegExp(`\\(\\s*(['"\`])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1,`).test(source);

it('names tests that exist', () => {
  const gone = criteria.flatMap(({ number, proofs }) =>
    proofs.flatMap(([file, name]) =>
      isTestIn(read(`tests/${file}`), name) ? [] : [`${number}: ${file}: ${name}`],
    ),
  );
  expect(gone).toEqual([]);
});
