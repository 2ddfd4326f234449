// One wishlist per customer, and what is on it.
export const wishlistTables = /* sql */ `
CREATE TABLE IF NOT EXISTS wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
  sharing_code TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  variant_id INTEGER REFERENCES product(id) ON DELETE CASCADE,   -- null: no options chosen, or none to choose
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,                  -- the customer's own note
  added_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS wishlist_item_list ON wishlist_item(wishlist_id, id);
CREATE INDEX IF NOT EXISTS wishlist_item_product ON wishlist_item(product_id);
CREATE INDEX IF NOT EXISTS wishlist_item_variant ON wishlist_item(variant_id);
`;
