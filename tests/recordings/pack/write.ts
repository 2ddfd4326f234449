// Files that are small and still show in a diff what changed: JSON with a line for each thing in it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeLines(folder: string, name: string, lines: readonly object[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** By name of file. */
export function writeSeed(folder: string, files: Record<string, unknown>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), `${spread(value)}\n`);
}

/** Lists have a line for each item, other things one for each key. */
function spread(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) =>
      `${JSON.stringify(key)}:${Array.isArray(inner) ? spread(inner) : JSON.stringify(inner)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}
