// The wishlist's documents; loaded with the first heart of a signed-in shopper.
import {
  AddToWishlistDocument,
  OwnWishlistDocument,
  RemoveFromWishlistDocument,
  type OwnWishlistQuery,
} from '../../graphql/generated/catalog-wishlist';
import type { Transport } from '../../transport/transport';
import { present, type Loose } from '../../graphql/loose';

export { nameOf } from './name-of';

/** What is on the list: SKU in lower case → ids of its entries (one per chosen variant). */
export type Liked = ReadonlyMap<string, readonly string[]>;

export interface OwnWishlist {
  id: string;
  liked: Liked;
}

interface Entry {
  id: string;
  /** Absent where the product is no longer sold. */
  sku?: string;
}

/** All that stands on the shopper's first list, or on that of an id. Rejects with TransportError, or Error where there is none. */
async function fetchEntries(
  transport: Transport,
  wanted?: string,
): Promise<{ id: string; entries: Entry[] }> {
  const find = ({ customer }: OwnWishlistQuery) =>
    present(customer?.wishlists).find(({ id }) => !wanted || id === wanted);
  const entries: Entry[] = [];
  for (let page = 1, pages = 1; ; page += 1) {
    const data = await transport.query(
      OwnWishlistDocument,
      { page },
      { policy: 'network-only', needs: (answer) => find(answer)?.items_v2 },
    );
    const list = find(data);
    if (!list?.id) throw new Error('customer.wishlists: none');
    for (const { id, product } of present(list.items_v2?.items))
      entries.push({ id, sku: product?.sku?.toLowerCase() });
    pages = list.items_v2?.page_info?.total_pages ?? pages;
    if (page >= pages) return { id: list.id, entries };
  }
}

/** The shopper's first list. Rejects as `fetchEntries`. */
export async function fetchWishlist(transport: Transport): Promise<OwnWishlist> {
  const { id, entries } = await fetchEntries(transport);
  const liked = new Map<string, string[]>();
  for (const { id: entry, sku } of entries)
    if (sku) liked.set(sku, [...new Set([...(liked.get(sku) ?? []), entry])]);
  return { id, liked };
}

/** Which of these entries still stand on a list. Rejects as `fetchEntries`. */
export async function fetchLeft(
  transport: Transport,
  list: string,
  ids: readonly string[],
): Promise<string[]> {
  const { entries } = await fetchEntries(transport, list);
  return ids.filter((id) => entries.some((entry) => entry.id === id));
}

/** What is put on a list; `sku` of the product itself, the chosen variant by its options. */
export interface Wished {
  sku: string;
  quantity?: number;
  selectedOptions?: readonly string[];
}

/** Rejects where the backend refuses, with its words. `isFirst`: the list has nothing of the product yet. */
export async function addToWishlist(
  transport: Transport,
  list: string,
  { sku, quantity = 1, selectedOptions = [] }: Wished,
  isFirst: boolean,
): Promise<void> {
  const items = [
    { sku, quantity, ...(selectedOptions.length ? { selected_options: [...selectedOptions] } : {}) },
  ];
  const { addProductsToWishlist: answer } = await transport.mutate(
    AddToWishlistDocument,
    { list, items },
    {
      ifLost: async () => {
        const { entries } = await fetchEntries(transport, list);
        const isOn = entries.some((entry) => entry.sku === sku.toLowerCase());
        // Which of its variants was there before is not known.
        if (isOn && !isFirst) throw new Error('addProductsToWishlist: unknown');
        return isOn ? { addProductsToWishlist: null } : undefined;
      },
    },
  );
  refuse(answer?.user_errors);
}

/** Rejects where the backend refuses, with its words. */
export async function removeFromWishlist(
  transport: Transport,
  list: string,
  ids: readonly string[],
): Promise<void> {
  const variables = { list, ids: [...ids] };
  const { removeProductsFromWishlist: answer } = await transport.mutate(
    RemoveFromWishlistDocument,
    variables,
    {
      ifLost: async () =>
        (await fetchLeft(transport, list, ids)).length ? undefined : { removeProductsFromWishlist: null },
    },
  );
  refuse(answer?.user_errors);
}

function refuse(errors: Loose<readonly Loose<{ message: string }>[]>): void {
  const [error] = present(errors);
  if (error) throw new Error(error.message);
}
