// Remembers what paths are: what a listing, a menu or the server told, and what the backend answered when asked (behaviour 2.2).
import type { Transport } from '../transport/transport';
import type { askRoute as AskRoute } from './api';
import { canonicalPath } from './paths';
import type { ScreenElement } from './route-table';
import { screenOf, type FindOptions, type Learn, type Outcome } from './target';

export interface Lookup {
  /** What is known without asking. */
  known(path: string): ScreenElement | undefined;
  learn: Learn;
  /** Asks; never rejects. */
  find(path: string, search: string, options?: FindOptions): Promise<Outcome>;
  forget(): void;
}

/** Kept, so that only the first lookup waits for code. */
let askRoute: typeof AskRoute | undefined;

export function createLookup(transport: Pick<Transport, 'query'>): Lookup {
  const learned = new Map<string, ScreenElement>();

  const learn: Learn = (path, target) => {
    const screen = screenOf(target);
    if (screen) learned.set(canonicalPath(path), screen);
    return screen;
  };

  return {
    known: (path) => learned.get(canonicalPath(path)),
    learn,
    forget: () => learned.clear(),
    async find(path, search, options = {}) {
      try {
        askRoute ??= (await import('./api')).askRoute;
      } catch (error) {
        return { kind: 'error', error };
      }
      return askRoute(transport, learn, path, search, options);
    },
  };
}
