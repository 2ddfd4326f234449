// A whole shop in a child process, as `npm start` runs it: it can be killed and started again on the same data.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtime } from './runtime';

const tsx = ['--import', 'tsx'];

async function freeUrl(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(`http://localhost:${port}`));
    });
  });
}

export interface Place {
  shopUrl: string;
  cmsUrl: string;
  paymentUrl: string;
}

/** Three origins that nobody listens on just now. */
export async function freePlace(): Promise<Place> {
  const [shopUrl, cmsUrl, paymentUrl] = [await freeUrl(), await freeUrl(), await freeUrl()];
  return { shopUrl, cmsUrl, paymentUrl };
}

export interface Launch {
  /** Imported first: the shop then sells exactly that. */
  csv?: string;
  /** Imported after it, to what is there. */
  more?: string;
  /** Command line of `npm start`. */
  options?: string[];
  place?: Place;
}

export class ShopProcess {
  readonly data = mkdtempSync(join(tmpdir(), 'airside-journey-'));
  readonly shopUrl: string;
  readonly cmsUrl: string;
  readonly paymentUrl: string;
  readonly environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(
    { shopUrl, cmsUrl, paymentUrl }: Place,
    readonly options: readonly string[],
  ) {
    [this.shopUrl, this.cmsUrl, this.paymentUrl] = [shopUrl, cmsUrl, paymentUrl];
    this.environment = {
      ...process.env,
      PORT: new URL(shopUrl).port,
      CMS_PORT: new URL(cmsUrl).port,
      PAYMENT_PORT: new URL(paymentUrl).port,
      AIRSIDE_DATA: this.data,
      // Journeys count orders from the first one on.
      AIRSIDE_HISTORY: 'none',
    };
  }

  static async start({ csv, more, options = [], place }: Launch = {}): Promise<ShopProcess> {
    const shop = new ShopProcess(place ?? (await freePlace()), ['--runtime', runtime(), ...options]);
    if (csv) shop.#import(csv);
    if (more) shop.#import(more, '--append');
    await shop.run();
    return shop;
  }

  #import(...args: string[]): void {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...tsx, 'demo-host/backend/import/cli.ts', ...args],
      { env: this.environment, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`import failed\n${stdout}\n${stderr}`);
  }

  get database(): string {
    return join(this.data, 'airside.db');
  }

  async run(): Promise<void> {
    const args = [...tsx, 'demo-host/serve.ts', ...this.options];
    const child = spawn(process.execPath, args, { env: this.environment });
    this.#child = child;
    child.stdout.on('data', (chunk) => (this.#output += String(chunk)));
    child.stderr.on('data', (chunk) => (this.#output += String(chunk)));
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`the shop stopped\n${this.#output}`);
      const healthy = await fetch(`${this.shopUrl}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the shop did not start\n${this.#output}`);
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
