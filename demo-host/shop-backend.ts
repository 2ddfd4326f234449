// Opens what answers the shop's backend paths: the embedded backend with its card fields, or a Magento elsewhere.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { createBackend, type Backend, type BackendOptions } from './backend';
import { keepSwept } from './backend/retention';
import { braintreeEnvironment } from './braintree-token';
import { compressing } from '../server/http/compression';
import type { Handler, Listener } from '../server/http/listen';
import { createPayment } from './payment';
import { createRemote, createRemoteBackend } from '../server/proxy/remote-backend';

export interface ShopBackend {
  handle: Handler;
  /** Origin of the card fields that go with this backend, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** A content service elsewhere. */
  contentUrl?: string;
  embedded?: Backend;
  close(): void;
}

interface Place {
  /** Folder of the databases. */
  data: string;
  shopUrl: string;
  /** Origins besides the shop's own that may call the backend. */
  origins: string[];
  now?: () => Date;
}

export interface EmbeddedOptions
  extends
    Place,
    Pick<BackendOptions, 'profile' | 'faults' | 'history' | 'pictures' | 'outboxKey' | 'braintreeToken'> {
  /** Folder that describes what is sold. */
  seed?: string;
  /** Where the card fields are served. */
  card: Listener;
}

/** Whoever tries the demo builds pages there, on whatever port. Never listed in front of another backend. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*'];

export async function openEmbedded(options: EmbeddedOptions): Promise<ShopBackend> {
  const { data, shopUrl, card, seed, profile, faults, history, pictures, outboxKey, braintreeToken, now } =
    options;
  const origins = [...options.origins, ...ownMachine];
  const file = join(data, seed === undefined ? 'airside.db' : databaseOf(seed));
  const paymentUrl = card.url;
  const embedded = await createBackend({
    file, baseUrl: shopUrl, paymentUrl, origins, seed, profile, faults, history, pictures, outboxKey, braintreeToken, now,
  }); // oxfmt-ignore
  const stopSweeping = keepSwept(embedded.db, now ?? (() => new Date()));
  // Card fields are shown to sites with a name only.
  const sites = origins.filter((origin) => origin !== 'null');
  const payment = createPayment({ db: embedded.db, shopOrigins: [shopUrl, ...sites], now });
  card.answerWith({ handler: compressing(payment.handle) });
  return {
    handle: compressing(embedded.handle),
    paymentUrl,
    braintree: braintreeToken === undefined ? undefined : braintreeEnvironment(braintreeToken),
    embedded,
    close() {
      stopSweeping();
      embedded.close();
    },
  };
}

/** Two folders of one name are two shops. */
function databaseOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return `seed-${basename(seed)}-${hash}.db`;
}

export interface RemoteOptions extends Pick<Place, 'origins'> {
  /** The Magento. */
  url: URL;
  /** Card fields whose nonces it takes. */
  payment?: URL;
  braintree?: BraintreeEnvironment;
  /** Without it the home page is the backend's own CMS page. */
  content?: URL;
}

export function openRemote(options: RemoteOptions): ShopBackend {
  const { url, payment, braintree, content, origins } = options;
  return {
    handle: createRemoteBackend({
      url,
      content: content ? createRemote({ url: content }) : noContent,
      origins,
    }),
    paymentUrl: payment?.origin,
    braintree,
    contentUrl: content?.origin,
    close: () => undefined,
  };
}

/** No entry, as a content service says it; not 404, which browsers report to the console. */
const noContent: Handler = (request) =>
  new URL(request.url).pathname.startsWith('/api/')
    ? Response.json({ data: null })
    : new Response('Not found', { status: 404 });
