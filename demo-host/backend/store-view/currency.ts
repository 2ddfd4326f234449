// The currencies that prices can be shown in, and their rates from the base currency.
import { all, one, type Database } from '../database';
import { setting } from '../settings';

export const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };

export function baseCurrency(db: Database): string {
  return setting(db, 'currency/options/base') ?? 'USD';
}

export function allowedCurrencies(db: Database): string[] {
  return (setting(db, 'currency/options/allow') ?? baseCurrency(db)).split(',');
}

/** 1 for the base currency, also when no rate is known. */
export function currencyRate(db: Database, currency: string): number {
  if (currency === baseCurrency(db)) return 1;
  return one<{ rate: number }>(db, 'SELECT rate FROM currency_rate WHERE currency = ?', currency)?.rate ?? 1;
}

export function exchangeRates(db: Database): { currency_to: string; rate: number }[] {
  const known = new Map(
    all<{ currency: string; rate: number }>(db, 'SELECT currency, rate FROM currency_rate').map((row) => [
      row.currency,
      row.rate,
    ]),
  );
  return allowedCurrencies(db).map((code) => ({
    currency_to: code,
    rate: code === baseCurrency(db) ? 1 : (known.get(code) ?? 1),
  }));
}
