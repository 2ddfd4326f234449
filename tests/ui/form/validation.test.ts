// The rule set of behaviour 5: every name with what it takes and what it refuses, its arguments, and what it says.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createText } from '../../../src/words/text';
import { ruleSet } from '../../../src/ui/form/validation-rules';
import { brokenRule, validate, type RuleList } from '../../../src/ui/form/validation';

const text = createText('en_US');
const messageOf = (value: unknown, rules: RuleList) =>
  validate({ field: value }, { field: rules }, { field: 'Nickname' }, text).field;

/** The names as behaviour 5 lists them. */
const names =
  'accepted, after, after_or_equal, alpha, alpha_space, alpha_num, alpha_num_space, alpha_num_dash, alpha_num_dash_space, array, before, before_or_equal, between, boolean, card_exp, card_num, currency, date, date_equals, email, in, integer, max, min, not_in, not_regex, numeric, phone, regex, required, size, string, typeof, url'.split(
    ', ',
  );

interface Row {
  takes: unknown[];
  refuses: unknown[];
  says: string;
}

/** By a rule as it is written in text. */
const rows: Record<string, Row> = {
  accepted: {
    takes: [true, 'on', 'yes', 'true', '1', 1],
    refuses: [false, 'no', 'off', 0, '', undefined, null],
    says: 'The nickname must be accepted.',
  },
  'after:2026-02-28': {
    takes: ['2026-03-01', '2027-01-01', new Date(2026, 2, 1)],
    refuses: ['2026-02-28', '2026-02-27', '2026-02-29', 'tomorrow', new Date(2026, 1, 28, 23, 59)],
    says: 'The nickname must be a date after 2026-02-28.',
  },
  'after_or_equal:2026-02-28': {
    takes: ['2026-02-28', '2026-03-01', new Date(2026, 1, 28, 0, 1)],
    refuses: ['2026-02-27', '28.02.2026', new Date(NaN)],
    says: 'The nickname must be 2026-02-28 or later.',
  },
  alpha: {
    takes: ['abc', 'Zoë', 'Żubrówka', '山崎', 'e\u0301'],
    refuses: ['a b', 'a1', 'a-b', '😀', true],
    says: 'The nickname may only contain letters.',
  },
  alpha_space: {
    takes: ['Ann Lee', 'ann'],
    refuses: ['Ann-Lee', 'Ann 2'],
    says: 'The nickname may only contain letters and spaces.',
  },
  alpha_num: {
    takes: ['a1', '007', 12, '٣'],
    refuses: ['a 1', 'a-1', 'a_1'],
    says: 'The nickname may only contain letters and numbers.',
  },
  alpha_num_space: {
    takes: ['Gate 14', 'x'],
    refuses: ['Gate-14', 'Gate #14'],
    says: 'The nickname may only contain letters, numbers and spaces.',
  },
  alpha_num_dash: {
    takes: ['WH-001', '-', 'a'],
    refuses: ['WH 001', 'WH_001', 'WH–001'],
    says: 'The nickname may only contain letters, numbers and dashes.',
  },
  alpha_num_dash_space: {
    takes: ['WH-001 B', 'a b'],
    refuses: ['WH/001', 'a.b'],
    says: 'The nickname may only contain letters, numbers, dashes and spaces.',
  },
  array: { takes: [['a'], [[]]], refuses: ['a', { length: 1 }], says: 'The nickname must be a list.' },
  'before:2024-02-29': {
    takes: ['2024-02-28', '0999-01-01'],
    refuses: ['2024-02-29', '2024-03-01', 'x'],
    says: 'The nickname must be a date before 2024-02-29.',
  },
  'before_or_equal:2024-02-29': {
    takes: ['2024-02-29', '2024-02-28'],
    refuses: ['2024-03-01', '2023-02-29'],
    says: 'The nickname must be 2024-02-29 or earlier.',
  },
  'between:2,4': {
    takes: ['ab', 'abcd', '👍👍', 2, 4, 3.5, [1, 2], [1, 2, 3, 4]],
    refuses: ['a', 'abcde', '👍', 1, 5, NaN, [1], [1, 2, 3, 4, 5], true, {}],
    says: 'The nickname must be between 2 and 4 characters.',
  },
  'between: 18, 99, num': {
    takes: ['18', '99', '20.5', 18],
    refuses: ['17', '100', 'abc', ['x']],
    says: 'The nickname must be between 18 and 99.',
  },
  boolean: { takes: [true, false], refuses: ['true', 1, 0], says: 'The nickname must be yes or no.' },
  card_exp: {
    takes: ['11/26', '11 / 26', '1/27', '12/2026', '01 / 2030'],
    refuses: ['10/26', '00/30', '13/30', '11/2025', '1130', '11/3', '11/203', '11-30'],
    says: 'The nickname must be a valid expiry date.',
  },
  card_num: {
    takes: ['4111 1111 1111 1111', '378282246310005', '5555-5555-5555-4444', '6304000000000000'],
    refuses: ['4111 1111 1111 1112', '4111', '4111x1111x1111x1111', '0'.repeat(20), 411],
    says: 'The nickname must be a valid card number.',
  },
  currency: {
    takes: ['12', '$12', '€ 12.5', '£1,234.50', '-3.00', '1,234,567', 12.5, 0],
    refuses: ['12.345', '1,23', '12,3456', '1.234,50', '$', '12 USD', 'x'],
    says: 'The nickname must be a valid amount of money.',
  },
  date: {
    takes: ['2026-11-21', '2024-02-29', new Date()],
    refuses: ['2023-02-29', '2026-13-01', '2026-1-1', '21.11.2026', 'x', 20261121],
    says: 'The nickname must be a valid date.',
  },
  'date_equals:2026-11-21': {
    takes: ['2026-11-21', new Date(2026, 10, 21, 12)],
    refuses: ['2026-11-20', '2026-11-22'],
    says: 'The nickname must be 2026-11-21.',
  },
  email: {
    takes: ['a@b.co', 'gita.guest+tag@mail.example.com', "o'hara@example.museum", 'ü@exämple.de'],
    refuses: [
      ...['a', '@b.co', 'a@b', 'a@b.c', 'a b@c.de', '.a@b.co', 'a.@b.co', 'a..b@c.de', 'a@-b.co', 'a@b..co'],
      ...['a@b.co.', `${'a'.repeat(250)}@b.co`, 5],
    ],
    says: 'The nickname must be a valid email address.',
  },
  'in: gin, rum,2': {
    takes: ['gin', 'rum', '2', 2],
    refuses: ['Gin', 'vodka', 'gin, rum'],
    says: 'The nickname must be one of: gin, rum, 2.',
  },
  integer: {
    takes: ['0', '12', '-3', '+4', 12],
    refuses: ['1.0', '1e3', '1,000', '0x1', 1.5, 'x'],
    says: 'The nickname must be a whole number.',
  },
  'max:3': {
    takes: ['abc', '👍👍👍', 3, -1, ['a', 'b', 'c']],
    refuses: ['abcd', 3.1, ['a', 'b', 'c', 'd'], {}],
    says: 'The nickname may not be longer than 3 characters.',
  },
  'max:10,num': {
    takes: ['10', '9.5'],
    refuses: ['11', 'ten'],
    says: 'The nickname may not be more than 10.',
  },
  'min:3': {
    takes: ['abc', 3, ['a', 'b', 'c']],
    refuses: ['ab', '👍👍', 2, ['a']],
    says: 'The nickname must be at least 3 characters.',
  },
  'min:1,array': { takes: [['a']], refuses: ['a'], says: 'The nickname must have at least 1 entry.' },
  'not_in:gin,rum': {
    takes: ['vodka', 'Gin', 5],
    refuses: ['gin', 'rum', true],
    says: 'The nickname must not be one of: gin, rum.',
  },
  'not_regex:[<>]': { takes: ['abc'], refuses: ['a<b'], says: 'The nickname format is invalid.' },
  numeric: {
    takes: ['1', '1.5', '.5', '-2.', 1.5],
    refuses: ['1,5', '1e5', 'Infinity', '.', 'x'],
    says: 'The nickname must be a number.',
  },
  phone: {
    takes: ['5125550100', '(512) 555-0100', '+1 512.555.0100', '512-555-0100 x12', 5125550100],
    refuses: ['123', 'call me', '512-555-01OO', '+', '1'.repeat(25)],
    says: 'The nickname must be a valid phone number.',
  },
  // A comma and a bar belong to the pattern.
  'regex:^(a{1,2}|b)$': {
    takes: ['a', 'aa', 'b'],
    refuses: ['aaa', 'ab'],
    says: 'The nickname format is invalid.',
  },
  required: {
    takes: ['x', 0, false, ['']],
    refuses: ['', '   ', undefined, null, []],
    says: 'The nickname field is required.',
  },
  'size:2': {
    takes: ['ab', 2, ['a', 'b']],
    refuses: ['a', 'abc', 3, ['a']],
    says: 'The nickname must be 2 characters.',
  },
  string: { takes: ['x'], refuses: [5, true, ['x']], says: 'The nickname must be text.' },
  'typeof:number': {
    takes: [5, NaN],
    refuses: ['5', true],
    says: 'The nickname must be of the type number.',
  },
  'typeof:array': { takes: [['x']], refuses: ['x', {}], says: 'The nickname must be of the type array.' },
  url: {
    takes: ['https://shop.example', 'http://localhost:4000/a?b#c', 'HTTPS://shop.example/ü'],
    refuses: [
      'shop.example',
      'ftp://shop.example',
      'javascript:alert(1)',
      'http:shop',
      'https://',
      'https:///x',
    ],
    says: 'The nickname must be a valid web address.',
  },
};

