// Reading the cart; with changes-api the only cart files that know operation and field names.
import {
  CartDetailsDocument,
  type CartDetailsQuery,
  CheckUserIsAuthedDocument,
} from '../graphql/generated/cart';
import type { ChangedLinesFragment, ChangedSumsFragment } from '../graphql/generated/cart-fragments';
import type { Text } from '../words/text';
import type { BrowserStorage } from '../storage/browser-storage';
import { TransportError } from '../transport/errors';
import type { Transport } from '../transport/transport';
import type { Cart } from './cart';
import { cartVariables } from './cart-variables';
import { rememberImages } from './images';
import { cartTax, parseCart, present } from './parse-cart';
import { withStockProblems, type Seen } from './stock/stock-problems';
import type { TaxDisplay } from './tax-display';

/** What a change answers: the totals, and of the lines those that it asked for. */
export type RawChange = ChangedSumsFragment & Partial<ChangedLinesFragment>;

export interface CartApi {
  /** Rejects when this shopper may not read the cart. */
  checkAccess(cartId: string): Promise<void>;
  details(cartId: string, seen: Seen): Promise<Cart>;
  /** What a change answered; of the lines those that the answer has. */
  parse(answer: RawChange): Cart;
  /** Tells of a cart what is wrong with its lines. */
  worded(cart: Cart, before: Cart): Cart;
}

export function createCartApi(transport: Transport, storage: BrowserStorage, text: Text): CartApi {
  /** As it was decided for the whole cart that was read last. */
  let tax: TaxDisplay = { onLines: false, inSubtotal: false };

  return {
    async checkAccess(cartId) {
      await transport.query(CheckUserIsAuthedDocument, { cartId }, { policy: 'network-only' });
    },

    async details(cartId, seen) {
      let withheld: readonly string[] = [];
      const onWithheld = (messages: readonly string[]) => (withheld = messages);
      const { cart, storeConfig } = await transport
        .query(CartDetailsDocument, cartVariables(cartId), { policy: 'network-only', onWithheld })
        .catch((error: unknown) => {
          const answer = readableIn(error);
          if (!answer) throw error;
          withheld = answer.withheld;
          return answer.data;
        });
      if (!cart) throw new Error('cart: no data');
      const items = present(cart.items);
      tax = cartTax(items, storeConfig);
      const parsed = withStockProblems(parseCart(cart, items, tax), withheld, seen, text);
      rememberImages(storage, parsed.items);
      return parsed;
    },

    parse: (answer) => parseCart(answer, present(answer.items ?? answer.itemsV2?.items), tax),
    worded: (cart, before) => withStockProblems(cart, [], { before }, text),
  };
}

/** One line that the backend cannot resolve, such as of a deleted product, must not hide the others. */
function readableIn(error: unknown): { data: CartDetailsQuery; withheld: string[] } | undefined {
  if (!(error instanceof TransportError)) return undefined;
  const data = error.data as CartDetailsQuery | undefined;
  const isOfLines = error.entries.every(({ path }) => path?.[0] === 'cart' && path[1] === 'items');
  if (!data?.cart?.items || !isOfLines) return undefined;
  return { data, withheld: error.entries.map(({ message }) => message) };
}
