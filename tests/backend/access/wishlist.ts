// Wishlists: who changes what.
import { mutation } from './rows';

const list = '{ wishlist { items_v2 { items { description } } } }';
export const wishlist = [
  mutation(
    'addProductsToWishlist',
    '- rw - -',
    (w) =>
      `addProductsToWishlist(wishlistId: "${w.list}", wishlistItems: [{ sku: "MALT", quantity: 1 }]) ${list}`,
  ),
  mutation(
    'updateProductsInWishlist',
    '- w - -',
    (w) =>
      `updateProductsInWishlist(wishlistId: "${w.list}", wishlistItems: [{ wishlist_item_id: "${w.listItem}", description: "X", quantity: 2 }]) ${list}`,
  ),
  mutation(
    'updateProductsInWishlist in one’s own list',
    '- w - -',
    (w) =>
      `updateProductsInWishlist(wishlistId: "0", wishlistItems: [{ wishlist_item_id: "${w.listItem}", description: "X", quantity: 2 }]) ${list}`,
  ),
  mutation(
    'removeProductsFromWishlist',
    '- w - -',
    (w) => `removeProductsFromWishlist(wishlistId: "${w.list}", wishlistItemsIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'removeProductsFromWishlist in one’s own list',
    '- w - -',
    (w) => `removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'addWishlistItemsToCart',
    '- w - -',
    (w) => `addWishlistItemsToCart(wishlistId: "${w.list}", wishlistItemIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'addWishlistItemsToCart from one’s own list',
    '- - - -',
    (w) => `addWishlistItemsToCart(wishlistId: "0", wishlistItemIds: ["${w.listItem}"]) ${list}`,
  ),
];
