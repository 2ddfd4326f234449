// GraphQL of the wishlist: the customer's one list, by its old names and its new ones.
import type { ProductNode } from '../catalog/products';
import type { Context } from '../context';
import { transaction } from '../database';
import { ownWishlist, wishlistCustomer } from './access';
import {
  addToWishlist,
  changeItem,
  removeItem,
  type ItemChange,
  type ItemProblem,
  type NewItem,
} from './changes';
import { moveToCart } from './move-to-cart';
import { ensureWishlistOf, findWishlist, touchWishlist, wishlistOf, type WishlistRow } from './rows';
import { wishlistStatus } from './status';
import { wishlistView } from './view';

const defaultList = (_: unknown, __: unknown, context: Context) =>
  wishlistView(context, ensureWishlistOf(context, wishlistCustomer(context).id));

/** A list that is not the asker's has no values, and is no error. */
function listById(_: unknown, { id }: { id: string }, context: Context) {
  const customer = wishlistCustomer(context);
  const number = Number.parseInt(id, 10);
  const row = number > 0 ? findWishlist(context.db, number) : wishlistOf(context.db, customer.id);
  return row?.customer_id === customer.id ? wishlistView(context, row) : {};
}

/** Changes one list in one transaction, item by item. */
function change<T>(
  context: Context,
  find: () => WishlistRow,
  items: readonly T[],
  work: (list: WishlistRow, item: T) => ItemProblem | undefined,
) {
  return transaction(context.db, () => {
    const list = find();
    const problems = items.flatMap((item) => work(list, item) ?? []);
    touchWishlist(context, list.id);
    return { wishlist: wishlistView(context, list), user_errors: problems };
  });
}

interface Adding {
  wishlistId: string;
  wishlistItems: NewItem[];
}
interface Changing {
  wishlistId: string;
  wishlistItems: ItemChange[];
}
interface Removing {
  wishlistId: string;
  wishlistItemsIds: string[];
}
interface Moving {
  wishlistId: string;
  wishlistItemIds?: string[] | null;
}

export const wishlistResolvers = {
  Query: { wishlist: defaultList },
  ProductInterface: {
    wishlist_status: ({ row, context }: ProductNode) => wishlistStatus(context, row.id),
  },
  Customer: {
    wishlist: defaultList,
    wishlists: (_: unknown, __: unknown, context: Context) => [defaultList(_, __, context)],
    wishlist_v2: listById,
  },
  Mutation: {
    addProductsToWishlist: (_: unknown, args: Adding, context: Context) =>
      change(
        context,
        () => ownWishlist(context, args.wishlistId),
        args.wishlistItems,
        (list, item) => addToWishlist(context, list, item),
      ),
    updateProductsInWishlist: (_: unknown, args: Changing, context: Context) =>
      change(
        context,
        () => ownWishlist(context, args.wishlistId, 'Could not find the specified wishlist'),
        args.wishlistItems,
        (list, item) => changeItem(context, list, item),
      ),
    removeProductsFromWishlist: (_: unknown, args: Removing, context: Context) =>
      change(
        context,
        () => ownWishlist(context, args.wishlistId),
        args.wishlistItemsIds,
        (list, id) => removeItem(context, list, id),
      ),
    addWishlistItemsToCart: (_: unknown, { wishlistId, wishlistItemIds }: Moving, context: Context) => {
      const { list, asked, refused } = moveToCart(context, wishlistId, wishlistItemIds ?? []);
      return {
        status: refused.length === 0,
        add_wishlist_items_to_cart_user_errors: refused,
        // Magento counts the items that were asked for, also those that have gone into the cart.
        wishlist: wishlistView(context, list, asked.length),
      };
    },
  },
};
