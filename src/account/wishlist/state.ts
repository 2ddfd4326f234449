// The page of the wishlist: which lists there are, what stands on the one that is shown, and what is done with it (behaviour 2.1, 3).
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { savedKey, type SavedItem } from '../../catalog/wishlist/saved-record';
import type { Storefront } from '../../storefront';
import { late } from '../../late/late';
import { onOnline } from '../../transport/on-online';
import { createListContents, type ListContents } from './list-contents';
import { availabilityOf, type WishlistItem, type WishlistSummary } from './wishlist-item';

const changes = late(() => import('./changes-api'));
const entries = late(() => import('../../catalog/wishlist/api'));
const undoing = late(() => import('./put-back'));
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
  /** The same of the whole list, also of what is not shown yet. */
  moveAllToCart(): Promise<readonly WishlistItem[]>;
  dispose(): void;
}

/** `listId`: the shopper's first list where absent or unknown. */
export function createWishlistPage(storefront: Storefront, listId?: string): WishlistPageState {
  const { transport, user } = storefront;
  const contents = createListContents(transport, listId);
  const { list, items, problems } = contents;
  const { isBusy, busily } = createBusyItems(list);

  const tellHearts = () =>
    hearts().then(
      ({ createWishlist }) => storefront.feature(createWishlist).refresh(),
      () => undefined,
    );
  const drop = (left: readonly WishlistItem[]) => {
    contents.takeOff(left);
    void tellHearts();
    contents.fillUp();
  };

  let last: Promise<void> | undefined;
  const change: WishlistPageState['change'] = (item, to) => {
    // All of an item is sent: what the change before it made of it counts.
    const send = async () => {
      const now = items.peek()?.find(({ id }) => id === item.id) ?? item;
      await busily([item.id], async (id) => (await changes()).changeItem(transport, id, { ...now, ...to }));
      items.value = items.peek()?.map((one) => (one.id === item.id ? { ...one, ...to } : one));
    };
    return (last = last ? last.then(send, send) : send());
  };

  const saved = storefront.storage.signal<SavedItem[]>(savedKey);
  const isAwaited = computed(() => saved.value?.some(({ isRefused }) => !isRefused));
  const stop = effect(() => {
    const isSignedIn = user.isSignedIn.value;
    // Read again when what was saved before the sign-in has come.
    void isAwaited.value;
    untracked(() => {
      contents.forget();
      if (isSignedIn) void contents.load();
    });
  });

  const stopListening = onOnline(() => {
    if (contents.error.peek()) void contents.load();
  });

  return {
    lists: contents.lists,
    list,
    items,
    error: contents.error,
    hasMore: contents.hasMore,
    isLoadingMore: contents.isLoadingMore,
    isBusy,
    problemOf: ({ id }) => problems.value.get(id),
    showMore: contents.showMore,
    reload: () => void contents.load(),
    async remove(item) {
      const { removeFromWishlist } = await entries();
      await busily([item.id], (id) => removeFromWishlist(transport, id, [item.id]));
      drop([item]);
    },
    async putBack(item) {
      const { putBack } = await undoing();
      await putBack(item, { transport, contents, busily, tellHearts, change });
    },
    change,
    ...createMoves(storefront, contents, busily, drop),
    dispose() {
      contents.dispose();
      stop();
      stopListening();
    },
  };
}

type BusyItems = ReturnType<typeof createBusyItems>;

/** The ways into the cart. `drop`: what has gone there is off the list. */
function createMoves(
  storefront: Storefront,
  { hasMore, items, problems, showMore }: ListContents,
  busily: BusyItems['busily'],
  drop: (left: readonly WishlistItem[]) => void,
): Pick<WishlistPageState, 'isMoving' | 'moveToCart' | 'moveAllToCart'> {
  const isMoving = signal(false);
  const moveToCart: WishlistPageState['moveToCart'] = async (wanted) => {
    const ready = wanted.filter((item) => availabilityOf(item) === 'buyable');
    if (!ready.length) return [];
    const ids = ready.map(({ id }) => id);
    const refused = await busily(ids, async (id) => (await changes()).moveToCart(storefront, id, ids));
    const moved = ready.filter(({ id }) => !refused.has(id));
    problems.value = new Map([...[...problems.peek()].filter(([id]) => !ids.includes(id)), ...refused]);
    if (moved.length) drop(moved);
    await storefront.cart.load();
    return moved;
  };
  const moving = async <T>(act: () => Promise<T>): Promise<T> => {
    isMoving.value = true;
    try {
      return await act();
    } finally {
      isMoving.value = false;
    }
  };
  return {
    isMoving,
    moveToCart: (wanted) => moving(() => moveToCart(wanted)),
    moveAllToCart: () =>
      moving(async () => {
        while (hasMore.peek()) await showMore();
        return moveToCart(items.peek() ?? []);
      }),
  };
}

function createBusyItems(list: ReadonlySignal<WishlistSummary | undefined>) {
  const busy = signal<ReadonlySet<string>>(new Set());
  return {
    isBusy: ({ id }: WishlistItem) => busy.value.has(id),
    /** One change of an item at a time. */
    async busily<T>(ids: readonly string[], act: (list: string) => Promise<T>): Promise<T> {
      const { id } = list.peek() ?? {};
      if (!id) throw new Error('no wishlist');
      busy.value = new Set([...busy.peek(), ...ids]);
      try {
        return await act(id);
      } finally {
        busy.value = new Set([...busy.peek()].filter((one) => !ids.includes(one)));
      }
    },
  };
}
