// How a component reaches the Storefront that its element was given.
import { createContext, useCallback, useContext } from 'react';
import { RootContext } from './root-context';
import type { Storefront } from './storefront';

export const StorefrontContext = createContext<Storefront | null>(null);

/** The Storefront of the surrounding element. Throws when rendered outside one. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('useStorefront: no Storefront above this component');
  return storefront;
}

export interface LaterStorefront {
  /** null until it has come. */
  storefront: Storefront | null;
  /** Whether the backend is known to have it; true until learned otherwise. */
  has(coordinate: string): boolean;
  /** The one that is there, or will be. Rejects with TransportError where its code does not come. */
  bring(): Promise<Storefront>;
}

/** The same for what stands before there is one (a contract with `isEarly`): it comes when it is asked for. */
export function useStorefrontLater(): LaterStorefront {
  const storefront = useContext(StorefrontContext);
  const { beginning, bringStorefront } = useContext(RootContext);
  const bring = useCallback(async () => {
    const found = storefront ?? (await bringStorefront?.());
    if (!found) throw new Error('useStorefrontLater: nobody brings a Storefront');
    return found;
  }, [storefront, bringStorefront]);
  return { storefront, has: (storefront?.transport ?? beginning)?.has ?? (() => true), bring };
}
