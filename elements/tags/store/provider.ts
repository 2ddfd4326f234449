// The class behind <airside-store>: builds a Storefront from its attributes and gives it to everything below it. No React.
import { ContextProvider } from '@lit/context';
import { withLocale } from '../../../src/words/locales';
import { createStorefront, type Storefront, type StorefrontConfig } from '../../../src/storefront';
import { readConfig } from '../../kit/config';
import { configAttributes } from '../../kit/config-attributes';
import { storefrontContext } from '../../kit/context';
import { attend, defaultStorefront } from '../../kit/default-storefront';
import { onVisit } from '../../kit/takeover/on-visit';
import { page } from '../../kit/page';
import { pageConfig } from '../../kit/page-config';
import { watchedFetch } from '../../kit/unlisted/watched-fetch';

export class StoreElement extends HTMLElement {
  static readonly observedAttributes = Object.keys(configAttributes);
  /** For other copies of this code on the page, which cannot make it themselves. */
  static readonly pageStorefront = defaultStorefront;
  #provider: ContextProvider<typeof storefrontContext> | undefined;
  #storefront: Storefront | undefined;
  #stale = false;

  /** What the elements below use; undefined while the element is not on a page. */
  get storefront(): Storefront | undefined {
    return this.#storefront;
  }

  connectedCallback(): void {
    this.style.display ||= 'contents';
    if (!this.#storefront) this.#build();
    else this.#provider?.hostConnected();
  }

  disconnectedCallback(): void {
    // Moving a part of a page must not throw its state away.
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (!this.#storefront || before === after || this.#stale) return;
    // Several attributes are usually changed in one go.
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      if (!this.isConnected) return;
      this.#release();
      this.#build();
    });
  }

  #config(): StorefrontConfig {
    const shared = pageConfig();
    return readConfig({
      origin: new URL(shared.shopUrl).origin,
      get: (name) => this.getAttribute(name),
      base: { ...shared, standalone: false },
    });
  }

  #build(): void {
    onVisit(() =>
      withLocale(this.#config().locale, () => {
        if (this.isConnected && !this.#storefront) this.#provide(this.#config());
      }),
    );
  }

  #provide(config: StorefrontConfig): void {
    const isPages = sameConfig(config, pageConfig());
    const storefront = isPages ? defaultStorefront() : createStorefront(config, watchedFetch(config));
    if (!isPages) attend(storefront, this);
    this.#storefront = storefront;
    if (this.#provider) this.#provider.setValue(storefront);
    else {
      this.#provider = new ContextProvider(this as HTMLElement, {
        context: storefrontContext,
        initialValue: storefront,
      });
      this.#provider.hostConnected();
    }
  }

  #release(): void {
    const storefront = this.#storefront;
    this.#storefront = undefined;
    // The page's own one outlives any provider.
    if (storefront !== page().storefront) storefront?.dispose();
  }
}

/** The same shop in the same view: then its state is shared with the elements outside. */
function sameConfig(a: StorefrontConfig, b: StorefrontConfig): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof StorefrontConfig)[])
    .filter((name) => name !== 'standalone')
    .every((name) => a[name] === b[name]);
}
