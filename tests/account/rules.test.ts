import { expect, test } from 'vitest';
import { originPath } from '../../src/account/access/origin';
import { checkPassword, strengthOf } from '../../src/account/access/password-rules';

const rules = { minimumLength: 8, requiredClasses: 3 };
const broken = (password: string, email = 'diana@example.com') =>
  Object.entries(checkPassword(password, rules, email)).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));

test.each([
  ['Passw0rd', []],
  ['pass word', ['classes']],
  ['Aa1!', ['length']],
  ['aaaaaaaa', ['classes']],
  [`Aa1${'x'.repeat(254)}`, ['length']],
  [' Passw0rd', ['edges']],
  ['Diana@Example.com', ['email']],
  ['Pässwörd', []],
  ['', ['length', 'classes']],
])('%s breaks %o', (password, expected) => {
  expect(broken(password)).toEqual(expected);
});

test.each([
  ['', true, 0],
  ['weak', false, 1],
  ['Passw0rd', true, 2],
  ['Passw0rd-more', true, 3],
  ['Aa1Aa1Aa1Aa1Aa1Aa1', true, 2],
  ['three Brass kettles 4', true, 4],
])('%s, keeping the rules: %s, is worth %i', (password, keeps, expected) => {
  expect(strengthOf(password, keeps)).toBe(expected);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/wishlist', '/wishlist'],
  ['/order-history?page=2', '/order-history?page=2'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?origin=/sign-in', '/'],
  ['/customer/account/createPassword?token=x', '/'],
])('origin %s leads to %s', (origin, expected) => {
  expect(originPath(origin)).toBe(expected);
});
