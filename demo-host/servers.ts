// Starts the origins of the demo: the shop, a stranger's site, and the card fields.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from 'node:http';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import type { Backend, BackendOptions } from './backend';
import { buildFolder, loadRender } from './build';
import { compressing } from '../server/http/compression';
import { createCmsSite } from './cms-site';
import { listen, type Listener, type Network, type Site } from '../server/http/listen';
import { keepMissingFields, nothingMissing } from '../server/pages/missing-fields';
import type { Runtime } from './runtimes';
import { openEmbedded, openRemote } from './shop-backend';
import { createShopSite, type ShopSiteOptions } from './shop-site';

export interface ServerOptions
  extends
    Network,
    Pick<
      BackendOptions,
      'profile' | 'faults' | 'history' | 'pictures' | 'outboxKey' | 'braintreeToken' | 'now'
    > {
  /** 0 or absent: any free port. */
  port?: number;
  cmsPort?: number;
  /** Not listened on in front of another backend: that has card fields of its own, or none. */
  paymentPort?: number;
  /** Folder of the databases and of drawn pictures; absent: a temporary one, removed on close. */
  data?: string;
  /** The built shop. */
  buildFolder?: string;
  /** Which of its two builds the pages take; 'react' when absent. */
  runtime?: Runtime;
  /** Folder that describes what the embedded backend sells; it gets a database of its own. */
  seed?: string;
  /** A Magento that takes the place of the embedded backend. */
  backend?: URL;
  /** Card fields whose nonces that backend takes. */
  payment?: URL;
  /** Braintree's environment whose card fields that backend takes nonces of. */
  braintree?: BraintreeEnvironment;
  /** The content service that goes with that backend. */
  content?: URL;
  /** How listings go on: by pages when absent. */
  listing?: 'pages' | 'more';
  /** A sheet of tokens that the shop's pages wear, as a path. */
  theme?: string;
  /** Further origins that may call the backend and show the card fields. */
  embedOrigins?: string[];
  /** What shoppers know them as, by origin; else by their host. */
  siteNames?: Readonly<Record<string, string>>;
  /** Runs when the ports are taken and before anything is answered. */
  prepare?: () => Promise<void>;
  /** Answers what the shop's origin shows; development puts Vite here. */
  shopSite?: (options: ShopSiteOptions, server: Server) => Promise<Site>;
}

export interface Servers {
  shopUrl: string;
  cmsUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl?: string;
  /** The embedded backend; absent in front of another one. */
  backend?: Backend;
  close(): Promise<void>;
}

/** The demo's magazine is one of them. */
function sitesOf(cmsUrl: string, { embedOrigins = [], siteNames }: ServerOptions): Record<string, string> {
  const origins = embedOrigins.filter((origin) => origin !== 'null');
  const hosts = origins.map((origin) => [origin, new URL(origin).host] as const);
  return { [cmsUrl]: 'Gate Notes', ...Object.fromEntries(hosts), ...siteNames };
}

/** Takes all ports before it does anything else: a taken one rejects with PortTakenError and leaves nothing behind. */
export async function startServers(options: ServerOptions = {}): Promise<Servers> {
  const listeners: Listener[] = [];
  const take = async (port: number | undefined, variable: string): Promise<Listener> => {
    const listener = await listen(port ?? 0, variable, options);
    listeners.push(listener);
    return listener;
  };
  const closeAll = () => Promise.all(listeners.map((listener) => listener.close()));
  try {
    const shop = await take(options.port, 'PORT');
    const cms = await take(options.cmsPort, 'CMS_PORT');
    const source = options.backend
      ? { url: options.backend }
      : { card: await take(options.paymentPort, 'PAYMENT_PORT') };
    await options.prepare?.();
    const data = options.data ?? mkdtempSync(join(tmpdir(), 'airside-'));
    mkdirSync(data, { recursive: true });
    const place = { data, shopUrl: shop.url, origins: [cms.url, ...(options.embedOrigins ?? [])] };
    const backend = source.card
      ? await openEmbedded({ ...options, ...place, card: source.card })
      : openRemote({ ...options, ...place, url: source.url });
    const { paymentUrl, braintree, contentUrl } = backend;
    const isWhole = !options.backend && (options.profile ?? 'full') === 'full';
    const graphql = new URL(`${(options.backend?.href ?? shop.url).replace(/\/$/, '')}/graphql`);
    const learn = async () => (await import('../server/doctor')).learnMissing(graphql.href);
    const missingFields = isWhole ? nothingMissing : keepMissingFields(learn);
    const site: ShopSiteOptions = {
      backend: backend.handle,
      buildFolder: options.buildFolder ?? buildFolder,
      runtime: options.runtime,
      shopUrl: shop.url,
      paymentUrl,
      braintree,
      pictureUrl: contentUrl,
      missingFields,
      listing: options.listing,
      theme: options.theme,
      sites: sitesOf(cms.url, options),
    };
    const own = { handler: createShopSite({ ...site, render: await loadRender() }) };
    shop.answerWith(options.shopSite ? await options.shopSite(site, shop.server) : own);
    missingFields.known();
    cms.answerWith({
      handler: compressing(
        createCmsSite({
          shopUrl: shop.url,
          siteUrl: cms.url,
          paymentUrl,
          braintree,
          runtime: options.runtime,
          backend: backend.handle,
          isDevelopment: options.shopSite !== undefined,
        }),
      ),
    });
    return {
      shopUrl: shop.url,
      cmsUrl: cms.url,
      paymentUrl,
      backend: backend.embedded,
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
