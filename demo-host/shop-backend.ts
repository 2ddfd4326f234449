// Opens what answers the shop's backend paths: the embedded backend with its card fields, or a Magento elsewhere.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { createBackend, type Backend, type BackendOptions } from './backend';
import { braintreeEnvironment } from './braintree-token';
import type { Handler, Listener } from './listen';
import { createPayment } from './payment';
import { createContentService } from './proxy/content-service';
import { createRemote, createRemoteBackend } from './proxy/remote-backend';

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
  extends Place, Pick<BackendOptions, 'profile' | 'faults' | 'history' | 'publicOutbox' | 'braintreeToken'> {
  /** Folder that describes what is sold. */
  seed?: string;
  /** Where the card fields are served. */
  card: Listener;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<ShopBackend> {
  const { data, shopUrl, origins, card, seed, profile, faults, history, publicOutbox, braintreeToken, now } =
    options;
  const file = join(data, seed === undefined ? 'airside.db' : databaseOf(seed));
  const paymentUrl = card.url;
  const embedded = await createBackend({
    file, baseUrl: shopUrl, paymentUrl, origins, seed, profile, faults, history, publicOutbox, braintreeToken, now,
  }); // prettier-ignore
  // Card fields are shown to sites with a name only.
  const sites = origins.filter((origin) => origin !== 'null');
  const payment = createPayment({ db: embedded.db, shopOrigins: [shopUrl, ...sites], now });
  card.answerWith({ handler: (request) => payment.handle(request) });
  return {
    handle: embedded.handle,
    paymentUrl,
    braintree: braintreeToken === undefined ? undefined : braintreeEnvironment(braintreeToken),
    embedded,
    close: () => embedded.close(),
  };
}

/** Two folders of one name are two shops. */
function databaseOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return `seed-${basename(seed)}-${hash}.db`;
}

export interface RemoteOptions extends Place {
  /** The Magento. */
  url: URL;
  /** Card fields whose nonces it takes. */
  payment?: URL;
  braintree?: BraintreeEnvironment;
  /** Without it the embedded content service stays. */
  content?: URL;
}

export async function openRemote(options: RemoteOptions): Promise<ShopBackend> {
  const { url, payment, braintree, content, data, shopUrl, origins, now } = options;
  const service = content
    ? { handle: createRemote({ url: content }, 'content service'), close: () => undefined }
    : await createContentService({ file: join(data, 'content.db'), shopUrl, now });
  return {
    handle: createRemoteBackend({ url, content: service.handle, origins }),
    paymentUrl: payment?.origin,
    braintree,
    contentUrl: content?.origin,
    close: service.close,
  };
}
