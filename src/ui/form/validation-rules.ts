// The rule set of behaviour 5: what each of its 34 names asks of a value, as a zod schema made from the rule's arguments.
import {
  array,
  boolean,
  config,
  custom,
  date,
  email,
  iso,
  literal,
  maxLength,
  number,
  pipe,
  refine,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
  url,
  type ZodMiniType,
} from 'zod/mini';

// Compiled checks need 'unsafe-eval', which a strict Content-Security-Policy does not give.
config({ jitless: true });

export type Argument = string | number | RegExp | Date;

export interface RuleDefinition {
  /** The arguments of a rule that is written as text, from what stands behind its colon. All of it is one where absent. */
  parse?: (text: string) => Argument[];
  /** Throws where the arguments make no sense. */
  schema: (...args: Argument[]) => ZodMiniType;
  /** What the message says of the arguments. */
  words?: (...args: Argument[]) => Record<string, string | number>;
  /** Empty values are refused, too. */
  refusesEmpty?: true;
}

/** Dots only between other characters, and a top-level domain of at least two letters (behaviour 5). */
const emailShape =
  /^[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const phoneShape = /^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i;
/** The currencies of behaviour 9; groups of three or none; cents or none. */
const currencyShape = /^[-+]?[$£€]?\s?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

/** A number counts as it would be typed. */
const typed = union([string(), pipe(number(), transform(String))]);
const matches = (pattern: RegExp) => typed.check(regex(pattern));
/** 'YYYY-MM-DD', as date fields give it. */
const day = union([iso.date(), pipe(date(), transform(dayOf))]);

function dayOf(moment: Date): string {
  const [year, month, dayOfMonth] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, dayOfMonth].map((n) => String(n).padStart(2, '0'))].join(
    '-',
  );
}

function dayArgument(argument: Argument | undefined): string {
  const { success, data } = safeParse(day, argument);
  if (!success) throw new Error(`Not a day: ${String(argument)}`);
  return data;
}

function compared(fits: (value: string, limit: string) => boolean): RuleDefinition {
  return {
    schema: (argument) => {
      const limit = dayArgument(argument);
      return day.check(refine((value) => fits(value, limit)));
    },
    words: (argument) => ({ date: dayArgument(argument) }),
  };
}

/** What is measured; 'num' reads typed digits as a number. */
export type Measure = 'string' | 'num' | 'array';

export function measureOf(value: unknown, given?: Argument): Measure {
  if (given === 'string' || given === 'num' || given === 'array') return given;
  return Array.isArray(value) ? 'array' : typeof value === 'number' ? 'num' : 'string';
}

/** NaN, which fits nowhere, for what has no such size. */
function sizeOf(value: unknown, given?: Argument): number {
  const measure = measureOf(value, given);
  if (measure === 'array') return Array.isArray(value) ? value.length : NaN;
  if (typeof value !== 'string' && typeof value !== 'number') return NaN;
  return measure === 'num' ? Number(value) : [...String(value)].length;
}

function numberArgument(argument: Argument | undefined): number {
  const n = argument === '' ? NaN : Number(argument);
  if (Number.isNaN(n)) throw new Error(`Not a number: ${String(argument)}`);
  return n;
}

function sized(fits: (size: number, n: number) => boolean): RuleDefinition {
  return {
    parse: commas,
    schema: (argument, measure) => {
      const n = numberArgument(argument);
      return unknown().check(refine((value) => fits(sizeOf(value, measure), n)));
    },
    words: (argument) => ({ n: numberArgument(argument) }),
  };
}

function commas(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function pattern(argument: Argument | undefined): RegExp {
  return argument instanceof RegExp ? argument : new RegExp(String(argument), 'u');
}

function isOneOf(value: string, args: readonly Argument[]): boolean {
  return args.some((argument) => String(argument) === value);
}

/** Luhn's sum, by which a mistyped digit is found. */
function isCardNumber(value: string): boolean {
  const digits = value.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const n = Number(digit) * (place % 2 ? 2 : 1);
    return total + (n > 9 ? n - 9 : n);
  }, 0);
  return sum % 10 === 0;
}

