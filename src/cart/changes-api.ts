// Changing the cart; loaded with the first change.
import {
  AddConfigurableProductToCartDocument,
  AddProductsToCartDocument,
  ApplyCouponDocument,
  CreateCartDocument,
  MergeCartsDocument,
  RemoveCouponDocument,
  RemoveItemFromCartDocument,
  UpdateCartItemDocument,
} from '../graphql/generated/cart-changes';
import { TransportError } from '../transport/errors';
import type { Transport } from '../transport/transport';
import type { NewCartItem } from './cart';

export interface CartChanges {
  /** A new guest cart's id, or the id of the signed-in customer's active cart. */
  createCart(): Promise<string>;
  add(cartId: string, item: NewCartItem): Promise<AddResult>;
  update(cartId: string, uid: string, quantity: number): Promise<void>;
  remove(cartId: string, uid: string): Promise<void>;
  applyCoupon(cartId: string, code: string): Promise<void>;
  removeCoupon(cartId: string): Promise<void>;
  /** Needs a session. The guest's cart is over afterwards. */
  merge(guestCartId: string, customerCartId: string): Promise<void>;
}

export interface AddResult {
  totalQuantity: number;
  /** Set when the backend complained although the request as such was accepted. */
  refusal?: TransportError;
}

export function createCartChanges(transport: Transport): CartChanges {
  return {
    async createCart() {
      const { cartId } = await transport.mutate(CreateCartDocument, {});
      if (!cartId) throw new Error('createEmptyCart: no id');
      return cartId;
    },

    async add(cartId, item) {
      if (item.parentSku && !item.selectedOptions?.length) {
        const data = await transport.mutate(AddConfigurableProductToCartDocument, {
          cartId,
          quantity: item.quantity,
          sku: item.sku,
          parentSku: item.parentSku,
        });
        return { totalQuantity: data.addConfigurableProductsToCart?.cart.total_quantity ?? 0 };
      }
      const { addProductsToCart } = await transport.mutate(AddProductsToCartDocument, {
        cartId,
        // parent_sku is ignored by the backend: a configurable line is its parent's SKU plus the chosen options.
        cartItems: [
          {
            sku: item.selectedOptions?.length ? (item.parentSku ?? item.sku) : item.sku,
            quantity: item.quantity,
            ...(item.selectedOptions?.length ? { selected_options: item.selectedOptions } : {}),
          },
        ],
      });
      return {
        totalQuantity: addProductsToCart?.cart.total_quantity ?? 0,
        refusal: refusalOf((addProductsToCart?.user_errors ?? []).filter((error) => error !== null)),
      };
    },

    async update(cartId, uid, quantity) {
      await transport.mutate(UpdateCartItemDocument, { cartId, itemId: uid, quantity });
    },

    async remove(cartId, uid) {
      try {
        await transport.mutate(RemoveItemFromCartDocument, { cartId, itemId: uid });
      } catch (error) {
        // Gone already, e.g. removed in another tab: that is what was wanted.
        if (!(error instanceof TransportError) || !error.entries.some(isItemGone)) throw error;
      }
    },

    async applyCoupon(cartId, code) {
      await transport.mutate(ApplyCouponDocument, { cartId, couponCode: code });
    },

    async removeCoupon(cartId) {
      await transport.mutate(RemoveCouponDocument, { cartId });
    },

    async merge(guestCartId, customerCartId) {
      await transport.mutate(MergeCartsDocument, { guestCartId, customerCartId });
    },
  };
}

function isItemGone(entry: { message: string }): boolean {
  return /cart doesn't contain the item|could not find cart item/i.test(entry.message);
}

/** user_errors as an error like any other, so that one function finds the shopper's words in both. */
function refusalOf(userErrors: { message: string }[]): TransportError | undefined {
  if (userErrors.length === 0) return undefined;
  const entries = userErrors.map(({ message }) => ({ message }));
  return new TransportError('graphql', entries[0]?.message ?? '', { entries });
}
