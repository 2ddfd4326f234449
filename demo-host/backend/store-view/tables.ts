// Store views, exchange rates and the countries with their regions.
export const storeViewTables = /* sql */ `
CREATE TABLE IF NOT EXISTS store_view (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  group_code TEXT NOT NULL DEFAULT 'main_website_store',
  group_name TEXT NOT NULL DEFAULT 'Main Website Store',
  sort_order INTEGER NOT NULL DEFAULT 0,
  locale TEXT NOT NULL DEFAULT 'en_US',
  currency TEXT NOT NULL DEFAULT 'USD',   -- display currency when the client asks for none
  is_active INTEGER NOT NULL DEFAULT 1,
  is_default INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS currency_rate (
  currency TEXT PRIMARY KEY,
  rate REAL NOT NULL                      -- one unit of the base currency in this currency
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS country (
  id TEXT PRIMARY KEY,                    -- two letters
  iso3 TEXT NOT NULL,
  name TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS region (
  id INTEGER PRIMARY KEY,
  country_id TEXT NOT NULL REFERENCES country(id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  name TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS region_country ON region(country_id, code);
`;
