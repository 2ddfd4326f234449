// Imports a file as a merchant does, in a process of its own.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Import {
  records: number;
  seconds: number;
  changes: number;
  skipped: number;
  peakMiB: number;
}

/** 'append' leaves what the shop has. */
export async function importInOwnProcess(database: string, csv: string, mode = 'replace'): Promise<Import> {
  const child = fileURLToPath(new URL('import-child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    child,
    database,
    csv,
    mode,
  ]);
  return JSON.parse(stdout) as Import;
}
