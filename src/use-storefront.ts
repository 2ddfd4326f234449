// How a component reaches the Storefront that its element was given.
import { createContext, useContext } from 'react';
import type { Storefront } from './storefront';

export const StorefrontContext = createContext<Storefront | null>(null);

/** The Storefront of the surrounding element. Throws when rendered outside one. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('useStorefront: no Storefront above this component');
  return storefront;
}