describe('each of the 34 rules (behaviour 5)', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59) }));
  afterEach(() => void vi.useRealTimers());

  it('there are exactly these names, and a row for each', () => {
    expect(Object.keys(ruleSet)).toEqual(names);
    const inRows = new Set(Object.keys(rows).map((rule) => rule.split(':')[0]));
    expect([...inRows]).toEqual(names);
  });

  it.each(Object.entries(rows))('%s', (rule, { takes, refuses, says }) => {
    for (const value of takes) expect(brokenRule(value, rule), `takes ${show(value)}`).toBeUndefined();
    for (const value of refuses) expect(brokenRule(value, rule), `refuses ${show(value)}`).toBeDefined();
    const [refused] = refuses;
    expect(messageOf(refused, rule)).toBe(says);
  });

  it('all but two let an empty value pass', () => {
    const refusing = Object.keys(rows).filter((rule) =>
      ['', '  ', undefined, null, []].some((empty) => brokenRule(empty, rule)),
    );
    expect(refusing).toEqual(['accepted', 'required']);
  });
});

function show(value: unknown): string {
  return value instanceof Date ? value.toString() : (JSON.stringify(value) ?? String(value));
}

describe('messages', () => {
  it.each<[unknown, RuleList, string]>([
    [1, 'min:3', 'The nickname must be at least 3.'],
    ['', 'required', 'The nickname field is required.'],
    ['ab', [['min', 1200]], 'The nickname must be at least 1,200 characters.'],
    ['', [['min', 1], 'required'], 'The nickname field is required.'],
    [['x'], 'size:2', 'The nickname must have 2 entries.'],
    [[1], 'between:2,3', 'The nickname must have between 2 and 3 entries.'],
    [
      new Date(2026, 0, 2),
      [['before', new Date(2026, 0, 1)]],
      'The nickname must be a date before 2026-01-01.',
    ],
  ])('%o with %o', (value, rules, message) => {
    expect(messageOf(value, rules)).toBe(message);
  });

  it('reads a label as in a sentence', () => {
    const errors = validate(
      { a: '', b: '' },
      { a: 'required', b: ['required'] },
      { a: 'First name', b: 'ZIP code' },
      text,
    );
    expect(errors).toEqual({
      a: 'The first name field is required.',
      b: 'The ZIP code field is required.',
    });
  });
});

