// Drafts of products, kept outside of memory until the import writes them.
import { expect, it } from 'vitest';
import { DraftStore } from '../../../demo-host/backend/import/draft-store';
import { openDatabase } from '../../../demo-host/backend/open-database';

const draftOf = (sku: string) => ({
  sku,
  record: 1,
  later: [],
  row: { sku },
  categories: [],
  urlKey: sku.toLowerCase(),
});

it('drafts come back in the order of the file, in parts, without those that were removed meanwhile', () => {
  const db = openDatabase(':memory:');
  const drafts = new DraftStore(db);
  for (let index = 0; index < 1201; index++) drafts.put(draftOf(`S-${index}`));
  expect([...drafts.chunks()].map((part) => part.length)).toEqual([200, 200, 200, 200, 200, 200, 1]);
  const seen: string[] = [];
  for (const draft of drafts) {
    seen.push(draft.sku);
    if (draft.sku.endsWith('7')) drafts.remove(draft);
  }
  expect(seen).toHaveLength(1201);
  expect(drafts.size).toBe(1201 - 120);
  expect([...drafts].some(({ sku }) => sku.endsWith('7'))).toBe(false);
  drafts.close();
  db.close();
});

it('drafts keep their place when they are put again, in whatever letter case', () => {
  const db = openDatabase(':memory:');
  const drafts = new DraftStore(db);
  for (const sku of ['A', 'B', 'C']) drafts.put(draftOf(sku));
  drafts.put({ ...draftOf('b'), urlKey: 'other' });
  expect([...drafts].map(({ sku }) => sku)).toEqual(['A', 'b', 'C']);
  expect(drafts.urlKeyOf('B')).toBe('other');
  drafts.close();
  db.close();
});
