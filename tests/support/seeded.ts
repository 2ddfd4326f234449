// The demo's own data, seeded once per run: every test has a copy of it.
import { copyFileSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createBackend, type BackendOptions } from '../../demo-host/backend';
import { passwordCost } from './password-cost';

const hourMs = 60 * 60 * 1000;

/** What the seed depends on. Tests that go by the machine's clock share what was seeded in this hour. */
function nameOf(now: Date): string {
  const isClock = Math.abs(now.getTime() - Date.now()) < hourMs;
  return isClock ? `hour-${Math.floor(now.getTime() / hourMs)}` : `at-${now.getTime()}`;
}

async function template(folder: string, now: Date): Promise<string> {
  const path = join(folder, `${nameOf(now)}.db`);
  if (existsSync(path)) return path;
  // Of several workers that make it at once the last one's stays: they are the same.
  const made = join(mkdtempSync(join(folder, 'made-')), 'airside.db');
  const backend = await createBackend({ file: made, baseUrl: '', now: () => now, passwordCost });
  backend.db.pragma('wal_checkpoint(TRUNCATE)');
  backend.close();
  renameSync(made, path);
  return path;
}

/** A new folder with the database `airside.db` of a shop that was just seeded, as the demo keeps its data. */
export async function seededFolder(now: BackendOptions['now'] = () => new Date()): Promise<string> {
  const run = inject('runFolder');
  const folder = mkdtempSync(join(run, 'data-'));
  copyFileSync(await template(run, now()), join(folder, 'airside.db'));
  return folder;
}
