// updateCartItems: other quantities for lines of a cart.
import { stockTexts } from '../catalog/stock';
import type { Context } from '../context';
import { BackendError, inputError } from '../errors';
import { profileOf } from '../profile';
import { cartOf, needsItems } from './access';
import { change, lineId, type ItemId } from './change';
import { changeLine } from './lines';
import { cartView } from './view';

interface UpdateInput {
  cart_id: string;
  cart_items: ((ItemId & { quantity?: number | null }) | null)[];
}

const codes: [part: string, code: string][] = [
  ['Could not find cart item', 'COULD_NOT_FIND_CART_ITEM'],
  ['Required parameter', 'REQUIRED_PARAMETER_MISSING'],
  ['cannot use decimal quantity', 'INVALID_PARAMETER_VALUE'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  [stockTexts.tooMany, 'INSUFFICIENT_STOCK'],
  [stockTexts.soldOut, 'NOT_SALABLE'],
];

const codeOf = (message: string) => codes.find(([part]) => message.includes(part))?.[1] ?? 'UNDEFINED';

const apply = (context: Context, { cart_id, cart_items }: UpdateInput) =>
  change(context, cart_id, (cart) => {
    for (const item of needsItems(cart_items)) {
      const id = lineId(item);
      if (id === undefined)
        throw inputError('Required parameter "cart_item_id" for "cart_items" is missing.');
      if (item.quantity == null)
        throw inputError('Required parameter "quantity" for "cart_items" is missing.');
      changeLine(context, cart, id, item.quantity);
    }
  });

/** Up to 2.4.6 a refusal is an error; newer releases answer the cart as it was, with the reason beside it. */
export function updateItems(_: unknown, { input }: { input: UpdateInput }, context: Context) {
  if (input.cart_id === '') throw inputError('Required parameter "cart_id" is missing.');
  needsItems(input.cart_items, 'Required parameter "cart_items" is missing.');
  const cart = cartOf(context, input.cart_id);
  try {
    return { ...apply(context, input), errors: [] };
  } catch (error) {
    if (!(error instanceof BackendError) || !profileOf(context.options).hasNewerHabits) throw error;
    const { message } = error;
    return { cart: cartView(context, cart), errors: [{ code: codeOf(message), message }] };
  }
}
