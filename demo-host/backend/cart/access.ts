// Who may use which cart. Every cart operation starts here.
import type { Context } from '../context';
import { authorizationError, inputError, noSuchEntity } from '../errors';
import { findCartByMask, updateCart, type CartRow } from './rows';

type Resolve<Args, Answer> = (parent: unknown, args: Args, context: Context) => Answer;

/** Magento's schema lets most cart mutations come without their input; what they miss then is the cart. */
export const needsInput =
  <Args extends { input: object }, Answer>(
    resolve: Resolve<Args, Answer>,
    message = 'Required parameter "cart_id" is missing',
  ): Resolve<{ input?: Args['input'] | null }, Answer> =>
  (parent, args, context) => {
    if (!args.input) throw inputError(message);
    return resolve(parent, { ...args, input: args.input } as Args, context);
  };

/** Lists of Magento's inputs may have holes; one of nothing but holes counts as missing. */
export function needsItems<T extends object>(
  items: readonly (T | null)[],
  message = 'Required parameter "cart_items" is missing',
): T[] {
  const present = items.filter((item) => item !== null);
  if (present.length === 0) throw inputError(message);
  return present;
}

/** The active cart behind an id, if it is the asker's own: a guest's cart for a guest, else the customer's. */
export function cartOf(
  context: Context,
  maskedId: string,
  owner: number | null = context.customer?.id ?? null,
): CartRow {
  if (maskedId === '') throw inputError('Required parameter "cart_id" is missing');
  const cart = findCartByMask(context.db, maskedId);
  if (!cart) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!cart.is_active) throw noSuchEntity("The cart isn't active.");
  if (cart.customer_id !== owner) {
    throw authorizationError(`The current user cannot perform operations on cart "${maskedId}"`);
  }
  // Asking in another currency or store view moves the cart there.
  return cart.currency === context.currency && cart.store === context.store.code
    ? cart
    : updateCart(context, cart.id, { currency: context.currency, store: context.store.code });
}
