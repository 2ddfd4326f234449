// The documents of the wishlist's page and what is read from their answers; with changes-api the only file here that knows the backend's words.
import {
  WishlistMoreDocument,
  WishlistPageDocument,
  type WishlistPageItemsFragment,
  type WishlistProductFragment,
} from '../../graphql/generated/account-wishlist';
import type { CatalogCardFragment } from '../../graphql/generated/catalog-fragments';
import { present, type Loose } from '../../graphql/loose';
import { parseCard } from '../../catalog/product-api';
import type { Transport } from '../../transport/transport';
import { WishlistNamesDocument } from './names-document';
import type { WishlistItem, WishlistPage, WishlistSummary } from './wishlist-item';

export interface Wishlists {
  lists: readonly WishlistSummary[];
  /** Of each list, in the same order. */
  pages: readonly WishlistPage[];
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
