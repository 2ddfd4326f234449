// Card sessions, nonces and kept cards of the demo provider. No card number or security code is ever a column here.
export const paymentTables = /* sql */ `
CREATE TABLE IF NOT EXISTS payment_session (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL        -- ms since 1970
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS payment_nonce (
  nonce TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  expiration TEXT NOT NULL,          -- of the card, 'MM/YYYY'
  outcome TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  consumed_at INTEGER
) WITHOUT ROWID;

-- Cards that customers asked to keep; the shop knows each by its token.
CREATE TABLE IF NOT EXISTS payment_vault (
  token TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  expiration TEXT NOT NULL,
  outcome TEXT NOT NULL
) WITHOUT ROWID;

-- Braintree's nonces that were used, by their SHA-256.
CREATE TABLE IF NOT EXISTS braintree_used_nonce (
  hash TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL           -- ms since 1970
) WITHOUT ROWID;
`;
