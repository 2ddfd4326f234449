// What a buyer does with an order: buying it again, and cancelling it.
import {
  CancelOrderDocument,
  CancellationReasonsDocument,
  ReorderItemsDocument,
} from '../../graphql/generated/account-orders-changes';
import { present } from '../../graphql/loose';
import type { Storefront } from '../../storefront';
import { fullName, type Order } from './order';

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
  const { reorderItems } = await transport.mutate(ReorderItemsDocument, { number: order.number });
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
export async function cancelOrder({ transport }: Parts, { id }: Order, reason: string): Promise<void> {
  const { cancelOrder: answer } = await transport.mutate(CancelOrderDocument, { id, reason });
  if (answer?.error) throw new Error(answer.error);
}
