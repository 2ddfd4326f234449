// Customers, their groups and address books, and the secret their tokens are signed with.
export const customerTables = /* sql */ `
CREATE TABLE IF NOT EXISTS customer_group (
  id INTEGER PRIMARY KEY,            -- 0 guest, 1 general, 3 employee
  code TEXT NOT NULL
);
INSERT OR IGNORE INTO customer_group (id, code)
  VALUES (0, 'NOT LOGGED IN'), (1, 'General'), (2, 'Wholesale'), (3, 'Employee');

CREATE TABLE IF NOT EXISTS customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT,                -- null: no password set yet, so nobody can sign in
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  group_id INTEGER NOT NULL DEFAULT 1 REFERENCES customer_group(id),
  -- Deferred: a customer and the address book are written in one transaction, in either order.
  default_billing INTEGER REFERENCES customer_address(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  default_shipping INTEGER REFERENCES customer_address(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  token_generation INTEGER NOT NULL DEFAULT 0,   -- part of the signing key: raising it revokes what was issued
  failures INTEGER NOT NULL DEFAULT 0,
  first_failure_at TEXT, locked_until TEXT,
  confirmation TEXT,                 -- the key that confirms the address; null: confirmed
  middlename TEXT, prefix TEXT, suffix TEXT, taxvat TEXT, gender INTEGER, date_of_birth TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS customer_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  firstname TEXT NOT NULL, lastname TEXT NOT NULL, company TEXT,
  street TEXT NOT NULL,              -- lines, separated by line feeds
  city TEXT NOT NULL,
  region TEXT, region_id INTEGER, region_code TEXT,
  postcode TEXT, country_id TEXT NOT NULL, telephone TEXT,
  details TEXT,                      -- JSON: what not every address has
  created_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS customer_address_customer ON customer_address(customer_id);

-- At most one open reset per customer; the mail has the token, the table only its hash.
CREATE TABLE IF NOT EXISTS password_reset (
  customer_id INTEGER PRIMARY KEY REFERENCES customer(id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  expires_at TEXT NOT NULL
);

-- Until when the key of an account that waits to be confirmed works.
CREATE TABLE IF NOT EXISTS confirmation_deadline (
  customer_id INTEGER PRIMARY KEY REFERENCES customer(id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
);

-- Cards that were saved while paying, as the payment provider names them.
CREATE TABLE IF NOT EXISTS saved_card (
  public_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  payment_method_code TEXT NOT NULL,
  type TEXT NOT NULL DEFAULT 'card',
  details TEXT NOT NULL,             -- JSON as the provider wrote it; never a card number
  gateway_token TEXT,                -- by which the provider knows the card
  expires_at TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS token_secret (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  secret TEXT NOT NULL
);
`;
