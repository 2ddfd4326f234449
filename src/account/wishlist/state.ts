// The page of the wishlist: which lists there are, what stands on the one that is shown, and what is done with it (behaviour 2.1, 3).
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import { wishKey } from '../../catalog/wishlist/wish-key';
import type { Storefront } from '../../storefront';
import { late } from '../../late/late';
import * as api from './api';
import { standing, type WishlistItem, type WishlistSummary } from './wishlist-item';
import { createLastRequest } from '../../transport/last-request';

const pageSize = 20;

const changes = late(() => import('./changes-api'));
const entries = late(() => import('../../catalog/wishlist/api'));
const hearts = late(() => import('../../catalog/wishlist/state'));

export interface WishlistPageState {
  /** undefined: not known yet. */
  readonly lists: ReadonlySignal<readonly WishlistSummary[] | undefined>;
  /** The list that is shown. */
  readonly list: ReadonlySignal<WishlistSummary | undefined>;
  readonly items: ReadonlySignal<readonly WishlistItem[] | undefined>;
  /** Set only while there is nothing to show. */
  readonly error: ReadonlySignal<Error | undefined>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  readonly isMoving: ReadonlySignal<boolean>;
  isBusy(item: WishlistItem): boolean;
  /** Why it did not go into the cart, in the backend's words. */
  problemOf(item: WishlistItem): string | undefined;
  /** Further items are put below those that are shown (behaviour 3). Rejects with TransportError. */
  showMore(): Promise<void>;
  reload(): void;
  // Each rejects where nothing has changed.
  remove(item: WishlistItem): Promise<void>;
  putBack(item: WishlistItem): Promise<void>;
  change(item: WishlistItem, to: Partial<Pick<WishlistItem, 'quantity' | 'note'>>): Promise<void>;
  /** Answers what is in the cart now and no longer on the list. */
  moveToCart(items: readonly WishlistItem[]): Promise<readonly WishlistItem[]>;
  dispose(): void;
}

