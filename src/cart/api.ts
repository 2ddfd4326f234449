// Reading the cart; with changes-api the only cart files that know operation and field names.
import { CartDetailsDocument, CheckUserIsAuthedDocument } from '../graphql/generated/cart';
import type { ChangedLinesFragment, ChangedSumsFragment } from '../graphql/generated/cart-fragments';
import type { Text } from '../words/text';
import { late } from '../late/late';
import type { BrowserStorage } from '../storage/browser-storage';
import type { TransportError } from '../transport/errors';
import type { Transport } from '../transport/transport';
import type { Cart } from './cart';
import { cartVariables } from './cart-variables';
import type { FollowedCart } from './coupon/lost-coupons';
import { watchCoupons } from './coupon/watch-coupons';
import { followView, type FollowedView } from './follow-view';
import { rememberImages } from './images';
import { cartTax, parseCart, present } from './parse-cart';
import { withStockProblems, type Seen } from './stock/stock-problems';
import type { TaxDisplay } from './tax-display';

/** To be called once: what a cart that is read goes on with. */
export function watchCart(parts: FollowedCart & FollowedView): void {
  watchCoupons(parts);
  followView(parts);
}

/** What a change answers: the totals, and of the lines those that it asked for. */
export type RawChange = ChangedSumsFragment & Partial<ChangedLinesFragment>;

export interface CartApi {
  /** Rejects when this shopper may not read the cart. */
  checkAccess(cartId: string): Promise<void>;
  details(cartId: string, seen: Seen): Promise<Cart>;
  /** How the cart that was read last shows its prices; undefined before. */
  taxDisplay(): TaxDisplay | undefined;
  /** What a change answered; of the lines those that the answer has. */
  parse(answer: RawChange, tax: TaxDisplay): Cart;
  /** Tells of a cart what is wrong with its lines. */
  worded(cart: Cart, before: Cart): Cart;
}

/** Rare. */
const partial = late(() => import('./partial/partial-cart'));

export function createCartApi(transport: Transport, storage: BrowserStorage, text: Text): CartApi {
  let tax: TaxDisplay | undefined;

  return {
    async checkAccess(cartId) {
      await transport.query(CheckUserIsAuthedDocument, { cartId }, { policy: 'network-only' });
    },

    async details(cartId, seen) {
      let withheld: readonly string[] = [];
      let error: TransportError | undefined;
      const { cart, storeConfig } = await transport.query(CartDetailsDocument, cartVariables(cartId), {
        policy: 'network-only',
        needs: (data) => data.cart?.items,
        onWithheld: (messages) => (withheld = messages),
        onPartial: (failed) => (error = failed),
      });
      if (!cart) throw new Error('cart: no data');
      const items = present(cart.items);
      tax = cartTax(items, storeConfig);
      const read = parseCart(cart, items, tax);
      const isWhole = !error && !Number.isNaN(read.grandTotal.value);
      const parsed = isWhole
        ? withStockProblems(read, withheld, seen, text)
        : (await partial()).partialCart(read, { error, withheld, seen }, text);
      rememberImages(storage, parsed.items);
      return parsed;
    },

    taxDisplay: () => tax,
    parse: (answer, display) => parseCart(answer, present(answer.items ?? answer.itemsV2?.items), display),
    worded: (cart, before) => withStockProblems(cart, [], { before }, text),
  };
}
