import { expect, it } from 'vitest';
import { nameLines } from '../../src/navigation/name-lines';

it.each([
  ['Airside Duty Free', ['Airside', 'Duty Free']],
  ['  Airside ', ['Airside', '']],
  ['', ['', '']],
])('splits %j into %j', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});
