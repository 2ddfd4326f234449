import { describe, expect, it } from 'vitest';
import { addressLabels, addressRules } from '../../src/checkout/address-rules';
import { emptyAddress } from '../../src/checkout/address';
import { isEmail, isPhone, validate, type Rule } from '../../src/ui/validation';
import { createText } from '../../src/locale/text';

const text = createText('en_US');
const check = (value: string, ...rules: Rule[]) =>
  validate({ field: value }, { field: rules }, { field: 'Nickname' }, text).field;

describe('rules and their messages (SPEC 5)', () => {
  it.each<[string, Rule[], string | undefined]>([
    ['', ['required'], 'The nickname field is required.'],
    ['   ', ['required'], 'The nickname field is required.'],
    ['x', ['required'], undefined],
    ['', ['email'], undefined],
    ['nope', ['email'], 'The nickname must be a valid email address.'],
    ['nope', ['phone'], 'The nickname must be a valid phone number.'],
    ['ab', [['min', 3]], 'The nickname must be at least 3 characters.'],
    ['abc', [['min', 3]], undefined],
    ['abcd', [['max', 3]], 'The nickname may not be longer than 3 characters.'],
    ['👍👍👍', [['max', 3]], undefined],
    ['abc', [['regex', /^\d+$/]], 'The nickname format is invalid.'],
    ['', ['required', 'email'], 'The nickname field is required.'],
  ])('"%s" with %o: %s', (value, rules, message) => {
    expect(check(value, ...rules)).toBe(message);
  });
});

describe('email', () => {
  it.each(['a@b.co', 'gita.guest+tag@mail.example.com', "o'hara@example.museum", 'ü@exämple.de'])(
    'takes %s',
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );
  it.each([
    'a',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b..co',
    'a@b.co.',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %s', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

describe('phone', () => {
  it.each(['5125550100', '(512) 555-0100', '+1 512.555.0100', '512-555-0100 x12'])('takes %s', (value) => {
    expect(isPhone(value)).toBe(true);
  });
  it.each(['123', 'call me', '512-555-01OO', '+', '1'.repeat(25)])('refuses %s', (value) => {
    expect(isPhone(value)).toBe(false);
  });
});

describe('address', () => {
  it('names every field that is missing and leaves the second street line alone', () => {
    expect(validate(emptyAddress, addressRules, addressLabels(text), text)).toEqual({
      firstname: 'The first name field is required.',
      lastname: 'The last name field is required.',
      street: 'The street address field is required.',
      city: 'The city field is required.',
      region_code: 'The state field is required.',
      postcode: 'The ZIP code field is required.',
      telephone: 'The phone field is required.',
    });
  });

  it.each([
    ['73301', true],
    ['73301-1234', true],
    ['733011234', true],
    ['7330', false],
    ['SW1A 1AA', false],
  ])('ZIP code %s: %s', (postcode, fits) => {
    const errors = validate({ ...emptyAddress, postcode }, addressRules, addressLabels(text), text);
    expect(errors.postcode === undefined).toBe(fits);
  });
});
