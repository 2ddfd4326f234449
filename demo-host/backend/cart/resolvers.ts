// GraphQL of the cart: reading it and changing what is in it.
import type { Context } from '../context';
import { alreadyExists, authorizationError, inputError, noSuchEntity } from '../errors';
import { cartOf, needsInput, needsItems } from './access';
import { change, lineId, type ItemId } from './change';
import { findCoupon } from './coupons';
import { addConfigurableItem, addSimpleItem } from './legacy-add';
import { addItems, type LineProblem } from './lines';
import { assignCart, mergeCarts } from './merge';
import {
  deleteLine,
  ensureCartOf,
  findCartByMask,
  insertCart,
  linesOf,
  updateCart,
  type CartRow,
} from './rows';
import { updateItems } from './update-items';
import { cartView } from './view';

interface AddedItem {
  sku: string;
  quantity: number;
  selected_options?: (string | null)[] | null;
}
type Wrapped<T> = { input: T };

function createCart(context: Context, wanted: string | null | undefined): CartRow {
  if (context.customer) return ensureCartOf(context, context.customer);
  if (wanted == null) return insertCart(context, null);
  if (wanted.length !== 32) throw inputError('Cart ID length should to be 32 symbols.');
  if (findCartByMask(context.db, wanted)) throw alreadyExists(`Cart with ID "${wanted}" already exists.`);
  return insertCart(context, null, wanted);
}

function addProducts(
  _: unknown,
  { cartId, cartItems }: { cartId: string; cartItems: AddedItem[] },
  context: Context,
) {
  if (cartId === '') throw inputError('Required parameter "cartId" is missing');
  if (cartItems.length === 0) throw inputError('Required parameter "cartItems" is missing');
  let problems: LineProblem[] = [];
  const answer = change(context, cartId, (cart) => {
    // `parent_sku` is not read: Magento ignores it as well.
    const wanted = cartItems.map(({ sku, quantity, selected_options: selected }) => ({
      sku,
      quantity,
      selectedOptions: selected ?? [],
    }));
    problems = addItems(context, cart, wanted);
  });
  return {
    ...answer,
    user_errors: problems.map((problem) => ({ __typename: 'CartUserInputError', ...problem })),
  };
}

function removeItem(_: unknown, { input }: Wrapped<{ cart_id: string } & ItemId>, context: Context) {
  if (input.cart_id === '') throw inputError('Required parameter "cart_id" is missing.');
  const id = lineId(input);
  if (id === undefined) throw inputError('Required parameter "cart_item_id" is missing.');
  return change(context, input.cart_id, (cart) => {
    if (!linesOf(context, cart.id).some((line) => line.id === id)) {
      throw noSuchEntity("The cart doesn't contain the item");
    }
    deleteLine(context.db, id);
  });
}

function applyCoupon(
  _: unknown,
  { input }: Wrapped<{ cart_id: string; coupon_code: string }>,
  context: Context,
) {
  if (input.coupon_code === '') throw inputError('Required parameter "coupon_code" is missing');
  return change(context, input.cart_id, (cart) => {
    if (cart.coupon !== null && findCoupon(context.db, cart.coupon)) {
      throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    }
    if (linesOf(context, cart.id).length === 0) throw noSuchEntity('Cart does not contain products.');
    const coupon = input.coupon_code.trim();
    if (!findCoupon(context.db, coupon))
      throw noSuchEntity("The coupon code isn't valid. Verify the code and try again.");
    updateCart(context, cart.id, { coupon });
  });
}

const addSimple = needsInput(
  (
    _: unknown,
    { input }: Wrapped<{ cart_id: string; cart_items: ({ data: AddedItem } | null)[] }>,
    context: Context,
  ) =>
    change(context, input.cart_id, (cart) => {
      for (const { data } of needsItems(input.cart_items))
        addSimpleItem(context, cart, data.sku, data.quantity);
    }),
);

export const cartResolvers = {
  Query: {
    cart: (_: unknown, args: { cart_id: string }, context: Context) =>
      cartView(context, cartOf(context, args.cart_id)),
    customerCart: (_: unknown, __: unknown, context: Context) => {
      if (!context.customer) throw authorizationError('The request is allowed for logged in customer');
      return cartView(context, ensureCartOf(context, context.customer));
    },
  },
  Mutation: {
    createEmptyCart: (_: unknown, args: { input?: { cart_id?: string | null } | null }, context: Context) =>
      createCart(context, args.input?.cart_id).masked_id,
    createGuestCart: (
      _: unknown,
      args: { input?: { cart_uid?: string | null } | null },
      context: Context,
    ) => {
      if (context.customer) throw inputError('Use `Query.customerCart` for logged in customer.');
      return { cart: cartView(context, createCart(context, args.input?.cart_uid)) };
    },
    addProductsToCart: addProducts,
    addSimpleProductsToCart: addSimple,
    addVirtualProductsToCart: addSimple,
    addConfigurableProductsToCart: needsInput(
      (
        _: unknown,
        {
          input,
        }: Wrapped<{
          cart_id: string;
          cart_items: ({ data: AddedItem; parent_sku?: string | null } | null)[];
        }>,
        context: Context,
      ) =>
        change(context, input.cart_id, (cart) => {
          for (const { data, parent_sku: parent } of needsItems(input.cart_items)) {
            addConfigurableItem(context, cart, parent ?? '', data.sku, data.quantity);
          }
        }),
    ),
    updateCartItems: needsInput(updateItems, 'Required parameter "cart_id" is missing.'),
    removeItemFromCart: needsInput(removeItem, 'Required parameter "cart_id" is missing.'),
    applyCouponToCart: needsInput(applyCoupon),
    removeCouponFromCart: needsInput((_, { input }: Wrapped<{ cart_id: string }>, context) =>
      change(context, input.cart_id, (cart) => void updateCart(context, cart.id, { coupon: null })),
    ),
    mergeCarts: (
      _: unknown,
      args: { source_cart_id: string; destination_cart_id?: string | null },
      context: Context,
    ) => cartView(context, mergeCarts(context, args.source_cart_id, args.destination_cart_id)),
    assignCustomerToGuestCart: (_: unknown, args: { cart_id: string }, context: Context) =>
      cartView(context, assignCart(context, args.cart_id)),
  },
};
