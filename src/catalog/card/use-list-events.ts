// Tells the page which products of a list are shown, and which one is chosen.
import { useEffect, useEffectEvent } from 'react';
import type { ItemListEvent } from '../../cart/ecommerce';
import { useElementEvents } from '../../ui/element-events';
import type { ProductSummary } from '../product';
import { listEvent, type ListName } from './list-event';

export interface ListEvents {
  /** The products are shown; again when others are. */
  onListViewed(detail: ItemListEvent): void;
  /** The link of one is followed. */
  onItemSelected(detail: ItemListEvent): void;
}

/** What to call when the link of `products[index]` is followed. Neither a list without a name is told nor one without products. */
export function useListEvents(
  list: ListName | undefined,
  products: readonly ProductSummary[] | undefined,
): (index: number) => void {
  const events = useElementEvents<ListEvents>();
  const shown = products?.map(({ sku }) => sku).join();
  const tell = useEffectEvent(() => {
    if (list && products) events.onListViewed?.(listEvent(list, products));
  });
  useEffect(() => {
    if (shown) tell();
  }, [shown, list?.id]);
  return (index) => {
    const product = products?.[index];
    if (list && product) events.onItemSelected?.(listEvent(list, [product], index));
  };
}
