import { expect, it } from 'vitest';
import { wordmark } from '../../src/navigation/wordmark';

it.each([
  ['Airside Duty Free', ['Airside', 'Duty Free']],
  ['  Airside ', ['Airside', '']],
  ['', ['', '']],
])('splits %j into %j', (name, lines) => {
  expect(wordmark(name)).toEqual(lines);
});
