// For a component from which the cart can be changed: has the code at hand before it is needed.
import { useEffect } from 'react';
import { beforePress } from '../../late/before-press';
import { useStorefront } from '../../use-storefront';
import type { CartState } from '../state';

export function useCartChanges(): CartState {
  const { cart } = useStorefront();
  useEffect(() => beforePress(cart.preload), [cart]);
  return cart;
}
