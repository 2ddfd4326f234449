// Arrow keys and swipes go the way that the row runs.
import { afterEach, expect, it } from 'vitest';
import { arrowStep, inlineDirection } from '../../src/ui/inline-direction';

afterEach(() => document.body.replaceChildren());

const row = (dir: string) => {
  document.body.innerHTML = `<div dir="${dir}"><ul></ul></div>`;
  return document.querySelector('ul')!;
};

it.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowDown', undefined],
])('%s: %s → %s', (dir, key, step) => expect(arrowStep(key, row(dir))).toBe(step));

it('runs as its text does', () => {
  expect(inlineDirection(row('ltr'))).toBe(1);
  expect(inlineDirection(row('rtl'))).toBe(-1);
});
