// What has changed about tables that people's files already have, oldest first.
//
// A new table needs nothing here: CREATE TABLE IF NOT EXISTS in its noun's tables reaches old files as well.
// A changed table (column, default, constraint, reference) needs its new CREATE TABLE in the noun's file and one
// step at the END of this list. `{ table: 'cart' }` is enough where rows keep their columns and new columns have a
// default or may be null. Steps that are in a release are never changed, moved or taken out.

export interface Step {
  /** Rebuilt as its noun's file says now, with its rows, once all steps ran. A file that does not have it yet skips the step. */
  table: string;
  /**
   * SQL that runs first, on the table as the older file has it: renames or drops columns, fills new ones, corrects
   * rows that a new constraint would refuse. May drop the table: it is then made anew, empty.
   */
  before?: string;
}

export const steps: readonly Step[] = [
  {
    // Default addresses refer to the address book.
    table: 'customer',
    before: /* sql */ `
      UPDATE customer SET default_billing = NULL WHERE default_billing NOT IN (SELECT id FROM customer_address);
      UPDATE customer SET default_shipping = NULL WHERE default_shipping NOT IN (SELECT id FROM customer_address);`,
  },
  {
    // A tier price belongs to a customer group.
    table: 'tier_price',
    before: 'DELETE FROM tier_price WHERE customer_group NOT IN (SELECT id FROM customer_group);',
  },
  // Orders can be on hold.
  { table: 'sales_order' },
  {
    // Lines can be canceled, and remember the configurable product they came from.
    table: 'sales_order_line',
    before: /* sql */ `
      ALTER TABLE sales_order_line ADD COLUMN parent_id INTEGER;
      UPDATE sales_order_line SET parent_id = (SELECT parent_id FROM product_variant WHERE child_id = product_id)
        WHERE product_type = 'configurable';`,
  },
  {
    // Newsletter subscriptions have a table of their own: others than customers subscribe as well.
    table: 'customer',
    before: /* sql */ `
      CREATE TABLE IF NOT EXISTS newsletter_subscriber (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        customer_id INTEGER UNIQUE REFERENCES customer(id) ON DELETE CASCADE,
        status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED', 'NOT_ACTIVE', 'UNSUBSCRIBED', 'UNCONFIRMED')),
        confirm_code TEXT NOT NULL,
        firstname TEXT,
        audience TEXT,
        changed_at TEXT NOT NULL
      );
      INSERT OR IGNORE INTO newsletter_subscriber (email, customer_id, status, confirm_code, changed_at)
        SELECT email, id, 'SUBSCRIBED', lower(hex(randomblob(16))), updated_at FROM customer WHERE is_subscribed = 1;
      ALTER TABLE customer DROP COLUMN is_subscribed;`,
  },
  // A review knows the customer who wrote it, and the order of its votes.
  { table: 'review' },
  { table: 'review_vote' },
  // A category may have no display mode.
  { table: 'category' },
  // Who is told of a product is judged by its active categories below the root: the listing index is made anew.
  { table: 'product_changed', before: 'INSERT OR IGNORE INTO product_changed VALUES (0);' },
  // A nonce knows when its card expires; those of before are good for hours only.
  { table: 'payment_nonce', before: 'DROP TABLE payment_nonce;' },
  // A saved card knows its token at the provider, and a cart whether its card is to be saved.
  { table: 'saved_card' },
  { table: 'cart' },
  // Orders, their lines and documents know their tax.
  { table: 'sales_order' },
  { table: 'sales_order_line' },
  { table: 'sales_document_line' },
  // Stock counts what was ever ordered.
  { table: 'stock' },
  // Products are found by their categories, and listings know what sells: the listing index is made anew.
  ...['product_facet', 'category_listing', 'product_group_price', 'product_text', 'product_index'].map(
    (table) => ({ table, before: `DROP TABLE ${table};` }),
  ),
  {
    table: 'product_changed',
    before: /* sql */ `
      DROP TRIGGER IF EXISTS category_scope_noted;
      INSERT OR IGNORE INTO product_changed VALUES (0);`,
  },
  // Stock knows what is sold before it comes in, and by how many.
  { table: 'stock' },
  // A category may show a block.
  { table: 'category' },
  // Addresses keep what not every address has.
  { table: 'customer_address' },
  { table: 'cart_address' },
  { table: 'sales_order_address' },
];
