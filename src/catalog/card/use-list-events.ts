// Tells the page which products of a list are shown, and which one is chosen.
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
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

/** What to call when the link of `products[index]` is followed; always the same. Neither a list without a name is told nor one without products. */
export function useListEvents(
  list: ListName | undefined,
  products: readonly ProductSummary[] | undefined,
): (index: number) => void {
  const events = useElementEvents<ListEvents>();
  const shown = products?.map(({ sku }) => sku).join();
  /** Of the list that was told last. */
  const told = useRef('');
  const tell = useEffectEvent((skus: string) => {
    const before = told.current;
    told.current = skus;
    // What was added to it is told alone.
    const first = before && skus.startsWith(`${before},`) ? before.split(',').length : 0;
    if (list && products) events.onListViewed?.(listEvent(list, products.slice(first), first));
  });
  useEffect(() => {
    if (shown) tell(shown);
  }, [shown, list?.id]);
  const latest = useRef({ events, list, products });
  useLayoutEffect(() => {
    latest.current = { events, list, products };
  });
  return useCallback((index) => {
    const { events, list, products } = latest.current;
    const product = products?.[index];
    if (list && product) events.onItemSelected?.(listEvent(list, [product], index));
  }, []);
}
