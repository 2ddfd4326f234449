// What is on the signed-in shopper's wishlist, one answer for all hearts of a page (behaviour 2.4, 3).
import { effect, signal, untracked } from '@preact/signals-core';
import '../../words/catalogue/wishlist';
import { late } from '../../late/late';
import type { Storefront } from '../../storefront';
import { shopperMessage } from '../../transport/errors';
import type { Wished } from './api';
import { createOwnList } from './own-list';
import { createLastRequest } from '../../transport/last-request';

export interface Wishlist {
  /** As the shopper wants it; false until the list is known. Of a guest: saved here. A signal's value: whoever reads it follows it. */
  isLiked(sku: string): boolean;
  /** A change of this product is on its way. */
  isBusy(sku: string): boolean;
  /** Asks for the list, once per session; every change needs it. Never rejects. */
  preload(): void;
  /** Reads the list again, where it has been asked for: something else has changed it. */
  refresh(): void;
  /**
   * Puts the product on the list or takes it off, shown at once; answers whether it is on it now. Rejects where nothing changed. For a
   * guest it is saved in the browser, which is said; undefined where that is full. `name`: of the product, to say so.
   */
  toggle(sku: string, name?: string): Promise<boolean | undefined>;
  /** Puts it on the list, also beside others of the same product. Rejects where nothing changed. */
  add(item: Wished): Promise<void>;
  /** Wanted on the list by a link: put there now, or saved until a guest has signed in. No text of a link is shown. */
  grant(sku: string): void;
}

const api = late(() => import('./api'));
const saving = late(() => import('./save'));

/** The products of which a change is on its way, and whether each is wanted on the list. */
function createWanted() {
  const wanted = signal<ReadonlyMap<string, boolean>>(new Map());
  return {
    wanted,
    want: (key: string, isOn: boolean) => void (wanted.value = new Map(wanted.peek()).set(key, isOn)),
    forget(key: string): void {
      wanted.value = new Map([...wanted.peek()].filter(([each]) => each !== key));
    },
  };
}

/** What a guest of the shop saves; other sites lead to the sign-in. */
function createOfGuest(storefront: Storefront) {
  const loaded = signal<Awaited<ReturnType<typeof saving>> | undefined>(undefined);
  const load = async () => (loaded.value = await saving());
  return {
    isLiked: (sku: string): boolean => Boolean(loaded.value?.isSaved(storefront, sku)),
    load,
    preload(): void {
      if (storefront.config.standalone) load().catch(() => undefined);
    },
  };
}

export function createWishlist(storefront: Storefront): Wishlist {
  const { text, toasts, transport, user, onDispose } = storefront;
  const ofGuest = createOfGuest(storefront);
  const { wanted, want, forget } = createWanted();
  const own = createOwnList(transport);
  const requests = createLastRequest();
  let isWanted = false;

  const isLiked = (key: string): boolean =>
    user.isSignedIn.value
      ? (wanted.value.get(key) ?? Boolean(own.list.value?.liked.has(key)))
      : ofGuest.isLiked(key);

  const preload = (): void => {
    isWanted = true;
    if (!user.isSignedIn.peek()) ofGuest.preload();
    else if (!own.isAsked()) own.load().catch(() => undefined);
  };

  const add = async (item: Wished): Promise<void> => {
    const { addToWishlist } = await api();
    const list = await own.known();
    const stillCounts = requests.join();
    const key = item.sku.toLowerCase();
    await addToWishlist(transport, list.id, item, !list.liked.has(key));
    if (stillCounts()) own.change(list, key, true);
  };
  const fulfil = async (sku: string): Promise<void> => {
    try {
      const name = await (await api()).nameOf(storefront, sku);
      const { liked } = await own.known();
      if (!liked.has(sku.toLowerCase())) await add({ sku });
      toasts.addToast({ type: 'success', message: text('catalog.liked', { name }) });
    } catch (error) {
      toasts.addToast({ type: 'error', message: shopperMessage(error, text('catalog.likeFailed')) });
    }
  };

  const stop = effect(() => {
    void user.token.value;
    untracked(() => {
      requests.drop();
      own.forget();
      wanted.value = new Map();
      if (isWanted) preload();
    });
  });
  onDispose(stop);

  return {
    isLiked: (sku) => isLiked(sku.toLowerCase()),
    isBusy: (sku) => wanted.value.has(sku.toLowerCase()),
    preload,
    refresh: () => void (own.isAsked() && own.load().catch(() => undefined)),
    add,
    grant(sku) {
      if (user.isSignedIn.peek()) void fulfil(sku);
      else
        saving().then(
          ({ keep }) => keep(storefront, { sku, quantity: 1, selectedOptions: [] }),
          () => undefined,
        );
    },
    async toggle(sku, name = sku) {
      if (!user.isSignedIn.peek()) return (await ofGuest.load()).toggleSaved(storefront, sku, name);
      const key = sku.toLowerCase();
      const stillCounts = requests.join();
      const isOn = !isLiked(key);
      if (wanted.peek().has(key)) return !isOn;
      want(key, isOn);
      try {
        const { addToWishlist, removeFromWishlist } = await api();
        let list = await own.known();
        // Put on the list a moment ago: the new entry's id is known to the backend alone.
        if (!isOn && list.liked.get(key)?.length === 0) list = await own.load();
        const ids = list.liked.get(key);
        if (!isOn && ids) await removeFromWishlist(transport, list.id, ids);
        if (isOn && !ids) await addToWishlist(transport, list.id, { sku }, true);
        if (stillCounts()) own.change(list, key, isOn);
        return isOn;
      } finally {
        if (stillCounts()) forget(key);
      }
    },
  };
}
