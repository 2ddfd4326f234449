// An amount as a backend tells it.
import type { Money } from './money';

/** Not told: no number, nor is any sum that it is part of. */
export const unknownMoney: Money = { value: NaN, currency: 'USD' };

/** A number without its currency says nothing. */
export function parseMoney(raw: { value: number | null; currency: string | null } | null | undefined): Money {
  return raw?.currency && raw.value !== null ? { value: raw.value, currency: raw.currency } : unknownMoney;
}
