// Turns text that a host page wrote (attributes, data-*) into a StorefrontConfig. Everything has a default at one origin.
import type { StorefrontConfig } from '../../src/storefront';
import type { configAttributes } from './config-attributes';

/** behaviour 9, in seconds. */
const tokenTtl = 3600;

export interface ConfigSource {
  /** Relative addresses and defaults start here: where the loader came from. */
  origin: string;
  /** Reads 'endpoint', 'rest-url', … as the host page wrote it. */
  get(name: string): string | null | undefined;
  /** What is not said is taken from here. */
  base?: StorefrontConfig;
  standalone?: boolean;
}

/** Undefined for what no page can be asked for at, such as "mailto:". */
export function webAddress(text: string, base: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^(https?|file):$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

export function readConfig({ origin, get, base, standalone = false }: ConfigSource): StorefrontConfig {
  const text = (name: keyof typeof configAttributes): string | undefined => get(name)?.trim() || undefined;
  const address = <F extends string | undefined>(
    name: keyof typeof configAttributes,
    fallback: F,
  ): string | F => {
    const value = text(name);
    if (!value) return fallback;
    const found = webAddress(value, origin);
    if (found) return found.href.replace(/\/$/, '');
    console.warn(`airside: ${name}="${value}" is no address`);
    return fallback;
  };
  const endpoint = address('endpoint', base?.endpoint ?? `${origin}/graphql`);
  // Another endpoint is another shop: what is not said then follows that shop, not the page's.
  const home = text('endpoint') ? new URL(endpoint).origin : origin;
  const same = home === origin ? base : undefined;
  const listing = text('listing') ?? base?.listing;
  return {
    endpoint,
    restUrl: address('rest-url', same?.restUrl ?? `${home}/rest`),
    contentUrl: address('content-url', same?.contentUrl ?? `${home}/api`),
    shopUrl: `${address('shop-url', same?.shopUrl ?? home).replace(/\/$/, '')}/`,
    cartUrl: text('cart-url') ?? same?.cartUrl,
    checkoutUrl: text('checkout-url') ?? same?.checkoutUrl,
    paymentUrl: address('payment-url', same?.paymentUrl),
    storeView: text('store-view') ?? same?.storeView,
    ...(listing === 'more' ? { listing } : {}),
    locale: text('locale') ?? base?.locale ?? 'en_US',
    tokenTtl,
    standalone,
  };
}
