// An import needs no more memory for a larger file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../demo-host/backend/import/draft-store';
import { openDatabase } from '../../../demo-host/backend/open-database';

const kib = 1024;

describe('a file that is larger than memory', () => {
  it('is imported all the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'airside-stream-'));
    const file = join(folder, 'large.csv');
    // 98 MiB of rows for a process whose heap ends at 96.
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `S-${index},simple,Item ${index},${10 + (index % 90)},9,1,${'k'.repeat(20 * kib)}\n`,
    );
    writeFileSync(file, 'sku,product_type,name,price,qty,is_in_stock,meta_keywords\n' + rows.join(''));
    const run = () =>
      execFileSync(
        process.execPath,
        ['--max-old-space-size=96', '--import', 'tsx', 'demo-host/backend/import/cli.ts', file],
        { encoding: 'utf8', env: { ...process.env, AIRSIDE_DATA: folder } },
      );
    expect(run()).toMatch(/imported {3}5000\n/);
  }, 240_000);
});

describe('stored drafts', () => {
  const draftOf = (sku: string) => ({
    sku,
    record: 1,
    row: { sku },
    categories: [],
    urlKey: sku.toLowerCase(),
  });

  it('come back in the order of the file, in parts, without those that were removed meanwhile', () => {
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

  it('keep their place when they are put again, in whatever letter case', () => {
    const db = openDatabase(':memory:');
    const drafts = new DraftStore(db);
    for (const sku of ['A', 'B', 'C']) drafts.put(draftOf(sku));
    drafts.put({ ...draftOf('b'), urlKey: 'other' });
    expect([...drafts].map(({ sku }) => sku)).toEqual(['A', 'b', 'C']);
    expect(drafts.urlKeyOf('B')).toBe('other');
    drafts.close();
    db.close();
  });
});
