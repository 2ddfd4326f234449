// Faults of the shop's world: it really changes, and the real handler finds it so and answers in its own words.
import { stockedId } from '../cart/pricing';
import { enabledLinesOf } from '../cart/rows';
import { stockGenerations, whileSoldOut, type StockGeneration } from '../catalog/sold-out';
import { run, transaction } from '../database';
import { namedCarts, placesOrder, type Asked } from './asked';
import type { Fault } from './fault';

const namesCart = async (asked: Asked): Promise<boolean> => (await namedCarts(asked)).length > 0;

/** A fault that changes the carts a request names, before the request is worked on. */
function cartFault(name: string, sql: string, does: string): Fault {
  return {
    name,
    takes: 'times',
    acts: 'before',
    does,
    meets: namesCart,
    async act(asked, _, next) {
      const carts = await namedCarts(asked);
      transaction(asked.db, () => carts.forEach(({ id }) => run(asked.db, sql, id)));
      return next();
    },
  };
}

const cartInactive = cartFault(
  'cart-inactive',
  'UPDATE cart SET is_active = 0 WHERE id = ?',
  'The cart that a request names is closed for good, as by an order in another tab: “The cart isn’t active.”',
);

const cartNotFound = cartFault(
  'cart-not-found',
  'DELETE FROM cart WHERE id = ?',
  'The cart that a request names is purged for good, as after thirty days: “Could not find a cart with ID …”',
);

const outOfStock: Fault = {
  name: 'out-of-stock',
  takes: stockGenerations,
  acts: 'around',
  does: 'The first line of the cart is sold out, and the cart says so as that release does: in top-level errors (2.4.4), in errors of the line (2.4.5), and with is_available (2.4.8).',
  meets: namesCart,
  async act(asked, value, next) {
    const lines = (await namedCarts(asked)).flatMap(({ id }) => enabledLinesOf(asked.db, id).slice(0, 1));
    return whileSoldOut(
      { products: new Set(lines.map(stockedId)), generation: value as StockGeneration },
      next,
    );
  },
};

const nonce = /\bdemo_[0-9a-f-]{36}\b/g;

const decline: Fault = {
  name: 'decline',
  takes: 'times',
  acts: 'before',
  does: 'The card network declines the card with which an order is placed, whatever its number.',
  meets: placesOrder,
  async act(asked, _, next) {
    const kept = (await namedCarts(asked)).flatMap(({ payment_nonce: own }) => own ?? []);
    for (const one of [...kept, ...(asked.body.match(nonce) ?? [])])
      run(
        asked.db,
        "UPDATE payment_nonce SET outcome = 'declined' WHERE nonce = ? AND consumed_at IS NULL",
        one,
      );
    return next();
  },
};

export const shopFaults: readonly Fault[] = [cartInactive, cartNotFound, outOfStock, decline];
