// A WebKit for element tests: Debian's driver of WebKitGTK, in a display that nobody sees. Safari's engine is the same.
import type { WebdriverBrowserProvider } from '@vitest/browser-webdriverio';
import { webdriverio } from '@vitest/browser-webdriverio';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { putOnLeash } from './leash.ts';
import { freePort } from './free-port.ts';

export const webKitMissing = [
  'No WebKit found, so the element tests are not run in it.',
  '  Debian, Ubuntu:  apt-get install webkit2gtk-driver xvfb',
].join('\n');

const onPath = (command: string) => spawnSync('which', [command]).status === 0;

export const findWebKit = (): boolean => onPath('WebKitWebDriver') && onPath('xvfb-run');

/** MiniBrowser comes with the driver, which knows where it is. */
export const webKitCapabilities = {
  browserName: 'MiniBrowser',
  // Its driver speaks the older protocol only.
  'wdio:enforceWebDriverClassic': true,
  'webkitgtk:browserOptions': { args: ['--automation'] },
};

/** The vitest provider; a driver of its own is started with the browser and ends with it. */
export function webKit(): ReturnType<typeof webdriverio> {
  const inner = webdriverio();
  return {
    ...inner,
    providerFactory: (project) =>
      withDriver(inner.providerFactory(project) as unknown as WebdriverBrowserProvider) as never,
  };
}

function withDriver(provider: WebdriverBrowserProvider): WebdriverBrowserProvider {
  const openBrowser = provider.openBrowser.bind(provider);
  const close = provider.close.bind(provider);
  let starting: Promise<WebKitDriver> | undefined;
  return Object.assign(provider, {
    // Its own knows Safari's driver only.
    buildCapabilities: () => webKitCapabilities,
    async openBrowser() {
      // Browsers may be opened at the same time.
      starting ??= startWebKitDriver();
      const { port } = await starting;
      Object.assign(provider, { options: { hostname: '127.0.0.1', port } });
      return openBrowser();
    },
    async close() {
      await close();
      (await starting)?.stop();
      starting = undefined;
    },
  });
}

export interface WebKitDriver {
  port: number;
  /** The display round it ends too, and so does what it opened. */
  stop(): void;
}

/** By file, what a desktop would say: `system-ui` is a font, and a window may be narrower than its buttons. */
const desktop = {
  'gtk-3.0/gtk.css': `button, button *, entry, entry * {
    min-width: 0; margin: 0; padding: 0; border: 0; -gtk-icon-source: none;
  }`,
  'fontconfig/fonts.conf': `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <alias binding="same"><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
  </fontconfig>`,
};

function writeDesktop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'airside-webkit-'));
  for (const [file, text] of Object.entries(desktop)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export async function startWebKitDriver(): Promise<WebKitDriver> {
  const port = await freePort();
  const settings = writeDesktop();
  // The pointer rests in its middle, and without a window manager the window under it is the active one, however small.
  const screen = '--server-args=-screen 0 640x480x24';
  const args = ['--auto-servernum', screen, 'WebKitWebDriver', `--port=${port}`];
  const leash = putOnLeash();
  spawn('xvfb-run', args, {
    detached: true,
    stdio: 'ignore',
    env: { ...leash.env, XDG_CONFIG_HOME: settings },
  });
  await answers(port);
  return {
    port,
    stop() {
      leash.letGo();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
