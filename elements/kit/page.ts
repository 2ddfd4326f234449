// What all our code on one page shares: the loader writes it, chunks read it. Kept on the global object, because
// a chunk must never import the loader (a host may have given it a query string, and it would run twice).
import type { Storefront, StorefrontConfig } from '../../src/storefront';
import type { GiveAnswers } from '../../src/transport/answers/give-answers';

export interface Page {
  version: string;
  /** The loader's own script tag, whose data-* attributes configure the page. */
  script?: { src: string; dataset: DOMStringMap };
  /** Loads and registers an element; resolves to false for a tag that is not ours. */
  load(tag: string): Promise<boolean>;
  /** True for tags that the loader knows. */
  has(tag: string): boolean;
  /** Loads elements as they appear below `root`, e.g. a shadow root. */
  observe(root: Document | ShadowRoot | Element): void;
  /** The Storefront of elements without a provider above them, once one of them needed it. */
  storefront?: Storefront;
  /** Called with the page's Storefront when there is one. */
  waiting: Set<(storefront: Storefront) => void>;
  /** The number of items in the cart, while it is asked for; all mini carts share the answer. */
  counting?: Promise<number | undefined>;
  config?: StorefrontConfig;
  /** Somebody has asked for the state of the shop before there was one. */
  isStateRequested?: boolean;
  /** What the page's server has asked already. */
  answers?: GiveAnswers;
}

const key = Symbol.for('airside.page');
const place = globalThis as unknown as Record<symbol, Page | undefined>;

/** Without a loader (a bundler, a test) elements are registered by hand and nothing is observed. */
export function page(): Page {
  return (place[key] ??= {
    version: '',
    waiting: new Set(),
    load: async (tag) => Boolean(customElements.get(tag)),
    has: (tag) => Boolean(customElements.get(tag)),
    observe: () => undefined,
  });
}
