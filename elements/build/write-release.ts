// Writes what other sites are offered: the loader under a name for good, the sheet that keeps room, embed.json.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csp, trustedTypes, type Release } from '../kit/release.ts';

const alias = 'airside.js';
const styles = 'airside.css';

const digest = (algorithm: string, bytes: Buffer, encoding: 'base64' | 'base64url'): string =>
  createHash(algorithm).update(bytes).digest(encoding);
const integrityOf = (path: string): string => `sha384-${digest('sha384', readFileSync(path), 'base64')}`;

/** `directory` holds the finished loader and its chunks; `rules` are the sheet's. */
export function writeRelease(directory: string, version: string, rules: string): Release {
  const loader = join(directory, alias);
  // As long as the hashes in the names of chunks: servers keep such files for good.
  const hash = digest('sha256', readFileSync(loader), 'base64url').slice(0, 8);
  const file = `airside-${version}-${hash}.js`;
  copyFileSync(loader, join(directory, file));
  writeFileSync(join(directory, styles), rules);
  const names = readdirSync(join(directory, 'chunks')).sort();
  const release: Release = {
    version,
    alias,
    file,
    integrity: integrityOf(loader),
    styles,
    chunks: Object.fromEntries(
      names.map((name) => [`chunks/${name}`, integrityOf(join(directory, 'chunks', name))]),
    ),
    csp,
    trustedTypes,
  };
  writeFileSync(join(directory, 'embed.json'), JSON.stringify(release, null, 2));
  return release;
}
