// Puts new sheets in the place of those that are kept.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All or nothing: where screens did not come, what is kept stays, and they are named. */
export function putInPlace(
  folder: string,
  sheets: ReadonlyMap<string, Buffer>,
  missing: readonly string[],
): void {
  if (missing.length)
    throw new Error(`${folder} stays as it was, as these did not come: ${missing.join(', ')}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, sheet] of sheets) writeFileSync(join(folder, name), sheet);
}
