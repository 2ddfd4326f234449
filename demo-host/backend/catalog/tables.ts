// The catalogue's tables. Money is in whole cents of the base currency (USD), times are ISO 8601 UTC.
export const catalogTables = /* sql */ `
CREATE TABLE IF NOT EXISTS category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES category(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  description TEXT,
  url_key TEXT NOT NULL,
  url_path TEXT NOT NULL,            -- without suffix, from below the root category
  level INTEGER NOT NULL,            -- 0 tree root, 1 root category, 2 first menu tier
  path TEXT NOT NULL,                -- ids from the root, '1/2/33'
  position INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  include_in_menu INTEGER NOT NULL DEFAULT 1,
  is_anchor INTEGER NOT NULL DEFAULT 1,
  is_employee_restricted INTEGER NOT NULL DEFAULT 0,
  display_mode TEXT DEFAULT 'PRODUCTS',   -- PRODUCTS, PAGE, PRODUCTS_AND_PAGE; null where nobody chose one
  landing_page INTEGER,                    -- id of the block that the latter two show
  image TEXT,
  meta_title TEXT, meta_keywords TEXT, meta_description TEXT
);
CREATE INDEX IF NOT EXISTS category_parent ON category(parent_id, position, id);
CREATE INDEX IF NOT EXISTS category_url ON category(url_path);

-- A product attribute beyond the fixed columns; dropdowns have options, the rest hold their value as text.
CREATE TABLE IF NOT EXISTS attribute (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  input TEXT NOT NULL CHECK (input IN ('select','multiselect','boolean','text')),
  is_filterable INTEGER NOT NULL DEFAULT 0,
  is_sortable INTEGER NOT NULL DEFAULT 0,
  is_searchable INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS attribute_option (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (attribute_id, label)
);

CREATE TABLE IF NOT EXISTS product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  type_id TEXT NOT NULL CHECK (type_id IN ('simple','configurable','virtual')),
  name TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  status INTEGER NOT NULL DEFAULT 1,        -- 1 enabled, 2 disabled
  visibility INTEGER NOT NULL DEFAULT 4,    -- 1 not individually, 2 catalog, 3 search, 4 both
  price_cents INTEGER,                      -- null for a configurable: its variants carry prices
  special_price_cents INTEGER, special_from TEXT, special_to TEXT,
  new_from TEXT, new_to TEXT,
  tax_class TEXT, weight REAL, country_of_manufacture TEXT,
  description TEXT, short_description TEXT,
  meta_title TEXT, meta_keywords TEXT, meta_description TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS product_value (   -- select: option id; multiselect: '1,2'; boolean: '0'/'1'; text: text
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  PRIMARY KEY (product_id, attribute_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_value_by_value ON product_value(attribute_id, value);

CREATE TABLE IF NOT EXISTS product_image (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  file TEXT NOT NULL,                -- below /media/catalog/product, e.g. /w/h/wh-001.png
  label TEXT, position INTEGER NOT NULL DEFAULT 1, disabled INTEGER NOT NULL DEFAULT 0,
  roles TEXT NOT NULL DEFAULT 'image,small_image,thumbnail'
);
CREATE INDEX IF NOT EXISTS product_image_product ON product_image(product_id, position);

CREATE TABLE IF NOT EXISTS product_axis (     -- the options a shopper chooses on a configurable
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id),
  label TEXT NOT NULL, position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (product_id, attribute_id)
);
CREATE TABLE IF NOT EXISTS product_variant (
  parent_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  child_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  PRIMARY KEY (parent_id, child_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_variant_child ON product_variant(child_id);

CREATE TABLE IF NOT EXISTS product_link (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  linked_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('related','upsell','crosssell')),
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, type, linked_id)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS tier_price (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  customer_group INTEGER REFERENCES customer_group(id) ON DELETE CASCADE,   -- null: all groups
  quantity REAL NOT NULL DEFAULT 1,
  price_cents INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS tier_price_product ON tier_price(product_id);

CREATE TABLE IF NOT EXISTS stock (
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  quantity REAL NOT NULL DEFAULT 0,  -- on hand
  reserved REAL NOT NULL DEFAULT 0,  -- ordered, not shipped: salable = quantity - reserved
  ordered REAL NOT NULL DEFAULT 0,   -- ever ordered and not canceled
  is_in_stock INTEGER NOT NULL DEFAULT 1,
  manage_stock INTEGER NOT NULL DEFAULT 1,
  min_sale_quantity REAL NOT NULL DEFAULT 1,
  max_sale_quantity REAL NOT NULL DEFAULT 10000,
  min_quantity REAL NOT NULL DEFAULT 0,         -- not for sale; below 0: so many are sold before they come in
  backorders INTEGER NOT NULL DEFAULT 0,        -- 0: none, 1: what is missing comes later, 2: and the customer is told
  quantity_increments REAL NOT NULL DEFAULT 0   -- sold by so many; 0: by one
);

CREATE TABLE IF NOT EXISTS search_synonym (
  id INTEGER PRIMARY KEY,
  store_code TEXT NOT NULL DEFAULT '',   -- '': every store view
  synonyms TEXT NOT NULL                 -- 'whisky,whiskey': each means all of them
);
CREATE TABLE IF NOT EXISTS category_product (
  category_id INTEGER NOT NULL REFERENCES category(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS category_product_product ON category_product(product_id);
`;
