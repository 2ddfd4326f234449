// What few lists need: their names where there are several, and what a long one has below its first items. Loaded when it is.
import { WishlistMoreDocument } from '../../graphql/generated/account-wishlist-more';
import { present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';
import { parsePage } from './parse-page-api';
import { WishlistNamesDocument } from './names-document';
import type { WishlistItem, WishlistPage } from './wishlist-item';

/** Of each list by its id. Never rejects. */
export async function fetchNames(transport: Transport): Promise<ReadonlyMap<string | null, string>> {
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
  const data = await transport.query(WishlistMoreDocument, variables, {
    policy: 'network-only',
    needs: ({ customer }) => customer?.wishlist_v2?.items_v2,
  });
  return parsePage(data.customer?.wishlist_v2?.items_v2);
}

/** One item of a list, wherever it stands. Rejects with TransportError. */
export async function fetchItem(
  transport: Transport,
  list: string,
  id: string,
): Promise<WishlistItem | undefined> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetchItems(transport, list, page, 50);
    const item = answer.items.find((one) => one.id === id);
    if (item) return item;
    pages = answer.pages;
  }
  return undefined;
}
