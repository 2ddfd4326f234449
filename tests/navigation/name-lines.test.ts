import { expect, it } from 'vitest';
import { nameLines, shopName } from '../../src/navigation/name-lines';

it.each([
  ['Airside Duty Free', ['Airside', 'Duty Free']],
  ['  Airside ', ['Airside', '']],
  ['', ['', '']],
])('splits %j into %j', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

it.each([
  [['Embassy Row', 'Main Website Store', 'Airside'], 'Embassy Row'],
  [['Default Store View', 'Embassy Row', 'Airside'], 'Embassy Row'],
  [['Default Store View', 'Main Website Store', 'Airside'], 'Airside'],
  [[null, undefined, ' '], ''],
])('of %j calls the shop %j', (names, shop) => {
  expect(shopName(...names)).toBe(shop);
});
