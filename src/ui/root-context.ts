// What a component may ask of the element it is drawn in: sheets for its root, and a place to report to.
import { createContext } from 'react';

export interface ElementRoot {
  /** Adds sheets to the root, once each, behind those that are there. */
  adoptStyles(sheets: readonly string[]): void;
  reportError(error: Error): void;
  /** The element's callbacks, one per event of its contract. */
  readonly events: object;
}

/** Outside an element (a test, a story of a single component) the surroundings bring the styles. */
export const RootContext = createContext<ElementRoot>({
  adoptStyles: () => undefined,
  reportError: (error) => console.error(error),
  events: {},
});
