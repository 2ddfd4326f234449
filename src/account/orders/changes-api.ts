// What a buyer does with an order: buying it again, and cancelling it.
import {
  CancelOrderDocument,
  CancellationReasonsDocument,
  ReorderItemsDocument,
} from '../../graphql/generated/account-orders-changes';
import type { CustomerOrderQuery } from '../../graphql/generated/account-orders';
import { present } from '../../graphql/loose';
import type { Storefront } from '../../storefront';
import { CustomerOrderDocument, parseOrder } from './api';
import { fullName, type Order } from './order';

const pieces = ({ items }: Order, what: 'ordered' | 'canceled') =>
  items.reduce((sum, item) => sum + item[what], 0);

type Parts = Pick<Storefront, 'transport' | 'cart'>;

/** A line that did not go into the cart, or not whole. */
export interface NotAdded {
  /** As the order calls it; undefined where the backend does not say which line it means. */
  name?: string;
  reason: string;
}

export interface Reordered {
  /** Nothing at all went in. */
  isNothing: boolean;
  problems: readonly NotAdded[];
}

/** Puts the order's lines into the cart, and answers what could not be had. Rejects with TransportError. */
export async function reorder({ transport, cart }: Parts, order: Order): Promise<Reordered> {
  const before = cart.details.peek()?.totalQuantity;
  const { reorderItems } = await transport.mutate(
    ReorderItemsDocument,
    { number: order.number },
    {
      ifLost: async () => {
        await cart.load();
        const failed = cart.detailsError.peek();
        if (failed) throw failed;
        const added = (cart.details.peek()?.totalQuantity ?? 0) - (before ?? NaN);
        if (added === 0) return undefined;
        // Of less than all, nobody says what is missing.
        if (added === pieces(order, 'ordered')) return { reorderItems: null };
        throw new Error('reorderItems: unknown');
      },
    },
  );
  const errors = present(reorderItems?.userInputErrors);
  const isNothing =
    errors.length >= order.items.length || errors.some(({ code }) => code === 'REORDER_NOT_AVAILABLE');
  // The count of the header, too, was changed on the backend.
  await cart.load();
  return { isNothing, problems: errors.map(({ message }) => notAdded(order, message)) };
}

const wrapping = /^Could not add the product with SKU "([^"]*)" to the shopping cart:\s*/;

function notAdded({ items }: Order, message: string): NotAdded {
  const sku = wrapping.exec(message)?.[1]?.toLowerCase();
  const item = items.find((one) => one.sku.toLowerCase() === sku);
  return {
    ...(item ? { name: fullName(item) } : sku ? { name: sku } : {}),
    reason: message.replace(wrapping, ''),
  };
}

/** What a buyer may choose from; empty where the shop asks for words of their own. Rejects with TransportError. */
export async function fetchReasons({ transport }: Parts): Promise<string[]> {
  const { storeConfig } = await transport.query(CancellationReasonsDocument, {});
  return present(storeConfig?.order_cancellation_reasons).map(({ description }) => description);
}

/** Rejects where the order stands as it was, with the backend's words where it has some. */
export async function cancelOrder({ transport }: Parts, order: Order, reason: string): Promise<void> {
  const { id, number } = order;
  const { cancelOrder: answer } = await transport.mutate(
    CancelOrderDocument,
    { id, reason },
    {
      ifLost: async () => {
        const needs = ({ customer }: CustomerOrderQuery) => present(customer?.orders?.items)[0];
        const now = needs(
          await transport.query(CustomerOrderDocument, { number }, { policy: 'network-only', needs }),
        );
        if (!now) throw new Error('cancelOrder: unknown');
        const isMade = pieces(parseOrder(now, true), 'canceled') > pieces(order, 'canceled');
        return isMade ? { cancelOrder: null } : undefined;
      },
    },
  );
  if (answer?.error) throw new Error(answer.error);
}
