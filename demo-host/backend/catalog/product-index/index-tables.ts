// What listings are answered from: derived rows per product, and triggers that note which products changed.

// Not INSERT OR IGNORE: an upsert of the outer statement would override it.
const dirty = (product: string) =>
  `INSERT INTO product_changed SELECT ${product} WHERE NOT EXISTS (SELECT 1 FROM product_changed WHERE product_id = ${product});`;

/** Whoever writes to a table, this process or another, leaves a note; the next read brings the index up to date. */
function watch(table: string, column: string): string {
  return ['INSERT', 'UPDATE', 'DELETE']
    .map((event) => {
      const rows = event === 'INSERT' ? ['NEW'] : event === 'DELETE' ? ['OLD'] : ['OLD', 'NEW'];
      const body = rows.map((row) => dirty(`${row}.${column}`)).join(' ');
      return `CREATE TRIGGER IF NOT EXISTS ${table}_${event.toLowerCase()}_noted AFTER ${event} ON ${table} BEGIN ${body} END;`;
    })
    .join('\n');
}

function count(table: string, name: string): string {
  return ['INSERT', 'UPDATE', 'DELETE']
    .map(
      (event) =>
        `CREATE TRIGGER IF NOT EXISTS ${table}_${event.toLowerCase()}_counted AFTER ${event} ON ${table} BEGIN
  INSERT INTO counter VALUES ('${name}', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;`,
    )
    .join('\n');
}

export const catalogIndexTables = /* sql */ `
CREATE TABLE IF NOT EXISTS product_changed (   -- 0: everything
  product_id INTEGER PRIMARY KEY
);
CREATE TABLE IF NOT EXISTS product_index (     -- enabled products that are visible somewhere
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  name TEXT NOT NULL COLLATE NOCASE,
  visibility INTEGER NOT NULL,
  min_cents INTEGER NOT NULL,                  -- lowest final price that anybody pays for one piece
  max_cents INTEGER NOT NULL,
  in_stock INTEGER NOT NULL,
  employee_only INTEGER NOT NULL,              -- stands in restricted categories only
  best_seller INTEGER NOT NULL,                -- the merchant says so
  sold REAL NOT NULL,                          -- pieces ever ordered, variants included
  saving INTEGER NOT NULL,                     -- of the regular price, in hundredths of a percent
  litre_cents INTEGER,                         -- the lowest price of a litre; null where nobody knows its size
  created_at TEXT NOT NULL,
  merchandised INTEGER NOT NULL                -- rank among all products: in stock, best selling
);
CREATE INDEX IF NOT EXISTS product_index_price ON product_index(min_cents);
CREATE INDEX IF NOT EXISTS product_index_merchandised ON product_index(merchandised, product_id);
CREATE INDEX IF NOT EXISTS product_index_name ON product_index(name);
CREATE TABLE IF NOT EXISTS product_revision (  -- the state of the index (counter "index") that last looked at a product
  product_id INTEGER PRIMARY KEY REFERENCES product(id) ON DELETE CASCADE,
  revision INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS product_revision_revision ON product_revision(revision);
CREATE INDEX IF NOT EXISTS product_image_file ON product_image(file);
CREATE INDEX IF NOT EXISTS product_special ON product(special_from, special_to) WHERE special_price_cents IS NOT NULL;
CREATE TABLE IF NOT EXISTS product_group_price ( -- where a customer group pays less
  product_id INTEGER NOT NULL REFERENCES product_index(product_id) ON DELETE CASCADE,
  customer_group INTEGER NOT NULL,
  min_cents INTEGER NOT NULL,
  max_cents INTEGER NOT NULL,
  PRIMARY KEY (product_id, customer_group)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_group_price_group ON product_group_price(customer_group);
CREATE TABLE IF NOT EXISTS category_listing (  -- a category's products, those of the categories below included
  category_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product_index(product_id) ON DELETE CASCADE,
  merchandised INTEGER NOT NULL,               -- rank in the category: in stock, position, best selling
  PRIMARY KEY (category_id, position, product_id DESC)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS category_listing_merchandised ON category_listing(category_id, merchandised, product_id);
CREATE INDEX IF NOT EXISTS category_listing_product ON category_listing(product_id, category_id);
CREATE TABLE IF NOT EXISTS product_facet (     -- filterable values, a configurable's variants included
  attribute_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product_index(product_id) ON DELETE CASCADE,
  PRIMARY KEY (attribute_id, value, product_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_facet_product ON product_facet(product_id, attribute_id, value);
CREATE VIRTUAL TABLE IF NOT EXISTS product_text USING fts5(
  name, sku, brand, short_description, description,
  category,                                    -- names of its categories and of those above them
  more,                                        -- numbers of variants, sizes, neighbouring words as one
  content='', contentless_delete=1, prefix='1 2 3', tokenize='porter unicode61 remove_diacritics 2'
);
${watch('product', 'id')}
${watch('product_value', 'product_id')}
${watch('product_variant', 'parent_id')}
${watch('tier_price', 'product_id')}
${watch('stock', 'product_id')}
${watch('category_product', 'product_id')}
${count('category', 'categories')}
${count('attribute', 'attributes')}
${count('attribute_option', 'options')}
${count('search_synonym', 'synonyms')}
CREATE TRIGGER IF NOT EXISTS category_scope_noted AFTER UPDATE OF name, parent_id, path, is_active, is_anchor, is_employee_restricted ON category
BEGIN ${dirty('0')} END;
CREATE TRIGGER IF NOT EXISTS attribute_scope_noted AFTER UPDATE OF is_filterable, is_searchable ON attribute
BEGIN ${dirty('0')} END;
`;
