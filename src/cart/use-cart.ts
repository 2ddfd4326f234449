// The cart of the page, fetched once however many elements show it; a visitor who has none gets none.
import { useEffect } from 'react';
import { useStorefront } from '../use-storefront';
import type { CartState } from './state';

export function useCart(): CartState {
  const { cart } = useStorefront();
  useEffect(() => {
    void cart.loadExisting();
  }, [cart]);
  return cart;
}
