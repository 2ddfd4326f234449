// Owns the state of the application shell: drawer, overlay, search, page loading, online, unhandled errors (behaviour 3, 4.1).
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../errors/as-error';

export interface UnhandledError {
  id: string;
  error: Error;
  /** Where it was caught, e.g. the tag. */
  location: string;
  /** The area that reported it cannot go on. */
  crashed: boolean;
}

export interface AppState {
  drawer: ReadonlySignal<string | null>;
  overlay: ReadonlySignal<boolean>;
  searchOpen: ReadonlySignal<boolean>;
  /** What was last searched for through executeSearch. */
  searchQuery: ReadonlySignal<string>;
  isOnline: ReadonlySignal<boolean>;
  hasBeenOffline: ReadonlySignal<boolean>;
  isPageLoading: ReadonlySignal<boolean>;
  /** Actions announced but not finished, by name. */
  pending: ReadonlySignal<ReadonlySet<string>>;
  nextRootComponent: ReadonlySignal<string | null>;
  unhandledErrors: ReadonlySignal<readonly UnhandledError[]>;
  /** Opens the drawer of that name with its overlay; null closes. */
  toggleDrawer(name: string | null): void;
  closeDrawer(): void;
  toggleSearch(): void;
  executeSearch(query: string): void;
  setOnline(isOnline: boolean): void;
  setPageLoading(isLoading: boolean): void;
  setPending(name: string, isPending: boolean): void;
  setNextRootComponent(name: string | null): void;
  /** Stops the page behind a drawer or dialog from scrolling until the returned function is called. */
  lockScroll(): () => void;
  /** Returns the id of the report; the same error object is reported once. */
  reportError(error: unknown, location: string, options?: { crashed?: boolean }): string;
  markErrorHandled(id: string): void;
}

export function createAppState(): AppState {
  const drawer = signal<string | null>(null);
  const overlay = signal(false);
  const searchOpen = signal(false);
  const searchQuery = signal('');
  const isOnline = signal(globalThis.navigator?.onLine ?? true);
  const hasBeenOffline = signal(!isOnline.peek());
  const isPageLoading = signal(false);
  const pending = signal<ReadonlySet<string>>(new Set());
  const nextRootComponent = signal<string | null>(null);
  const unhandledErrors = signal<readonly UnhandledError[]>([]);
  let reports = 0;

  const toggleDrawer = (name: string | null) =>
    batch(() => {
      drawer.value = name;
      overlay.value = !!name;
    });

  return {
    drawer,
    overlay,
    searchOpen,
    searchQuery,
    isOnline,
    hasBeenOffline,
    isPageLoading,
    pending,
    nextRootComponent,
    unhandledErrors,
    toggleDrawer,
    closeDrawer: () => toggleDrawer(null),
    toggleSearch() {
      searchOpen.value = !searchOpen.peek();
    },
    executeSearch(query) {
      searchQuery.value = query;
    },
    setOnline(online) {
      batch(() => {
        isOnline.value = online;
        // Whoever is told that there is a network has been without.
        hasBeenOffline.value = true;
      });
    },
    setPageLoading(isLoading) {
      isPageLoading.value = isLoading;
    },
    setPending(name, isPending) {
      const next = new Set(pending.peek());
      if (isPending) next.add(name);
      else next.delete(name);
      pending.value = next;
    },
    setNextRootComponent(name) {
      nextRootComponent.value = name;
    },
    lockScroll,
    reportError(cause, location, { crashed = false } = {}) {
      const error = asError(cause);
      const known = unhandledErrors.peek().find((report) => report.error === error);
      if (known) return known.id;
      const id = `${error.name}-${++reports}`;
      unhandledErrors.value = [...unhandledErrors.peek(), { id, error, location, crashed }];
      return id;
    },
    markErrorHandled(id) {
      unhandledErrors.value = unhandledErrors.peek().filter((report) => report.id !== id);
    },
  };
}

/** Locks of all storefronts on the page: the first one hides the overflow, the last one puts it back. */
const locks = new Set<object>();
let overflowBefore = '';

function lockScroll(): () => void {
  const root = globalThis.document?.documentElement;
  if (!root) return () => {};
  const lock = {};
  if (!locks.size) {
    overflowBefore = root.style.overflow;
    root.style.overflow = 'hidden';
  }
  locks.add(lock);
  return () => {
    if (locks.delete(lock) && !locks.size) root.style.overflow = overflowBefore;
  };
}
