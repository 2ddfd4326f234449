// A WebKit for element tests: Debian's driver of WebKitGTK, in a display that nobody sees. Safari's engine is the same.
import type { WebdriverBrowserProvider } from '@vitest/browser-webdriverio';
import { webdriverio } from '@vitest/browser-webdriverio';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

export const webKitMissing = [
  'No WebKit found, so the element tests are not run in it.',
  '  Debian, Ubuntu:  apt-get install webkit2gtk-driver xvfb',
].join('\n');

const onPath = (command: string) => spawnSync('which', [command]).status === 0;

export const findWebKit = (): boolean => onPath('WebKitWebDriver') && onPath('xvfb-run');

/** MiniBrowser comes with the driver, which knows where it is. */
const capabilities = {
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
  let driver: ChildProcess | undefined;
  return Object.assign(provider, {
    // Its own knows Safari's driver only.
    buildCapabilities: () => capabilities,
    async openBrowser() {
      if (!driver) {
        const port = await freePort();
        driver = startDriver(port);
        Object.assign(provider, { options: { hostname: '127.0.0.1', port } });
        await answers(port);
      }
      return openBrowser();
    },
    async close() {
      await close();
      // With the display round it.
      if (driver?.pid) process.kill(-driver.pid);
      driver = undefined;
    },
  });
}

function startDriver(port: number): ChildProcess {
  const screen = '--server-args=-screen 0 1600x1200x24';
  const args = ['--auto-servernum', screen, 'WebKitWebDriver', `--port=${port}`];
  return spawn('xvfb-run', args, { detached: true, stdio: 'ignore' });
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