/** MM/YY or MM/YYYY, to the last day of that month. */
function isCardExpiry(value: string): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(value) ?? [];
  if (!month || !year) return false;
  const now = new Date();
  const months = (y: number, m: number) => y * 12 + m;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return months(fullYear, Number(month)) >= months(now.getFullYear(), now.getMonth() + 1);
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return phoneShape.test(value) && digits >= 7 && digits <= 20;
}

const letters = String.raw`\p{L}\p{M}`;
const consistsOf = (characters: string): RuleDefinition => ({
  schema: () => matches(new RegExp(`^[${characters}]+$`, 'u')),
});
const list = { parse: commas, words: (...args: Argument[]) => ({ values: args.join(', ') }) };

export const ruleSet = {
  accepted: { schema: () => literal([true, 1, '1', 'on', 'true', 'yes']), refusesEmpty: true },
  after: compared((value, limit) => value > limit),
  after_or_equal: compared((value, limit) => value >= limit),
  alpha: consistsOf(letters),
  alpha_space: consistsOf(String.raw`${letters}\s`),
  alpha_num: consistsOf(String.raw`${letters}\p{N}`),
  alpha_num_space: consistsOf(String.raw`${letters}\p{N}\s`),
  alpha_num_dash: consistsOf(String.raw`${letters}\p{N}\-`),
  alpha_num_dash_space: consistsOf(String.raw`${letters}\p{N}\-\s`),
  array: { schema: () => array(unknown()) },
  before: compared((value, limit) => value < limit),
  before_or_equal: compared((value, limit) => value <= limit),
  between: {
    parse: commas,
    schema: (least, most, measure) => {
      const [min, max] = [numberArgument(least), numberArgument(most)];
      return unknown().check(
        refine((value) => sizeOf(value, measure) >= min && sizeOf(value, measure) <= max),
      );
    },
    words: (least, most) => ({ min: numberArgument(least), max: numberArgument(most) }),
  },
  boolean: { schema: () => boolean() },
  card_exp: { schema: () => string().check(refine(isCardExpiry)) },
  card_num: { schema: () => typed.check(refine(isCardNumber)) },
  currency: { schema: () => matches(currencyShape) },
  date: { schema: () => day },
  date_equals: compared((value, limit) => value === limit),
  email: { schema: () => email({ pattern: emailShape }).check(maxLength(254)) },
  in: { ...list, schema: (...args) => typed.check(refine((value) => isOneOf(value, args))) },
  integer: { schema: () => matches(/^[+-]?\d+$/) },
  max: sized((size, n) => size <= n),
  min: sized((size, n) => size >= n),
  not_in: { ...list, schema: (...args) => typed.check(refine((value) => !isOneOf(value, args))) },
  not_regex: {
    schema: (argument) => {
      const refused = pattern(argument);
      return typed.check(refine((value) => value.search(refused) < 0));
    },
  },
  numeric: { schema: () => matches(/^[+-]?(\d+\.?\d*|\.\d+)$/) },
  phone: { schema: () => typed.check(refine(isPhone)) },
  regex: { schema: (argument) => matches(pattern(argument)) },
  required: { schema: () => unknown(), refusesEmpty: true },
  size: sized((size, n) => size === n),
  string: { schema: () => string() },
  typeof: {
    schema: (type) => custom((value) => (type === 'array' ? Array.isArray(value) : typeof value === type)),
    words: (type) => ({ type: String(type) }),
  },
  url: { schema: () => url({ protocol: /^https?$/ }).check(regex(/^https?:\/\/[^\s/]/i)) },
} satisfies Record<string, RuleDefinition>;

export type RuleName = keyof typeof ruleSet;
