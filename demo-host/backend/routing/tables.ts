// Redirects and hand-made addresses; products, categories and pages are found by their own keys.
export const routingTables = /* sql */ `
CREATE TABLE IF NOT EXISTS url_rewrite (
  id INTEGER PRIMARY KEY,
  request_path TEXT NOT NULL COLLATE NOCASE,
  target_path TEXT NOT NULL,           -- another request path, 'catalog/category/view/id/6' or an absolute URL
  redirect_type INTEGER NOT NULL DEFAULT 0 CHECK (redirect_type IN (0, 301, 302)),
  store_code TEXT NOT NULL DEFAULT '', -- empty: every store view
  UNIQUE (request_path, store_code)
);
`;
