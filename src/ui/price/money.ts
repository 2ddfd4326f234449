// Money as shoppers read it: symbol, dot for cents, comma for thousands (SPEC 9).
import { englishNumber } from '../../locale/english-number';

/** An amount in major units, e.g. 12.5 USD. */
export interface Money {
  value: number;
  currency: string;
}

const symbols: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

/** '$'; the code itself where SPEC 9 names no symbol. */
export function currencySymbol(code: string): string {
  return symbols[code] ?? code;
}

/** Digits after the dot, as the currency has them; unknown codes get two. */
function fractionDigits(currency: string): number {
  if (symbols[currency]) return 2;
  try {
    const options = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
    return options.maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

function rounded(value: number, digits: number): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/**
 * '$1,234.50', '€9.00', 'CHF 20.00'. Separators are the same everywhere (SPEC 9), so the locale
 * is taken for the day when it decides something and is not read now.
 */
export function formatMoney(money: Money, _locale?: string): string {
  const code = money.currency || 'USD';
  const digits = fractionDigits(code);
  const size = Math.abs(money.value);
  const amount = englishNumber(size, digits) ?? rounded(size, digits);
  const sign = money.value < 0 && Number(amount.replaceAll(',', '')) !== 0 ? '-' : '';
  const symbol = symbols[code];
  return symbol ? `${sign}${symbol}${amount}` : `${sign}${code}\u00a0${amount}`;
}
