// As much of a Storefront as header and drawer need: real state of the application, a session that tests set.
import { computed, signal } from '@preact/signals-core';
import { vi } from 'vitest';
import { createAppState } from '../../src/app/state';
import { createToasts } from '../../src/app/toasts';
import type { MenuCategory } from '../../src/catalog/menu/menu-tree';
import { createNavigation } from '../../src/navigation/state';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import type { Storefront } from '../../src/storefront';
import type { StoreConfig } from '../../src/store-view/config';
import { createStoreChoice } from '../../src/store-view/choice';
import type { StoreOptions } from '../../src/store-view/choice-api';

export function fakeFrame(menu?: readonly MenuCategory[]) {
  const app = createAppState();
  const isSignedIn = signal(false);
  const currentUser = signal<{ firstname: string } | undefined>(undefined);
  const url = signal(new URL('https://shop.example/news.html'));
  const categories = signal(menu);
  const error = signal<Error | undefined>(undefined);
  const reload = vi.fn();
  const shop = signal<Partial<StoreConfig>>({ claim: 'Gins of the coast' });
  const signOut = vi.fn(async () => void (isSignedIn.value = false));
  const signIn = vi.fn(async () => void (isSignedIn.value = true));
  const options = signal<StoreOptions | undefined>(undefined);
  const features = new Map<unknown, unknown>([
    [createNavigation, { categories, error, reload, storeName: signal('Airside Duty Free'), shop }],
    [
      createStoreChoice,
      {
        options: { data: options, error: signal(undefined) },
        store: signal(undefined),
        currency: signal('USD'),
      },
    ],
  ]);
  const count = signal<number | undefined>(undefined);
  const storefront: Storefront = {
    app,
    toasts: createToasts(),
    config: { standalone: true, shopUrl: 'https://shop.example/', locale: 'en_US' },
    routing: {
      url,
      path: computed(() => url.value.pathname),
      href: (path: string) => `https://shop.example${path}`,
    },
    user: { isSignedIn, currentUser, signIn, signOut, onSignOut: () => () => undefined },
    storage: createBrowserStorage('header'),
    storeView: { code: signal('default'), currency: signal(undefined) },
    transport: {
      query: () => new Promise(() => undefined),
      watch: () => () => undefined,
      preload: async () => undefined,
      has: () => true,
    },
    onDispose: () => undefined,
    cart: {
      details: signal(undefined),
      count,
      badge: signal(''),
      lastAdded: signal(undefined),
      isChanging: signal(false),
      hasCart: signal(true),
      loadExisting: async () => undefined,
    },
    feature(create: (storefront: Storefront) => unknown) {
      if (!features.has(create)) features.set(create, create(storefront));
      return features.get(create);
    },
  } as unknown as Storefront;
  return {
    app,
    isSignedIn,
    currentUser,
    url,
    categories,
    error,
    reload,
    shop,
    signIn,
    signOut,
    options,
    storefront,
  };
}
