// Who gets the newsletter, customers and others.
export const newsletterTables = /* sql */ `
CREATE TABLE IF NOT EXISTS newsletter_subscriber (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  customer_id INTEGER UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  -- UNCONFIRMED waits for the account to be confirmed, NOT_ACTIVE for the subscription itself.
  status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED', 'NOT_ACTIVE', 'UNSUBSCRIBED', 'UNCONFIRMED')),
  confirm_code TEXT NOT NULL,
  firstname TEXT,
  audience TEXT,                     -- CATALOG or STORE
  changed_at TEXT NOT NULL
);
`;
