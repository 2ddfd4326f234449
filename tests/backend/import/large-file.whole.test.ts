// An import needs no more memory for a larger file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const kib = 1024;

it('imports a file that is larger than memory', () => {
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
