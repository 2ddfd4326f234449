// A way to pay that the provider keeps for the customer, as far as anybody needs to know it. Pure.
import { readSavedCard, type VaultToken } from '../../checkout/payment/saved-card';

export interface SavedPayment {
  /** Names it to the backend. */
  hash: string;
  /** Of a card. */
  card?: { brand: string; last4: string };
  /** Of an account at a payment provider. */
  email?: string;
  expires?: { month: number; year: number };
}

/** Everything else that the provider tells of it is left where it is. */
export function parseSavedPayment(token: VaultToken): SavedPayment {
  const { public_hash: hash } = token;
  const card = readSavedCard(token);
  if (card) {
    const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(card.expires) ?? [];
    return {
      hash,
      card: { brand: card.brand, last4: card.last4 },
      ...(month && year ? { expires: { month: Number(month), year: Number(year) } } : {}),
    };
  }
  const [, email] = /"payerEmail":\s*"([^"\\]+)"/.exec(token.details ?? '') ?? [];
  return { hash, ...(email ? { email } : {}) };
}

/** A card is good until the last day of its month. */
export function isExpired({ expires }: Pick<SavedPayment, 'expires'>, now: Date): boolean {
  return expires !== undefined && new Date(expires.year, expires.month, 1) <= now;
}
