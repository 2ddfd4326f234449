// Finds a Firefox for the walk through the shop and for what engines lay out differently.
import { existsSync } from 'node:fs';

export const firefoxMissing = [
  'No Firefox found, so the shop is not walked in it.',
  'Set FIREFOX to the path of one, or install it:',
  '  Debian, Ubuntu:  apt-get install firefox-esr',
].join('\n');

/** Path of the first one that exists: FIREFOX, Debian's. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );
}
