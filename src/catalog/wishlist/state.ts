// What is on the signed-in shopper's wish list, one answer for all hearts of a page (SPEC 2.4, 3).
import { effect, signal, untracked } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import type { OwnWishlist, Wished } from './api';

export interface Wishlist {
  /** false for guests, and until the list is known. A signal's value: whoever reads it follows it. */
  isLiked(sku: string): boolean;
  /** A change of this product is on its way. */
  isBusy(sku: string): boolean;
  /** Asks for the list, once per session; every change needs it. Never rejects. */
  prepare(): void;
  /** Reads the list again, where it has been asked for: something else has changed it. */
  refresh(): void;
  /** Puts the product on the list or takes it off, and answers whether it is on it now. Rejects where nothing changed. */
  toggle(sku: string): Promise<boolean>;
  /** Puts it on the list, also beside others of the same product. Rejects where nothing changed. */
  add(item: Wished): Promise<void>;
}

const api = () => import('./api');

export function createWishlist({ transport, user, onDispose }: Storefront): Wishlist {
  /** undefined: not known. */
  const list = signal<OwnWishlist | undefined>(undefined);
  const busy = signal<ReadonlySet<string>>(new Set());
  let loading: Promise<OwnWishlist> | undefined;
  let session = 0;
  let isWanted = false;

  const load = (): Promise<OwnWishlist> => {
    const asked = session;
    const request = api()
      .then(({ fetchWishlist }) => fetchWishlist(transport))
      .then((answer) => {
        if (asked === session) list.value = answer;
        return answer;
      });
    loading = request;
    request.catch(() => loading === request && (loading = undefined));
    return request;
  };
  const prepare = (): void => {
    isWanted = true;
    if (user.isSignedIn.peek() && !loading) load().catch(() => undefined);
  };

  const stop = effect(() => {
    void user.token.value;
    untracked(() => {
      session += 1;
      list.value = loading = undefined;
      busy.value = new Set();
      if (isWanted) prepare();
    });
  });
  onDispose(stop);

  const setBusy = (key: string, isOn: boolean): void => {
    const next = new Set(busy.peek());
    if (isOn) next.add(key);
    else next.delete(key);
    busy.value = next;
  };

  return {
    isLiked: (sku) => Boolean(list.value?.liked.has(sku.toLowerCase())),
    isBusy: (sku) => busy.value.has(sku.toLowerCase()),
    prepare,
    refresh: () => void (loading && load().catch(() => undefined)),
    async add(item) {
      const { addToWishlist } = await api();
      const { id } = list.peek() ?? (await (loading ?? load()));
      await addToWishlist(transport, id, item);
      await load().catch(() => undefined);
    },
    async toggle(sku) {
      const key = sku.toLowerCase();
      const asked = session;
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
        if (asked !== session) return !ids;
        const next = new Map(liked);
        if (ids) next.delete(key);
        else next.set(key, []);
        list.value = { id, liked: next };
        // The new entry's id is known to the backend alone.
        await load().catch(() => undefined);
        return !ids;
      } finally {
        if (asked === session) setBusy(key, false);
      }
    },
  };
}
