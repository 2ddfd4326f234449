// What shoppers say about products, and how many points they give.
export const reviewTables = /* sql */ `
CREATE TABLE IF NOT EXISTS review (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  customer_id INTEGER REFERENCES customer(id) ON DELETE SET NULL,   -- null: a guest's
  nickname TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL,
  rating REAL NOT NULL,              -- average of its votes, 0 to 100
  approved INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS review_product ON review(product_id);
CREATE INDEX IF NOT EXISTS review_customer ON review(customer_id);

CREATE TABLE IF NOT EXISTS review_vote (       -- shown in the order they were given in
  id INTEGER PRIMARY KEY,
  review_id INTEGER NOT NULL REFERENCES review(id) ON DELETE CASCADE,
  rating_id INTEGER NOT NULL,                  -- 1 Quality, 2 Value, 3 Price
  value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 5)
);
CREATE INDEX IF NOT EXISTS review_vote_review ON review_vote(review_id);
`;
