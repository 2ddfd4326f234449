// Terms that orders are placed on.
export const checkoutTables = /* sql */ `
CREATE TABLE IF NOT EXISTS checkout_agreement (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('AUTO', 'MANUAL')),
  checkbox_text TEXT NOT NULL,
  content TEXT NOT NULL,
  is_html INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
);`;
