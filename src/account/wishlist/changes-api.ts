// What is done with the items of a wishlist, and how that is said; loaded with the first change.
import '../../words/catalogue/wishlist-changes';
import {
  ChangeWishlistItemDocument,
  WishlistToCartDocument,
  type WishlistToCartMutation,
} from '../../graphql/generated/account-wishlist-changes';
import { fetchLeft } from '../../catalog/wishlist/api';
import { present, type Loose } from '../../graphql/loose';
import type { Storefront } from '../../storefront';
import type { Transport } from '../../transport/transport';
import { more } from './api';
import type { WishlistItem } from './wishlist-item';

type Refusals = Loose<readonly Loose<{ message: string }>[]>;

function refuse(errors: Refusals): void {
  const [error] = present(errors);
  if (error) throw new Error(error.message);
}

/** What was refused is still on the list; why, is lost. */
const leftBehind = (ids: readonly string[]): WishlistToCartMutation['addWishlistItemsToCart'] => ({
  status: true,
  add_wishlist_items_to_cart_user_errors: ids.map((wishlistItemId) => ({
    code: 'UNDEFINED',
    message: '',
    wishlistItemId,
  })),
});

/** Answers why what is left was refused, by item id. */
export async function moveToCart(
  { transport, cart }: Pick<Storefront, 'transport' | 'cart'>,
  list: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { addWishlistItemsToCart: answer } = await transport.mutate(
    WishlistToCartDocument,
    { list, ids: [...ids] },
    {
      ifLost: async () => {
        // Also where the list does not tell.
        await cart.load();
        const left = await fetchLeft(transport, list, ids);
        return left.length < ids.length ? { addWishlistItemsToCart: leftBehind(left) } : undefined;
      },
    },
  );
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
  const { updateProductsInWishlist: answer } = await transport.mutate(
    ChangeWishlistItemDocument,
    { list, items },
    {
      ifLost: async () => {
        const now = await (await more()).fetchItem(transport, list, id);
        return now?.quantity === quantity && now.note === note.trim()
          ? { updateProductsInWishlist: null }
          : undefined;
      },
    },
  );
  refuse(answer?.user_errors);
}
