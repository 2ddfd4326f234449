// Money as shoppers read it: symbol, dot for cents, comma for thousands (behaviour 9).

/** An amount in major units, e.g. 12.5 USD. */
export interface Money {
  value: number;
  currency: string;
}

/** Of currencies with hundredths. */
const symbols: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

/** '$'; the code itself where behaviour 9 names no symbol. */
export function currencySymbol(code: string): string {
  return symbols[code] ?? code;
}

/**
 * '1,234.50'; undefined for a debt, and where hundredths are not enough. The first number format of a page takes longer than
 * an element draws, and most prices can do without.
 */
function hundredths(value: number): string | undefined {
  const [, whole, cents = ''] = /^(\d+)\.?(\d?\d?)$/.exec(`${value}`) ?? [];
  return whole && `${whole.replace(/\B(?=(...)+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

/** With the digits that the currency has; unknown codes get two. */
function byIntl(value: number, currency: string, currencyDisplay: string): string {
  const write = (options: object) => value.toLocaleString('en-US', { signDisplay: 'negative', ...options });
  try {
    return write({ style: 'currency', currency, currencyDisplay });
  } catch {
    return `${currency}\u00a0${write({ minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  }
}

/**
 * '$1,234.50', '€9.00', 'CHF 20.00'. Separators are the same everywhere (behaviour 9), so the locale
 * is taken for the day when it decides something and is not read now. '–' for an amount that nobody knows.
 */
export function formatMoney({ value, currency }: Money, _locale?: string): string {
  const code = currency || 'USD';
  const symbol = symbols[code];
  const plain = symbol && hundredths(value);
  if (plain) return symbol + plain;
  // Stored, what is not a number is null.
  return Number.isFinite(value) ? byIntl(value, code, symbol ? 'symbol' : 'code') : '–';
}