describe('rules of a field', () => {
  it('the first that fails speaks', () => {
    expect(brokenRule('', 'required|email')).toEqual(['required']);
    expect(brokenRule('x', 'required|email|min:3')).toEqual(['email']);
    expect(brokenRule('a@b.co', 'required|email|min:9')).toEqual(['min', '9']);
  });

  it('text and list mean the same', () => {
    for (const value of ['', 'ab', 'abc', '1,2', 'x|y', 'abcdef'])
      expect(brokenRule(value, String.raw`required|between:2,4|regex:^(\w{2,}|1,2)$|not_in:abc`)?.[0]).toBe(
        brokenRule(value, [
          'required',
          ['between', 2, 4],
          ['regex', /^(\w{2,}|1,2)$/],
          ['not_in', 'abc'],
        ])?.[0],
      );
  });

  it.each([
    ['nosuch', 'No such rule: nosuch'],
    ['min:few', 'Not a number: few'],
    ['min', 'Not a number: undefined'],
    ['between:1', 'Not a number: undefined'],
    ['after:soon', 'Not a day: soon'],
    ['date_equals:2023-02-29', 'Not a day: 2023-02-29'],
    ['regex:(', 'Invalid regular expression'],
  ])('%s makes no sense, and says so', (rule, message) => {
    expect(() => brokenRule('value', rule)).toThrow(message);
    expect(() => brokenRule('', rule), 'also of an empty value').toThrow(message);
  });

  it('a pattern with a memory has none here', () => {
    const rules = [['regex', /^a/g]] as const;
    for (let time = 0; time < 3; time += 1) expect(brokenRule('aa', rules)).toBeUndefined();
  });
});

it('needs no code from text, which a strict policy refuses', () => {
  const make = vi.fn(() => {
    throw new EvalError('unsafe-eval');
  });
  vi.stubGlobal('Function', make);
  try {
    for (const rule of Object.keys(rows)) brokenRule('x', rule);
    expect(make).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
});
