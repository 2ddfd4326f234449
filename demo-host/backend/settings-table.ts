// Shop settings by Magento's configuration path, and counters that tell caches when to look again.
export const settingTables = /* sql */ `
CREATE TABLE IF NOT EXISTS setting (
  path TEXT PRIMARY KEY,             -- 'cataloginventory/options/show_out_of_stock'
  value TEXT                         -- as text; null: set to nothing
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counter (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
`;
