// What is on the signed-in shopper's wishlist, one answer for all hearts of a page (behaviour 2.4, 3).
import { effect, signal, untracked } from '@preact/signals-core';
import '../../words/catalogue/wishlist';
import type { Storefront } from '../../storefront';
import { shopperMessage } from '../../transport/errors';
import type { OwnWishlist, Wished } from './api';
import { wishKey } from './wish-key';
import { createLastRequest } from '../../transport/last-request';

export interface Wishlist {
  /** false for guests, and until the list is known. A signal's value: whoever reads it follows it. */
  isLiked(sku: string): boolean;
  /** A change of this product is on its way. */
  isBusy(sku: string): boolean;
  /** Asks for the list, once per session; every change needs it. Never rejects. */
  preload(): void;
  /** Reads the list again, where it has been asked for: something else has changed it. */
  refresh(): void;
  /** Puts the product on the list or takes it off, and answers whether it is on it now. Rejects where nothing changed. */
  toggle(sku: string): Promise<boolean>;
  /** Puts it on the list, also beside others of the same product. Rejects where nothing changed. */
  add(item: Wished): Promise<void>;
  /** A guest wants it on the list: put there after the sign-in, if that comes soon. */
  keepForLater(product: Wish): void;
}

interface Wish {
  sku: string;
  name: string;
}

/** Seconds; long enough to create an account. */
const wishTime = 1800;

const api = () => import('./api');

/** What a guest wanted on the list. It is kept no longer: another tab may have the same in mind. */
function takeWish(storage: Storefront['storage']): Wish | undefined {
  const wish = storage.get<Wish>(wishKey);
  if (wish) storage.remove(wishKey);
  return wish;
}

/** The products of which a change is on its way. */
function createBusy() {
  const busy = signal<ReadonlySet<string>>(new Set());
  return {
    busy,
    setBusy(key: string, isOn: boolean): void {
      const next = new Set(busy.peek());
      if (isOn) next.add(key);
      else next.delete(key);
      busy.value = next;
    },
  };
}

/** An entry that was added has no id until the list is read again. */
function withChange({ id, liked }: OwnWishlist, key: string, isOn: boolean): OwnWishlist {
  const next = new Map(liked);
  if (isOn) next.set(key, []);
  else next.delete(key);
  return { id, liked: next };
}

export function createWishlist(storefront: Storefront): Wishlist {
  const { storage, text, toasts, transport, user, onDispose } = storefront;
  /** undefined: not known. */
  const list = signal<OwnWishlist | undefined>(undefined);
  const { busy, setBusy } = createBusy();
  let loading: Promise<OwnWishlist> | undefined;
  const requests = createLastRequest();
  let isWanted = false;

  const load = (): Promise<OwnWishlist> => {
    const stillCounts = requests.join();
    const request = api()
      .then(({ fetchWishlist }) => fetchWishlist(transport))
      .then((answer) => {
        if (stillCounts()) list.value = answer;
        return answer;
      });
    loading = request;
    request.catch(() => loading === request && (loading = undefined));
    return request;
  };
  const preload = (): void => {
    isWanted = true;
    if (user.isSignedIn.peek() && !loading) load().catch(() => undefined);
  };

  const add = async (item: Wished): Promise<void> => {
    const { addToWishlist } = await api();
    const { id } = list.peek() ?? (await (loading ?? load()));
    await addToWishlist(transport, id, item);
    await load().catch(() => undefined);
  };
  const fulfil = async ({ sku, name }: Wish): Promise<void> => {
    try {
      const { liked } = await (loading ?? load());
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
      list.value = loading = undefined;
      busy.value = new Set();
      if (isWanted) preload();
      const wish = user.isSignedIn.peek() && takeWish(storage);
      if (wish) void fulfil(wish);
    });
  });
  onDispose(stop);

  return {
    isLiked: (sku) => Boolean(list.value?.liked.has(sku.toLowerCase())),
    isBusy: (sku) => busy.value.has(sku.toLowerCase()),
    preload,
    refresh: () => void (loading && load().catch(() => undefined)),
    add,
    keepForLater: (product) => storage.set(wishKey, product, wishTime),
    async toggle(sku) {
      const key = sku.toLowerCase();
      const stillCounts = requests.join();
      if (busy.peek().has(key)) return Boolean(list.peek()?.liked.has(key));
      setBusy(key, true);
      try {
        const { addToWishlist, removeFromWishlist } = await api();
        let { id, liked } = list.peek() ?? (await (loading ?? load()));
        // Put on the list a moment ago, and not read back since.
        if (liked.get(key)?.length === 0) ({ id, liked } = await load());
        const ids = liked.get(key);
        if (ids) await removeFromWishlist(transport, id, ids);
        else await addToWishlist(transport, id, { sku });
        if (!stillCounts()) return !ids;
        list.value = withChange({ id, liked }, key, !ids);
        // The new entry's id is known to the backend alone.
        await load().catch(() => undefined);
        return !ids;
      } finally {
        if (stillCounts()) setBusy(key, false);
      }
    },
  };
}
