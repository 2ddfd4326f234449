// The documents of the wishlist's page and what is read from their answers; the only file here that knows the backend's words.
import {
  ChangeWishlistItemDocument,
  WishlistMoreDocument,
  WishlistPageDocument,
  WishlistToCartDocument,
  type WishlistPageItemsFragment,
  type WishlistProductFragment,
} from '../../graphql/generated/account-wishlist';
import type { CatalogCardFragment } from '../../graphql/generated/catalog';
import { parseCard, present, type Loose } from '../../catalog/product-api';
import type { Transport } from '../../transport/transport';
import { WishlistNamesDocument } from './names-document';
import type { WishlistItem, WishlistPage, WishlistSummary } from './wishlist-item';

export interface Wishlists {
  lists: readonly WishlistSummary[];
  /** Of each list, in the same order. */
  pages: readonly WishlistPage[];
}

type Refusals = Loose<readonly Loose<{ message: string }>[]>;

function refuse(errors: Refusals): void {
  const [error] = present(errors);
  if (error) throw new Error(error.message);
}

/** All lists of the customer with their first items. Rejects with TransportError. */
export async function fetchWishlists(transport: Transport, pageSize: number): Promise<Wishlists> {
  const data = await transport.query(WishlistPageDocument, { page: 1, pageSize }, { policy: 'network-only' });
  const lists = present(data.customer?.wishlists).flatMap(({ id, ...list }) => (id ? { ...list, id } : []));
  // Only a shop with several lists gives them names, and only there they are of use.
  const names = lists.length > 1 ? await fetchNames(transport) : new Map<string, string>();
  return {
    lists: lists.map(({ id, items_count }) => ({ id, name: names.get(id) ?? '', count: items_count ?? 0 })),
    pages: lists.map(({ items_v2 }) => parsePage(items_v2)),
  };
}

async function fetchNames(transport: Transport): Promise<ReadonlyMap<string, string>> {
  const answer = await transport.query(WishlistNamesDocument, {}).catch(() => undefined);
  return new Map(present(answer?.customer?.wishlists).map(({ id, name }) => [id, name ?? '']));
}

/** `page` from 1. Rejects with TransportError. */
export async function fetchItems(
  transport: Transport,
  list: string,
  page: number,
  pageSize: number,
): Promise<WishlistPage> {
  const variables = { id: list, page, pageSize };
  const data = await transport.query(WishlistMoreDocument, variables, { policy: 'network-only' });
  return parsePage(data.customer?.wishlist_v2?.items_v2);
}

/** Answers why what is left was refused, by item id. */
export async function moveToCart(
  transport: Transport,
  list: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { addWishlistItemsToCart: answer } = await transport.mutate(WishlistToCartDocument, {
    list,
    ids: [...ids],
  });
  return new Map(
    present(answer?.add_wishlist_items_to_cart_user_errors).map(({ wishlistItemId, message }) => [
      wishlistItemId,
      message,
    ]),
  );
}

/** Both are sent always: a note that is not sent is cleared. Rejects where the backend refuses, with its words. */
export async function changeItem(
  transport: Transport,
  list: string,
  { id, quantity, note }: Pick<WishlistItem, 'id' | 'quantity' | 'note'>,
): Promise<void> {
  const items = [{ wishlist_item_id: id, quantity, description: note }];
  const { updateProductsInWishlist: answer } = await transport.mutate(ChangeWishlistItemDocument, {
    list,
    items,
  });
  refuse(answer?.user_errors);
}

function parsePage(answer: Loose<WishlistPageItemsFragment>): WishlistPage {
  return { items: present(answer?.items).map(parseItem), pages: answer?.page_info?.total_pages ?? 1 };
}

// What the answer lacks of a card, the parser takes as unknown.
const parseProduct = (product: WishlistProductFragment) => parseCard(product as CatalogCardFragment);

function parseItem(item: NonNullable<WishlistPageItemsFragment['items'][number]>): WishlistItem {
  const options = 'configurable_options' in item ? present(item.configurable_options) : [];
  const variant = 'configured_variant' in item ? item.configured_variant : undefined;
  return {
    id: item.id,
    ...(item.product ? { product: parseProduct(item.product) } : {}),
    ...(variant ? { variant: parseProduct(variant) } : {}),
    options: options.map(({ option_label, value_label }) => ({ label: option_label, value: value_label })),
    selectedOptions: options.map((option) => option.configurable_product_option_value_uid),
    quantity: item.quantity,
    note: item.description?.trim() ?? '',
  };
}
