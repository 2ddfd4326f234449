// How many the shop could sell of what is in the cart; loaded when a line has too many.
import { CartStockLeftDocument } from '../../graphql/generated/cart-stock';
import type { Transport } from '../../transport/transport';

/** By uid of the line; only where the backend says it. */
export async function fetchStockLeft(
  transport: Transport,
  cartId: string,
): Promise<ReadonlyMap<string, number>> {
  const { cart } = await transport.query(CartStockLeftDocument, { cartId }, { policy: 'network-only' });
  return new Map(
    (cart?.items ?? []).flatMap((item): [string, number][] => {
      if (!item) return [];
      const { configured_variant: variant } = item.__typename === 'ConfigurableCartItem' ? item : {};
      const left = Math.floor((variant ?? item.product).only_x_left_in_stock ?? said(item) ?? 0);
      return left > 0 ? [[item.uid, left]] : [];
    }),
  );
}

/** "Only 3 of 6 available", in whatever language. */
function said({ not_available_message: message }: { not_available_message?: string | null }) {
  const [, left] = /^\D*(\d+)\D+\d+\D*$/.exec(message ?? '') ?? [];
  return left === undefined ? undefined : Number(left);
}
