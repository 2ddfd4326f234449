// What the backend knows of a cart that was to be ordered: whether it became an order, and that order's number.
import {
  IsCartActiveDocument,
  NewestOrdersDocument,
  type NewestOrdersQuery,
} from '../../graphql/generated/checkout-order-fate';
import { isInvalidCart } from '../../cart/invalid-cart';
import { TransportError } from '../../transport/errors';
import type { Transport } from '../../transport/transport';

export interface OrderedCart {
  cartId: string;
  /** Its order is told by the cart itself, else by its owner's list of orders. */
  isGuest: boolean;
  /** Of a customer: the newest order before this cart was sent, '' where there was none. Unknown where absent. */
  lastOrder?: string;
}

/**
 * closed: no order came of it. over: closed, and nobody says by what. gone: the backend has never heard of it.
 * unknown: there was no answer.
 */
export type CartFate =
  | { is: 'ordered'; number: string }
  | { is: 'active' | 'closed' | 'over' | 'gone' | 'unknown' };

export interface FateApi {
  cartFate(cart: OrderedCart): Promise<CartFate>;
  /** The customer's newest order, '' where there is none; undefined when nobody answers. */
  lastOrder(): Promise<string | undefined>;
  /** The number that people see, where the backend tells it to this shopper. */
  orderNumber(orderId: string, cart: OrderedCart): Promise<string | undefined>;
}

export function createFateApi(transport: Transport): FateApi {
  /** Newest first. */
  async function orders(): Promise<{ id: string; number: string }[]> {
    const { customer }: NewestOrdersQuery = await transport.query(
      NewestOrdersDocument,
      {},
      // By a list that has a hole another order would be taken for the newest.
      { policy: 'network-only', needs: 'all' },
    );
    return (customer?.orders?.items ?? []).flatMap((order) => order ?? []);
  }

  /** A cart keeps the number of the order that it became. */
  async function fateOfGuest(cartId: string): Promise<CartFate> {
    const cart = await transport.rest<RawCart>('GET', `/V1/guest-carts/${encodeURIComponent(cartId)}`);
    if (cart.is_active) return { is: 'active' };
    if (cart.is_active !== false) return { is: 'unknown' };
    return cart.reserved_order_id ? { is: 'ordered', number: cart.reserved_order_id } : { is: 'closed' };
  }

  /** A customer has one cart at a time: what was ordered since is this one. */
  async function fateByOrders(lastOrder: string | undefined): Promise<CartFate> {
    if (lastOrder === undefined) return { is: 'over' };
    const [newest] = await orders();
    return newest && newest.id !== lastOrder ? { is: 'ordered', number: newest.number } : { is: 'closed' };
  }

  return {
    async cartFate({ cartId, isGuest, lastOrder }) {
      try {
        const { cart } = await transport.query(IsCartActiveDocument, { cartId }, { policy: 'network-only' });
        return { is: cart ? 'active' : 'unknown' };
      } catch (error) {
        if (!(error instanceof TransportError) || error.kind !== 'graphql') return { is: 'unknown' };
        const fate = fateIn(error);
        // Not ours any more (an expired session) says nothing; a guest's cart can be asked all the same.
        if (!isGuest && fate === 'unknown') return { is: fate };
        const asked = await (isGuest ? fateOfGuest(cartId) : fateByOrders(lastOrder)).catch(() => undefined);
        return !asked || (asked.is === 'closed' && fate === 'gone') ? { is: fate } : asked;
      }
    },

    lastOrder: () =>
      orders().then(
        ([newest]) => newest?.id ?? '',
        () => undefined,
      ),

    async orderNumber(orderId, { cartId, isGuest }) {
      if (!isGuest) return (await orders()).find(({ id }) => id === btoa(orderId))?.number;
      const fate = await fateOfGuest(cartId);
      return fate.is === 'ordered' ? fate.number : undefined;
    },
  };
}

/** As REST answers it. */
interface RawCart {
  is_active?: boolean;
  reserved_order_id?: string;
}

function fateIn(error: TransportError): 'over' | 'gone' | 'unknown' {
  const says = (words: RegExp) => error.entries.some(({ message }) => words.test(message));
  if (says(/could not find a cart/i)) return 'gone';
  return isInvalidCart(error) && !says(/cannot perform operations/i) ? 'over' : 'unknown';
}
