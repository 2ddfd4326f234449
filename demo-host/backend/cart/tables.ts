// Carts, their lines and addresses, and coupons. A cart that became an order or was merged stays, inactive.
export const cartTables = /* sql */ `
CREATE TABLE IF NOT EXISTS coupon (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  label TEXT NOT NULL,
  percent REAL NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE IF NOT EXISTS cart (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER REFERENCES customer(id) ON DELETE CASCADE,
  is_active INTEGER NOT NULL DEFAULT 1,
  store TEXT NOT NULL,
  currency TEXT NOT NULL,
  email TEXT,
  coupon TEXT,
  shipping_carrier TEXT, shipping_method TEXT,
  payment_method TEXT,
  payment_nonce TEXT,                -- or the public hash of a saved card; until the order is tried
  saves_card INTEGER NOT NULL DEFAULT 0,
  order_number TEXT,                 -- once it became an order
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS cart_active_of_customer ON cart(customer_id) WHERE is_active = 1;
CREATE INDEX IF NOT EXISTS cart_updated ON cart(updated_at);

CREATE TABLE IF NOT EXISTS cart_line (
  id INTEGER PRIMARY KEY,
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  variant_id INTEGER REFERENCES product(id) ON DELETE CASCADE,
  quantity REAL NOT NULL CHECK (quantity > 0)
);
CREATE INDEX IF NOT EXISTS cart_line_cart ON cart_line(cart_id, id);

-- Line ids are one sequence over all carts, in which a configurable line takes two.
CREATE TABLE IF NOT EXISTS cart_line_sequence (next INTEGER NOT NULL);
INSERT INTO cart_line_sequence (next) SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM cart_line_sequence);

CREATE TABLE IF NOT EXISTS cart_address (
  cart_id INTEGER NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  id INTEGER NOT NULL,
  customer_address_id INTEGER,
  firstname TEXT, lastname TEXT, company TEXT, street TEXT NOT NULL, city TEXT,
  region TEXT, region_id INTEGER, region_code TEXT, postcode TEXT, country_id TEXT, telephone TEXT,
  details TEXT, email TEXT,
  PRIMARY KEY (cart_id, kind)
);
`;
