// A card that the provider keeps for a customer, as the backend's vault tells of it.

export interface SavedCard {
  /** Names the card to the backend; worthless without its owner's session. */
  hash: string;
  /** Payment method code of the provider that keeps it. */
  method: string;
  /** 'Visa', or the code itself where it is an unknown one. */
  brand: string;
  last4: string;
  /** 'MM/YYYY'. */
  expires: string;
}

/** As it is told of a payment that was accepted. */
export const describeCard = ({ brand, last4 }: SavedCard): string => `${brand} •••• ${last4}`;

/** False also where nobody says. A card is good until its month is over. */
export function isExpired({ expires }: SavedCard, now = new Date()): boolean {
  const [month, year] = expires.split('/').map(Number);
  return !!month && !!year && now >= new Date(year, month);
}

/** Magento's card type codes. */
const brands: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  JCB: 'JCB',
  DN: 'Diners Club',
  MI: 'Maestro',
  UN: 'UnionPay',
};

export interface VaultToken {
  public_hash: string;
  payment_method_code: string;
  type: string;
  /** JSON of the provider's: `{"type":"VI","maskedCC":"1111","expirationDate":"09/2030"}` for cards. */
  details: string | null;
}

/** undefined for what is no card, e.g. a PayPal account, and for details that say nothing. */
export function readSavedCard(token: VaultToken): SavedCard | undefined {
  if (token.type !== 'card') return undefined;
  let details: Record<string, unknown>;
  try {
    details = (JSON.parse(token.details ?? '') ?? {}) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const read = (key: string) => (typeof details[key] === 'string' ? details[key] : '');
  // Payflow has names of its own.
  const last4 = (read('maskedCC') || read('cc_last_4')).slice(-4);
  if (!last4) return undefined;
  const type = read('type') || read('cc_type');
  const own = read('cc_exp_month') && `${read('cc_exp_month').padStart(2, '0')}/${read('cc_exp_year')}`;
  return {
    hash: token.public_hash,
    method: token.payment_method_code,
    brand: brands[type] ?? type,
    last4,
    expires: read('expirationDate') || own,
  };
}
