// What a component may ask of the element it is drawn in: sheets for its root, and a place to report to.
import { createContext, useContext, useLayoutEffect } from 'react';
import type { Beginning } from './beginning';
import type { Storefront } from './storefront';

export interface ElementRoot {
  /** Adds sheets to the root, once each, behind those that are there. */
  adoptStyles(sheets: readonly string[]): void;
  /** The room that the page has kept for the element stays its own while what makes up its height is awaited. */
  keepRoom?(isAwaited: boolean): void;
  reportError(error: Error): void;
  /** Where the component is drawn before there is a Storefront: what is known until then. */
  readonly beginning?: Beginning;
  /** Fetches the Storefront's code. Rejects with TransportError where that does not come. */
  bringStorefront?(): Promise<Storefront>;
  /** The element's callbacks, one per event of its contract. */
  readonly events: object;
}

/** Outside an element (a test, a story of a single component) the surroundings bring the styles. */
export const RootContext = createContext<ElementRoot>({
  adoptStyles: () => undefined,
  reportError: (error) => console.error(error),
  events: {},
});

/** For a component that is drawn before all is there that makes up its height. */
export function useRoom(isAwaited: boolean): void {
  const { keepRoom } = useContext(RootContext);
  useLayoutEffect(() => keepRoom?.(isAwaited), [keepRoom, isAwaited]);
}
