// What has changed about tables that people's files already have, oldest first.
//
// A new table needs nothing here: CREATE TABLE IF NOT EXISTS in its noun's tables reaches old files as well.
// A changed table (column, default, constraint, reference) needs its new CREATE TABLE in the noun's file and one
// step at the END of this list. `{ table: 'cart' }` is enough where rows keep their columns and new columns have a
// default or may be null. Steps that are in a release are never changed, moved or taken out.

export interface Step {
  /** Rebuilt as its noun's file says now, with its rows. A file that does not have it yet skips the step. */
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
];
