// Finds a Chromium for everything that needs a real browser: element tests, journeys, size.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Without a sandbox (containers), and without anything that talks to the network on its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumMissing = [
  'No Chromium found, so tests that need a real browser are left out.',
  'Set CHROMIUM to the path of a Chromium or Chrome, or install one:',
  '  Debian, Ubuntu:  apt-get install chromium-headless-shell',
  "  elsewhere:       npx playwright install chromium   (Playwright's own)",
].join('\n');

/** Path of the first one that exists: CHROMIUM, Debian's (the one without windows needs a third less time), Playwright's own. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (existsSync(asked)) return asked;
    console.warn(`CHROMIUM is set to ${asked}, which does not exist.`);
  }
  return ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', playwrightsOwn()].find(
    (path) => path && existsSync(path),
  );
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
