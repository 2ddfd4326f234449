// A component whose code is fetched when it is drawn, or before, when the shopper seems about to need it.
import { useContext, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { RootContext } from '../root-context';

export interface LatePart<P> {
  (props: P): ReactNode;
  /** Fetches the code without drawing. Never rejects: drawing tries again, and reports. */
  preload(): Promise<void>;
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
  const preload = () => fetchPart().catch(() => undefined);

  function Late(props: P) {
    const { reportError } = useContext(RootContext);
    const Part = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      if (!part) fetchPart().catch(reportError);
    }, [reportError]);
    if (Part) return <Part {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  }
  return Object.assign(Late, {
    preload,
    intent: { onPointerEnter: () => void preload(), onFocus: () => void preload() },
  });
}
