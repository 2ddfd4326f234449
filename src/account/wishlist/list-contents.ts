// What stands on the list that is shown, as far as it is known: read page by page, and followed by what is taken off it (behaviour 3).
import { batch, computed, signal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import { createLastRequest } from '../../transport/last-request';
import type { Transport } from '../../transport/transport';
import * as api from './api';
import type { WishlistItem, WishlistSummary } from './wishlist-item';

const pageSize = 20;

export type ListContents = ReturnType<typeof createListContents>;

/** `listId`: the shopper's first list where absent or unknown. */
export function createListContents(transport: Transport, listId?: string) {
  const lists = signal<readonly WishlistSummary[] | undefined>(undefined);
  const items = signal<readonly WishlistItem[] | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const page = signal({ shown: 1, all: 1 });
  /** A further page on its way. */
  const loadingMore = signal<Promise<void> | undefined>(undefined);
  /** Why items did not go into the cart, by id. */
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
      const index = answer.lists.findIndex(({ id }) => id === listId);
      const first = answer.pages[Math.max(index, 0)];
      batch(() => {
        lists.value = answer.lists;
        items.value = first?.items ?? [];
        page.value = { shown: 1, all: first?.pages ?? 1 };
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
    const answer = await (await api.more()).fetchItems(transport, id, number, pageSize);
    if (!stillCounts()) return;
    const read = answer.items.filter((item) => !gone.has(item.id));
    batch(() => {
      items.value = merged(items.peek() ?? [], read);
      page.value = { shown: number, all: answer.pages };
    });
  }

  return {
    lists,
    list,
    items,
    /** Set only while there is nothing to show. */
    error: computed(() => (items.value ? undefined : error.value)),
    hasMore: computed(() => page.value.shown < page.value.all),
    isLoadingMore: computed(() => loadingMore.value !== undefined),
    problems,
    page,
    gone,
    load,
    add,
    /** One page at a time: whoever asks meanwhile waits for that one. */
    showMore(): Promise<void> {
      return (
        loadingMore.peek() ??
        (loadingMore.value = add(page.peek().shown + 1).finally(() => (loadingMore.value = undefined)))
      );
    },
    takeOff(left: readonly WishlistItem[]): void {
      const ids = new Set(left.map(({ id }) => id));
      items.peek()?.forEach(({ id }, index) => ids.has(id) && gone.set(id, index));
      batch(() => {
        items.value = items.peek()?.filter(({ id }) => !ids.has(id));
        lists.value = lists.peek()?.map((one) => (one === list.peek() ? without(one, ids.size) : one));
      });
    },
    /** What stood below has moved up: the first of the next page is now the last of this one. */
    fillUp(): void {
      const { shown, all } = page.peek();
      if (shown < all) add(shown).catch(() => undefined);
    },
    /** Nothing is known any more, and what was asked does not count. */
    forget(): void {
      requests.drop();
      batch(() => {
        lists.value = items.value = undefined;
        page.value = { shown: 1, all: 1 };
      });
    },
    dispose: requests.drop,
  };
}

function without(list: WishlistSummary, number: number): WishlistSummary {
  return { ...list, count: Math.max(0, list.count - number) };
}

function merged(known: readonly WishlistItem[], read: readonly WishlistItem[]): WishlistItem[] {
  const fresh = new Map(read.map((item) => [item.id, item]));
  const kept = known.map((item) => {
    const now = fresh.get(item.id) ?? item;
    fresh.delete(item.id);
    return now;
  });
  return [...kept, ...fresh.values()];
}
