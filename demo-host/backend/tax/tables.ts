// Tax on what is sold, by where it goes to. Without a row for a place nothing is taxed there, as Magento ships.
export const taxTables = /* sql */ `
CREATE TABLE IF NOT EXISTS tax_rate (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL UNIQUE,
  country_id TEXT NOT NULL,
  region_code TEXT,                  -- null: the whole country
  percent REAL NOT NULL CHECK (percent >= 0)
);
`;