/** `listId`: the shopper's first list where absent or unknown. */
export function createWishlistPage(storefront: Storefront, listId?: string): WishlistPageState {
  const { transport, user, cart } = storefront;
  const lists = signal<readonly WishlistSummary[] | undefined>(undefined);
  const items = signal<readonly WishlistItem[] | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const page = signal({ shown: 1, all: 1 });
  const isLoadingMore = signal(false);
  const isMoving = signal(false);
  const busy = signal<ReadonlySet<string>>(new Set());
  const problems = signal<ReadonlyMap<string, string>>(new Map());
  /** Off the list since, and where they stood; a page that was asked for before may still hold them. */
  const gone = new Map<string, number>();
  const requests = createLastRequest();

  const list = computed(() => lists.value?.find(({ id }) => id === listId) ?? lists.value?.[0]);

  async function load(): Promise<void> {
    const stillCounts = requests.begin();
    error.value = undefined;
    try {
      const answer = await api.fetchWishlists(transport, pageSize);
      if (!stillCounts()) return;
      const shown = Math.max(
        answer.lists.findIndex(({ id }) => id === listId),
        0,
      );
      batch(() => {
        lists.value = answer.lists;
        items.value = answer.pages[shown]?.items ?? [];
        page.value = { shown: 1, all: answer.pages[shown]?.pages ?? 1 };
        problems.value = new Map();
      });
    } catch (cause) {
      if (stillCounts()) error.value = asError(cause);
    }
  }

  /** Puts a page's items below those that are there; what is known already is brought up to date. */
  async function add(number: number): Promise<void> {
    const { id } = list.peek() ?? {};
    if (!id) return;
    const stillCounts = requests.join();
    const answer = await api.fetchItems(transport, id, number, pageSize);
    if (!stillCounts()) return;
    const fresh = new Map(answer.items.filter((item) => !gone.has(item.id)).map((item) => [item.id, item]));
    const kept = (items.peek() ?? []).map((item) => {
      const known = fresh.get(item.id) ?? item;
      fresh.delete(item.id);
      return known;
    });
    batch(() => {
      items.value = [...kept, ...fresh.values()];
      page.value = { shown: number, all: answer.pages };
    });
  }

  const count = (by: number) => {
    const { id } = list.peek() ?? {};
    lists.value = lists
      .peek()
      ?.map((one) => (one.id === id ? { ...one, count: Math.max(0, one.count + by) } : one));
  };
  const tellHearts = () =>
    hearts().then(
      ({ createWishlist }) => storefront.feature(createWishlist).refresh(),
      () => undefined,
    );
  // The hearts grant it.
  if (storefront.storage.get(wishKey)) void tellHearts();
  const drop = (left: readonly WishlistItem[]) => {
    const ids = new Set(left.map(({ id }) => id));
    items.peek()?.forEach(({ id }, index) => ids.has(id) && gone.set(id, index));
    batch(() => {
      items.value = items.peek()?.filter(({ id }) => !ids.has(id));
      count(-ids.size);
    });
    void tellHearts();
    // What stood below has moved up: the first of the next page is now the last of this one.
    const { shown, all } = page.peek();
    if (shown < all) add(shown).catch(() => undefined);
  };

  /** One change of an item at a time. */
  async function busily<T>(ids: readonly string[], act: (list: string) => Promise<T>): Promise<T> {
    const { id } = list.peek() ?? {};
    if (!id) throw new Error('no wishlist');
    busy.value = new Set([...busy.peek(), ...ids]);
    try {
      return await act(id);
    } finally {
      busy.value = new Set([...busy.peek()].filter((one) => !ids.includes(one)));
    }
  }

  const change: WishlistPageState['change'] = async (item, to) => {
    const now = items.peek()?.find(({ id }) => id === item.id) ?? item;
    await busily([item.id], async (id) => (await changes()).changeItem(transport, id, { ...now, ...to }));
    items.value = items.peek()?.map((one) => (one.id === item.id ? { ...one, ...to } : one));
  };

  const stop = effect(() => {
    const isSignedIn = user.isSignedIn.value;
    untracked(() => {
      requests.drop();
      batch(() => (lists.value = items.value = undefined));
      if (isSignedIn) void load();
    });
  });

  return {
    lists,
    list,
    items,
    error: computed(() => (items.value ? undefined : error.value)),
    hasMore: computed(() => page.value.shown < page.value.all),
    isLoadingMore,
    isMoving,
    isBusy: ({ id }) => busy.value.has(id),
    problemOf: ({ id }) => problems.value.get(id),
    async showMore() {
      if (isLoadingMore.peek()) return;
      isLoadingMore.value = true;
      try {
        await add(page.peek().shown + 1);
      } finally {
        isLoadingMore.value = false;
      }
    },
    reload: () => void load(),
    async remove(item) {
      const { removeFromWishlist } = await entries();
      await busily([item.id], (id) => removeFromWishlist(transport, id, [item.id]));
      drop([item]);
    },
    async putBack(item) {
      const { product, quantity, selectedOptions, note } = item;
      if (!product) return;
      const { addToWishlist } = await entries();
      const before = new Set(items.peek()?.map(({ id }) => id));
      const { shown } = page.peek();
      await busily([], (id) => addToWishlist(transport, id, { sku: product.sku, quantity, selectedOptions }));
      void tellHearts();
      await load();
      const isBack = ({ id, product: one }: WishlistItem) => !before.has(id) && one?.sku === product.sku;
      const find = () => items.peek()?.find(isBack);
      // New items stand last, on a page that may not be shown yet.
      while (page.peek().shown < page.peek().all && (page.peek().shown < shown || !find()))
        await add(page.peek().shown + 1);
      const back = find();
      if (!back) return;
      const rest = (items.peek() ?? []).filter(({ id }) => id !== back.id);
      rest.splice(gone.get(item.id) ?? rest.length, 0, back);
      items.value = rest;
      if (note) await change(back, { note }).catch(() => undefined);
    },
    change,
    async moveToCart(wanted) {
      const ready = wanted.filter((item) => standing(item) === 'buyable');
      if (!ready.length) return [];
      isMoving.value = true;
      try {
        const ids = ready.map(({ id }) => id);
        const refused = await busily(ids, async (id) => (await changes()).moveToCart(transport, id, ids));
        const moved = ready.filter(({ id }) => !refused.has(id));
        problems.value = new Map([...[...problems.peek()].filter(([id]) => !ids.includes(id)), ...refused]);
        if (moved.length) drop(moved);
        await cart.load();
        return moved;
      } finally {
        isMoving.value = false;
      }
    },
    dispose() {
      requests.drop();
      stop();
    },
  };
}
