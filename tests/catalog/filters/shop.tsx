// A category page over the embedded backend, in one process: its history can be gone through, its requests waited for.
import './dom';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
// In one go, as otherwise the first test waits for what comes late.
import '../../../src/catalog/listing/ask-filter-kinds';
import '../../../src/catalog/filters/late-filters';
import '../../../src/transport/capabilities/lessons';
import { CategoryPage } from '../../../src/catalog/category/CategoryPage';
import type { HistoryListener, ShopHistory } from '../../../src/routing/history';
import { createRouter } from '../../../src/routing/router';
import { createRouting } from '../../../src/routing/state';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { currencyKey } from '../../../src/store-view/keys';
import { createStorefront, type Storefront } from '../../../src/storefront';
import { StorefrontContext } from '../../../src/use-storefront';
import type { BackendOptions } from '../../../demo-host/backend';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

/** Entries one can go back and forward through. */
class Entries implements ShopHistory {
  private readonly entries: URL[];
  private index = 0;
  private listener: HistoryListener | undefined;

  constructor(url: URL) {
    this.entries = [url];
  }
  get url(): URL {
    return this.entries[this.index]!;
  }
  get key(): string {
    return String(this.index);
  }
  write(url: URL, replace: boolean): string {
    if (!replace) this.entries.splice(++this.index);
    this.entries[this.index] = url;
    return this.key;
  }
  leave(url: URL): void {
    throw new Error(`left for ${url.href}`);
  }
  listen(listener: HistoryListener): () => void {
    this.listener = listener;
    return () => void (this.listener = undefined);
  }
  /** Whether there was anywhere to go. */
  go(steps: number): boolean {
    if (!this.entries[this.index + steps]) return false;
    this.index += steps;
    this.listener?.onTraverse(this.url, this.key);
    return true;
  }
}

export interface ShopPage {
  backend: TestBackend;
  storefront: Storefront;
  history: Entries;
  root: HTMLElement;
  /** Names of the operations that were asked, in order. */
  asked: string[];
  /** Waits for everything under way. */
  settle(): Promise<void>;
  /** The same address in a new tab. */
  reload(): Promise<void>;
  close(): void;
}

export interface ShopPageOptions extends Partial<Pick<BackendOptions, 'profile'>> {
  backend?: TestBackend;
  refusesIntrospection?: boolean;
  /** What the shopper has prices shown in. */
  currency?: string;
}

/** Few cards are drawn quickly, and make many pages. */
export const pageSize = 4;

const introspectionRefused =
  'GraphQL introspection is not allowed, but the query contained __schema or __type';

export async function openCategory(
  path: string,
  uid: string,
  { profile, refusesIntrospection = false, currency, ...given }: ShopPageOptions = {},
): Promise<ShopPage> {
  const backend = given.backend ?? (await testBackend({ profile }));
  const asked: string[] = [];
  let underWay = 0;
  const send: typeof fetch = async (input, init) => {
    underWay += 1;
    try {
      const url = new URL(String(input));
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { query: string }) : undefined;
      const query = body?.query ?? url.searchParams.get('query') ?? '';
      asked.push(/(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '?');
      if (refusesIntrospection && query.includes('__type('))
        return Response.json({ errors: [{ message: introspectionRefused }] });
      return await backend.handle(new Request(url, init));
    } finally {
      underWay -= 1;
    }
  };
  const history = new Entries(new URL(path, testOrigin));
  const endpoint = `${testOrigin}/graphql`;
  const storage = createBrowserStorage(`filters ${Math.random()}`);
  if (currency) storage.set(currencyKey, currency);
  const root = document.createElement('div');
  document.body.append(root);

  let mounted: { root: Root; storefront: Storefront } | undefined;
  const mount = (): Storefront => {
    const built = createStorefront(
      {
        endpoint,
        restUrl: `${testOrigin}/rest`,
        contentUrl: `${testOrigin}/api`,
        shopUrl: `${testOrigin}/`,
        locale: 'en_US',
        tokenTtl: 3600,
        standalone: true,
      },
      { fetch: send, storage },
    );
    const routing = createRouting({
      shopUrl: `${testOrigin}/`,
      standalone: true,
      transport: built.transport,
      isSignedIn: () => false,
      setPageLoading: () => undefined,
      history,
    });
    routing.learn(history.url.pathname, { type: 'CATEGORY', uid });
    routing.start(createRouter);
    built.storeView.learnPageSize(pageSize);
    const storefront: Storefront = { ...built, routing };
    const reactRoot = createRoot(root);
    flushSync(() =>
      reactRoot.render(
        <StorefrontContext value={storefront}>
          <CategoryPage uid={uid} />
        </StorefrontContext>,
      ),
    );
    mounted = { root: reactRoot, storefront };
    return storefront;
  };
  const unmount = () => {
    mounted?.root.unmount();
    mounted?.storefront.routing.dispose();
  };
  const settle = async () => {
    const isBusy = () =>
      underWay > 0 ||
      root.querySelector('[aria-busy]') ||
      !root.querySelector('.listing-count, .empty-state');
    for (let quiet = 0; quiet < 15; quiet = isBusy() ? 0 : quiet + 1)
      await new Promise((done) => setTimeout(done));
  };

  const page: ShopPage = {
    backend,
    storefront: mount(),
    history,
    root,
    asked,
    settle,
    async reload() {
      unmount();
      page.storefront = mount();
      await settle();
    },
    close() {
      unmount();
      root.remove();
    },
  };
  await settle();
  return page;
}
