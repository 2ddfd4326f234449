// A component whose code is fetched when it is drawn, or before, when the shopper seems about to need it.
import { useContext, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { RootContext } from '../root-context';
import { useServed } from '../served';

export interface LatePart<P> {
  (props: P): ReactNode;
  /** Fetches the code without drawing. False where it did not come: drawing tries again, and reports. */
  preload(): Promise<boolean>;
  /** To be spread on the control that leads to the part. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Not React.lazy: that shows a fallback for a moment even when the code is there, holds back what follows it,
 * and throws for good when a request failed. This one is drawn at once after preload(), and can be tried again.
 */
export function latePart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode | ((props: P) => ReactNode) = null,
): LatePart<P> {
  let part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const subscribe = (changed: () => void) => {
    waiting.add(changed);
    return () => void waiting.delete(changed);
  };
  const fetchPart = () =>
    (loading ??= load().then(
      (loaded) => {
        part = loaded.default;
        waiting.forEach((changed) => changed());
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const preload = () =>
    fetchPart().then(
      () => true,
      () => false,
    );

  const current = () => part;

  function Late(props: P) {
    const { reportError } = useContext(RootContext);
    const served = useServed();
    // What something stands in for is awaited; the rest comes when the page has been seen.
    if (!part && fallback !== null) served?.need(preload());
    const Part = useSyncExternalStore(subscribe, current, current);
    useEffect(() => {
      // Without a network nobody need be told: it comes with the network.
      const tell = (error: unknown) => navigator.onLine && reportError(error as Error);
      // What is on its way still fails of the time without.
      const again = () => void fetchPart().catch(fetchPart).catch(tell);
      if (!part) void fetchPart().catch(tell);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [reportError]);
    if (Part) return <Part {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  }
  return Object.assign(Late, {
    preload,
    intent: { onPointerEnter: () => void preload(), onFocus: () => void preload() },
  });
}
