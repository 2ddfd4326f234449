// Card sessions and nonces of the demo provider. No card number, date or security code is ever a column here.
export const paymentTables = /* sql */ `
CREATE TABLE IF NOT EXISTS payment_session (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL        -- ms since 1970
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS payment_nonce (
  nonce TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  outcome TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  consumed_at INTEGER
) WITHOUT ROWID;
`;
