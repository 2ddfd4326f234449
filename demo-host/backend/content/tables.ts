// CMS pages and blocks, the home page of the content service, and store events.
export const contentTables = /* sql */ `
CREATE TABLE IF NOT EXISTS cms_page (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL COLLATE NOCASE,
  store_code TEXT NOT NULL DEFAULT '',    -- empty: every store view
  title TEXT NOT NULL,
  content_heading TEXT,
  content TEXT NOT NULL DEFAULT '',       -- HTML with {{…}} directives
  page_layout TEXT NOT NULL DEFAULT '1column',
  meta_title TEXT, meta_keywords TEXT, meta_description TEXT,
  is_active INTEGER NOT NULL DEFAULT 1,
  UNIQUE (identifier, store_code)
);
CREATE TABLE IF NOT EXISTS cms_block (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  is_active INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE IF NOT EXISTS home_page (
  id INTEGER PRIMARY KEY,
  attributes TEXT NOT NULL,               -- JSON; image paths are relative to the backend's origin
  published_at TEXT,                      -- null: a draft, shown in previews only
  updated_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS store_event (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  summary TEXT,
  content TEXT,
  image TEXT,                             -- path on the backend's origin
  location TEXT,
  starts_at TEXT, ends_at TEXT
);
`;
