// Orders with their lines and addresses as they were bought. Amounts are whole cents.
export const orderTables = /* sql */ `
CREATE TABLE IF NOT EXISTS sales_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,       -- what people see, '000000001'
  token TEXT NOT NULL UNIQUE,        -- lets a guest see it again without number and name
  cart_id INTEGER UNIQUE REFERENCES cart(id) ON DELETE SET NULL,   -- at most one order per cart
  customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending',
  store TEXT NOT NULL,
  currency TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL, base_subtotal_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL, base_discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL, base_shipping_cents INTEGER NOT NULL,
  grand_total_cents INTEGER NOT NULL, base_grand_total_cents INTEGER NOT NULL,
  coupon TEXT, discount_label TEXT,
  carrier_title TEXT, shipping_description TEXT, shipping_method TEXT,
  payment_method TEXT NOT NULL,
  card_brand TEXT, card_last4 TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS sales_order_customer ON sales_order(customer_id);

CREATE TABLE IF NOT EXISTS sales_order_line (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,       -- what was taken from stock; it may be deleted since
  sku TEXT NOT NULL, name TEXT NOT NULL, url_key TEXT, product_type TEXT NOT NULL,
  options TEXT NOT NULL DEFAULT '[]',
  quantity REAL NOT NULL,
  price_cents INTEGER NOT NULL, base_price_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL, base_total_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL, base_discount_cents INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS sales_order_line_order ON sales_order_line(order_id);

CREATE TABLE IF NOT EXISTS sales_order_address (
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT, lastname TEXT, company TEXT, street TEXT NOT NULL, city TEXT,
  region TEXT, region_id INTEGER, region_code TEXT, postcode TEXT, country_id TEXT, telephone TEXT,
  PRIMARY KEY (order_id, kind)
) WITHOUT ROWID;
`;
