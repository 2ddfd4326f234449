// A whole shop with data of its own: in the process that all of a worker's shops share, or as `npm start` runs it, to be killed and
// started again on the same data.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictures } from '../../support/pictures';
import { askHost } from './host-of-shops';
import { runtime } from './runtime';

const tsx = ['--import', 'tsx'];

/** Opens the mails of every shop that is started here. */
export const outboxKey = 'known-to-journeys';

export interface Place {
  shopUrl: string;
  cmsUrl: string;
  paymentUrl: string;
}

/** Three origins that nobody listens on just now; held together, so that no two are the same. */
export async function freePlace(): Promise<Place> {
  const servers = await Promise.all([listening(), listening(), listening()]);
  const [shopUrl, cmsUrl, paymentUrl] = servers.map(urlOf) as [string, string, string];
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return { shopUrl, cmsUrl, paymentUrl };
}

function listening(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => resolve(server));
  });
}

const isPortTaken = (error: unknown): boolean => /EADDRINUSE|Port \d+ is taken/.test(String(error));

const urlOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

export interface Launch {
  /** Imported first: the shop then sells exactly that. */
  csv?: string;
  /** Imported after it, to what is there. */
  more?: string;
  /** Command line of `npm start`. */
  options?: string[];
  place?: Place;
  /** In a process of its own. */
  killable?: boolean;
  /** With earlier orders; without, journeys count orders from the first one on. Not where killable. */
  history?: boolean;
}

export class ShopProcess {
  readonly data = mkdtempSync(join(tmpdir(), 'airside-journey-'));
  readonly shopUrl: string;
  readonly cmsUrl: string;
  readonly paymentUrl: string;
  readonly environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #output = '';
  #isHosted = false;

  private constructor(
    { shopUrl, cmsUrl, paymentUrl }: Place,
    readonly options: readonly string[],
  ) {
    mkdirSync(pictures, { recursive: true });
    symlinkSync(pictures, join(this.data, 'images'));
    [this.shopUrl, this.cmsUrl, this.paymentUrl] = [shopUrl, cmsUrl, paymentUrl];
    this.environment = {
      ...process.env,
      PORT: new URL(shopUrl).port,
      CMS_PORT: new URL(cmsUrl).port,
      PAYMENT_PORT: new URL(paymentUrl).port,
      AIRSIDE_DATA: this.data,
      // Journeys count orders from the first one on.
      AIRSIDE_HISTORY: 'none',
      AIRSIDE_OUTBOX_KEY: outboxKey,
    };
  }

  static async start(launch: Launch = {}, attempts = 4): Promise<ShopProcess> {
    const { place, options = [] } = launch;
    const shop = new ShopProcess(place ?? (await freePlace()), ['--runtime', runtime(), ...options]);
    try {
      await shop.#begin(launch);
      return shop;
    } catch (error) {
      await shop.dispose();
      // Since the port was free a moment ago, somebody's connection may have been given it.
      if (place || attempts < 2 || !isPortTaken(error)) throw error;
      return ShopProcess.start(launch, attempts - 1);
    }
  }

  async #begin({ csv, more, killable, history = false }: Launch): Promise<void> {
    if (csv) this.#import(csv);
    if (more) this.#import(more, '--append');
    await (killable ? this.run() : this.#open(history));
  }

  async #open(history: boolean): Promise<void> {
    const port = (url: string) => Number(new URL(url).port);
    const { shopUrl, cmsUrl, paymentUrl, data, options } = this;
    const ports = { port: port(shopUrl), cmsPort: port(cmsUrl), paymentPort: port(paymentUrl) };
    await askHost({ open: { ...ports, data, outboxKey, args: [...options], history } });
    this.#isHosted = true;
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
    if (this.#isHosted) await askHost({ close: this.data });
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
