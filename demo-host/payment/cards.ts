// What is known about cards: brands, how numbers and dates are written, and the test numbers. Runs in both places.
export type Field = 'number' | 'expirationDate' | 'cvv';

export interface Brand {
  name: string;
  pattern: RegExp;
  length: number;
  cvvLength: number;
  /** Digits per group, as printed on the card. */
  groups: readonly number[];
}

const four = [4, 4, 4, 4] as const;

const brands: readonly Brand[] = [
  { name: 'Visa', pattern: /^4/, length: 16, cvvLength: 3, groups: four },
  { name: 'Mastercard', pattern: /^(5[1-5]|2[2-7])/, length: 16, cvvLength: 3, groups: four },
  { name: 'American Express', pattern: /^3[47]/, length: 15, cvvLength: 4, groups: [4, 6, 5] },
  { name: 'Discover', pattern: /^(6011|65|64[4-9])/, length: 16, cvvLength: 3, groups: four },
  { name: 'JCB', pattern: /^35(2[89]|[3-8])/, length: 16, cvvLength: 3, groups: four },
];

/** The numbers that may be typed here at all; what each of them does is only known to the server. */
export const testNumbers: ReadonlySet<string> = new Set([
  '4111111111111111',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '4000111111111115',
  '5105105105105100',
  '4000000000009995',
  '3566002020360505',
  '4000000000000119',
  '4000000000000259',
]);

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const brandOf = (digits: string): Brand | undefined =>
  brands.find(({ pattern }) => pattern.test(digits));

export function formatNumber(text: string): string {
  const { groups, length } = brandOf(digitsOf(text)) ?? { groups: four, length: 16 };
  let rest = digitsOf(text).slice(0, length);
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Takes '1228', '12/28', '12/2028' and '1/28', also while they are typed; writes '12 / 28'. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text.replace(/^\s*([1-9])\s*\//, '0$1/'));
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  // A year that starts with 20 may become one of four digits.
  const year = padded.slice(2, padded.startsWith('20', 2) ? 6 : 4);
  if (year === '') return month;
  return `${month} / ${year.length === 4 ? year.slice(2) : year}`;
}

function passesChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface Check {
  valid: boolean;
  potentiallyValid: boolean;
}

export function checkNumber(text: string): Check {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const isComplete = digits.length === (brand?.length ?? 16);
  const valid = brand !== undefined && isComplete && passesChecksum(digits);
  const couldGrow = digits.length < (brand?.length ?? 16) && (digits.length < 4 || brand !== undefined);
  return { valid, potentiallyValid: valid || couldGrow };
}

export function checkExpiry(text: string, today: Date): Check {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  const monthFits = digits.length < 2 ? /^[01]?$/.test(digits) : month >= 1 && month <= 12;
  const year = digits.slice(2);
  const isComplete = year.length === 2 && year !== '20';
  if (!isComplete || !monthFits) return { valid: false, potentiallyValid: monthFits };
  // Good until the end of its month, and nobody issues cards for longer than twenty years.
  const end = new Date(2000 + Number(year), month, 1);
  const latest = new Date(today.getFullYear() + 20, today.getMonth() + 1, 1);
  const valid = end > today && end <= latest;
  return { valid, potentiallyValid: valid };
}

export function checkCvv(text: string, length = 3): Check {
  const digits = digitsOf(text);
  return { valid: digits.length === length, potentiallyValid: digits.length <= length };
}
