// Starts the three origins of the demo: the shop, a stranger's site, and the card fields.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { createBackend, type Backend } from './backend';
import { buildFolder } from './build';
import { createCmsSite } from './cms-site';
import { listen, type Listener, type Site } from './listen';
import { createPayment } from './payment';
import { createShopSite, type ShopSiteOptions } from './shop-site';

export interface ServerOptions {
  /** 0 or absent: any free port. */
  port?: number;
  cmsPort?: number;
  paymentPort?: number;
  /** Folder of the database and of drawn pictures; absent: a temporary one, removed on close. */
  data?: string;
  /** The built shop. */
  buildFolder?: string;
  /** Further origins that may call the backend. */
  origins?: string[];
  now?: () => Date;
  /** Runs when the ports are taken and before anything is answered. */
  prepare?: () => Promise<void>;
  /** Answers what the shop's origin shows; development puts Vite here. */
  shopSite?: (options: ShopSiteOptions, server: Server) => Promise<Site>;
}

export interface Servers {
  shopUrl: string;
  cmsUrl: string;
  paymentUrl: string;
  backend: Backend;
  close(): Promise<void>;
}

/** Takes all three ports before it does anything else: a taken one rejects with PortTakenError and leaves nothing behind. */
export async function startServers(options: ServerOptions = {}): Promise<Servers> {
  const listeners: Listener[] = [];
  const closeAll = () => Promise.all(listeners.map((listener) => listener.close()));
  try {
    const ports: [number, string][] = [
      [options.port ?? 0, 'PORT'],
      [options.cmsPort ?? 0, 'CMS_PORT'],
      [options.paymentPort ?? 0, 'PAYMENT_PORT'],
    ];
    for (const [port, variable] of ports) listeners.push(await listen(port, variable));
    await options.prepare?.();
    const [shop, cms, card] = listeners as [Listener, Listener, Listener];
    const data = options.data ?? mkdtempSync(join(tmpdir(), 'airside-'));
    mkdirSync(data, { recursive: true });
    const backend = await createBackend({
      file: join(data, 'airside.db'),
      baseUrl: shop.url,
      paymentUrl: card.url,
      origins: [cms.url, ...(options.origins ?? [])],
      now: options.now,
    });
    const payment = createPayment({ db: backend.db, shopOrigins: [shop.url, cms.url] });
    const site: ShopSiteOptions = {
      backend: backend.handle,
      buildFolder: options.buildFolder ?? buildFolder,
      shopUrl: shop.url,
      paymentUrl: card.url,
    };
    const own = { handler: createShopSite(site) };
    shop.answerWith(options.shopSite ? await options.shopSite(site, shop.server) : own);
    cms.answerWith({
      handler: createCmsSite({
        shopUrl: shop.url,
        paymentUrl: card.url,
        db: backend.db,
        isDevelopment: options.shopSite !== undefined,
      }),
    });
    card.answerWith({ handler: (request) => payment.handle(request) });
    return {
      shopUrl: shop.url,
      cmsUrl: cms.url,
      paymentUrl: card.url,
      backend,
      close: async () => {
        await closeAll();
        backend.close();
        if (!options.data) rmSync(data, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
