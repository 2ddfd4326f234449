// Numbers as Intl writes them in English, without it: the first number format of a page takes longer than an element draws.

/** '1,234.50' for 1234.5 and two digits; undefined where it would have to be rounded, or is negative: for Intl to say. */
export function englishNumber(value: number, digits = 0): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)\.?(\d*)$/.exec(`${value}`) ?? [];
  if (!whole || fraction.length > digits) return undefined;
  const grouped = whole.replace(/\B(?=(...)+$)/g, ',');
  return digits ? `${grouped}.${fraction.padEnd(digits, '0')}` : grouped;
}
