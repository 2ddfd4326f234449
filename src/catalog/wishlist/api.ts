// The wishlist's documents; loaded with the first heart of a signed-in shopper.
import {
  AddToWishlistDocument,
  OwnWishlistDocument,
  RemoveFromWishlistDocument,
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

/** The shopper's first list, every page of it. Rejects with TransportError, or Error where the backend has no lists. */
export async function fetchWishlist(transport: Transport): Promise<OwnWishlist> {
  const liked = new Map<string, string[]>();
  for (let page = 1, pages = 1; ; page += 1) {
    const data = await transport.query(
      OwnWishlistDocument,
      { page },
      { policy: 'network-only', needs: ({ customer }) => present(customer?.wishlists)[0]?.items_v2 },
    );
    const list = present(data.customer?.wishlists)[0];
    if (!list?.id) throw new Error('customer.wishlists: none');
    for (const { id, product } of present(list.items_v2?.items)) {
      if (!product?.sku) continue;
      const sku = product.sku.toLowerCase();
      liked.set(sku, [...new Set([...(liked.get(sku) ?? []), id])]);
    }
    pages = list.items_v2?.page_info?.total_pages ?? pages;
    if (page >= pages) return { id: list.id, liked };
  }
}

/** What is put on a list; `sku` of the product itself, the chosen variant by its options. */
export interface Wished {
  sku: string;
  quantity?: number;
  selectedOptions?: readonly string[];
}

/** Rejects where the backend refuses, with its words. */
export async function addToWishlist(
  transport: Transport,
  list: string,
  { sku, quantity = 1, selectedOptions = [] }: Wished,
): Promise<void> {
  const items = [
    { sku, quantity, ...(selectedOptions.length ? { selected_options: [...selectedOptions] } : {}) },
  ];
  const { addProductsToWishlist: answer } = await transport.mutate(AddToWishlistDocument, { list, items });
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
  );
  refuse(answer?.user_errors);
}

function refuse(errors: Loose<readonly Loose<{ message: string }>[]>): void {
  const [error] = present(errors);
  if (error) throw new Error(error.message);
}
