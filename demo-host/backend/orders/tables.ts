// Orders with their lines and addresses as they were bought, and what was done about them. Amounts are whole cents.
export const orderTables = /* sql */ `
CREATE TABLE IF NOT EXISTS sales_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,       -- what people see, '000000001'
  token TEXT NOT NULL UNIQUE,        -- lets a guest see it again without number and name
  cart_id INTEGER UNIQUE REFERENCES cart(id) ON DELETE SET NULL,   -- at most one order per cart
  customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending',
  held_status TEXT,                  -- while on hold: what it goes back to
  status_changed_at TEXT,            -- null: as it was placed
  store TEXT NOT NULL,
  currency TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL, base_subtotal_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL, base_discount_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL, base_shipping_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL DEFAULT 0, base_tax_cents INTEGER NOT NULL DEFAULT 0,
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
  parent_id INTEGER,                 -- the configurable product of a variant
  sku TEXT NOT NULL, name TEXT NOT NULL, url_key TEXT, product_type TEXT NOT NULL,
  options TEXT NOT NULL DEFAULT '[]',
  quantity REAL NOT NULL,
  canceled REAL NOT NULL DEFAULT 0,
  price_cents INTEGER NOT NULL, base_price_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL, base_total_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL, base_discount_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL DEFAULT 0, base_tax_cents INTEGER NOT NULL DEFAULT 0,
  full_tax_cents INTEGER NOT NULL DEFAULT 0      -- without the discount
);
CREATE INDEX IF NOT EXISTS sales_order_line_order ON sales_order_line(order_id);

-- What the tax of an order was made of.
CREATE TABLE IF NOT EXISTS sales_order_tax (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  title TEXT NOT NULL, percent REAL NOT NULL,
  cents INTEGER NOT NULL, base_cents INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS sales_order_tax_order ON sales_order_tax(order_id);

CREATE TABLE IF NOT EXISTS sales_order_address (
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT, lastname TEXT, company TEXT, street TEXT NOT NULL, city TEXT,
  region TEXT, region_id INTEGER, region_code TEXT, postcode TEXT, country_id TEXT, telephone TEXT,
  details TEXT,
  PRIMARY KEY (order_id, kind)
) WITHOUT ROWID;

-- Invoices, shipments and credit memos: each is about some pieces of the order's lines. Ids are counted per kind.
CREATE TABLE IF NOT EXISTS sales_document (
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'shipment', 'credit_memo')),
  id INTEGER NOT NULL,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  shipping_cents INTEGER NOT NULL DEFAULT 0, base_shipping_cents INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sales_document_order ON sales_document(order_id);

CREATE TABLE IF NOT EXISTS sales_document_line (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL, document_id INTEGER NOT NULL,
  line_id INTEGER NOT NULL REFERENCES sales_order_line(id) ON DELETE CASCADE,
  quantity REAL NOT NULL CHECK (quantity > 0),
  total_cents INTEGER NOT NULL, base_total_cents INTEGER NOT NULL,
  discount_cents INTEGER NOT NULL, base_discount_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL DEFAULT 0, base_tax_cents INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, document_id, line_id),
  FOREIGN KEY (kind, document_id) REFERENCES sales_document(kind, id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS sales_document_line_line ON sales_document_line(line_id);

CREATE TABLE IF NOT EXISTS shipment_track (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL DEFAULT 'shipment' CHECK (kind = 'shipment'), shipment_id INTEGER NOT NULL,
  carrier TEXT NOT NULL, title TEXT NOT NULL, number TEXT,
  FOREIGN KEY (kind, shipment_id) REFERENCES sales_document(kind, id) ON DELETE CASCADE
);

-- Remarks on the order itself (no kind) or on one of its documents, where the customer reads them.
CREATE TABLE IF NOT EXISTS sales_comment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES sales_order(id) ON DELETE CASCADE,
  kind TEXT, document_id INTEGER,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL,
  FOREIGN KEY (kind, document_id) REFERENCES sales_document(kind, id) ON DELETE CASCADE
);

-- A guest cancels with the key from a mail; at most one per order.
CREATE TABLE IF NOT EXISTS order_cancellation_request (
  order_id INTEGER PRIMARY KEY REFERENCES sales_order(id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL,
  reason TEXT NOT NULL
);
`;
