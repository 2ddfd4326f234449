// Where the recorded backend answers are, on machines that have them; contract tests skip elsewhere.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Absolute path of the folder with `contract/`, or undefined. */
export function sharedDir(): string | undefined {
  const path = resolve(import.meta.dirname, '../../../shared');
  return existsSync(resolve(path, 'contract/recordings')) ? path : undefined;
}

export const sharedMissing = 'the recorded backend answers (../shared/contract) are not on this machine';
