// Drawing on a server, where effects do not run: a component is drawn until nothing more is asked for (server/render).
import { createContext, useContext } from 'react';

export interface Served {
  /** What lives as long as the page is drawn: made by the first drawing, found by those that follow. */
  keep<T extends { dispose(): void }>(key: string, make: () => T): T;
  /** The next drawing waits for it. */
  need(code: Promise<unknown>): void;
}

/** undefined in browsers. */
export const ServedContext = createContext<Served | undefined>(undefined);

export const useServed = (): Served | undefined => useContext(ServedContext);
