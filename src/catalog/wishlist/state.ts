// What is on the signed-in shopper's wishlist, one answer for all hearts of a page (behaviour 2.4, 3).
import { effect, signal, untracked } from '@preact/signals-core';
import '../../words/catalogue/wishlist';
import { late } from '../../late/late';
import type { Storefront } from '../../storefront';
import { shopperMessage } from '../../transport/errors';
import type { Wished } from './api';
import { createOwnList } from './own-list';
import { wishKey } from './wish-key';
import { createLastRequest } from '../../transport/last-request';

export interface Wishlist {
  /** As the shopper wants it; false for guests, and until the list is known. A signal's value: whoever reads it follows it. */
  isLiked(sku: string): boolean;
  /** A change of this product is on its way. */
  isBusy(sku: string): boolean;
  /** Asks for the list, once per session; every change needs it. Never rejects. */
  preload(): void;
  /** Reads the list again, where it has been asked for: something else has changed it. */
  refresh(): void;
  /** Puts the product on the list or takes it off, shown at once; answers whether it is on it now. Rejects where nothing changed. */
  toggle(sku: string): Promise<boolean>;
  /** Puts it on the list, also beside others of the same product. Rejects where nothing changed. */
  add(item: Wished): Promise<void>;
  /** Wanted on the list: put there now, or after a guest's sign-in, if that comes soon. */
  grant(wish: Wish): void;
}

interface Wish {
  sku: string;
  /** Of a link there is only the SKU: no text of one is shown. */
  name?: string;
}

/** Seconds; long enough to create an account. */
const wishTime = 1800;

const api = late(() => import('./api'));

/** What a guest wanted on the list. It is kept no longer: another tab may have the same in mind. */
function takeWish(storage: Storefront['storage']): Wish | undefined {
  const wish = storage.get<Wish>(wishKey);
  if (wish) storage.remove(wishKey);
  return wish;
}

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

export function createWishlist(storefront: Storefront): Wishlist {
  const { storage, text, toasts, transport, user, onDispose } = storefront;
  const { wanted, want, forget } = createWanted();
  const own = createOwnList(transport);
  const requests = createLastRequest();
  let isWanted = false;

  const isLiked = (key: string): boolean => wanted.value.get(key) ?? Boolean(own.list.value?.liked.has(key));

  const preload = (): void => {
    isWanted = true;
    if (user.isSignedIn.peek() && !own.isAsked()) own.load().catch(() => undefined);
  };

  const add = async (item: Wished): Promise<void> => {
    const { addToWishlist } = await api();
    const list = await own.known();
    const stillCounts = requests.join();
    const key = item.sku.toLowerCase();
    await addToWishlist(transport, list.id, item, !list.liked.has(key));
    if (stillCounts()) own.change(list, key, true);
  };
  const fulfil = async ({ sku, name }: Wish): Promise<void> => {
    try {
      const called = name ?? (await (await api()).nameOf(storefront, sku));
      const { liked } = await own.known();
      if (!liked.has(sku.toLowerCase())) await add({ sku });
      toasts.addToast({ type: 'success', message: text('catalog.liked', { name: called }) });
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
      const wish = user.isSignedIn.peek() && takeWish(storage);
      if (wish) void fulfil(wish);
    });
  });
  onDispose(stop);

  return {
    isLiked: (sku) => isLiked(sku.toLowerCase()),
    isBusy: (sku) => wanted.value.has(sku.toLowerCase()),
    preload,
    refresh: () => void (own.isAsked() && own.load().catch(() => undefined)),
    add,
    grant(wish) {
      if (user.isSignedIn.peek()) void fulfil(wish);
      else storage.set(wishKey, wish, wishTime);
    },
    async toggle(sku) {
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
