// The one React component that every element renders: waits for the Storefront, provides it, and catches what fails.
import {
  Component,
  createElement,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Beginning } from '../../src/beginning';
import { asError } from '../../src/errors/as-error';
import { TextContext } from '../../src/words/use-text';
import type { Storefront } from '../../src/storefront';
import { latePart } from '../../src/late/late-part';
import { RootContext, type ElementRoot } from '../../src/root-context';
import { StorefrontContext } from '../../src/use-storefront';
import type { Host } from './host';

/** Most pages never need it. */
const ErrorView = latePart(async () => ({
  default: (await import('../../src/navigation/ErrorView')).ErrorView,
}));

/** React keys must differ between Storefronts, so that nothing of one shop is shown in another. */
const keys = new WeakMap<Storefront, number>();
let lastKey = 0;

function keyOf(storefront: Storefront): number {
  const known = keys.get(storefront) ?? (lastKey += 1);
  keys.set(storefront, known);
  return known;
}

/** `container`: what r2wc was made with, the element's shadow root or the element itself. */
export function Bridge({ container }: { container: Element | ShadowRoot }): ReactNode {
  useSignals();
  const host = (container instanceof ShadowRoot ? container.host : container) as Host;
  const storefront = host.currentStorefront.value;
  const props = host.currentProps.value;
  const beginning = host.currentBeginning.value;
  // All links say it, also those of components that nothing else draws anew.
  void storefront?.routing.view.value;
  const { component, isEarly, root, reserve } = host.contract;
  const elementRoot = useElementRoot(host, storefront, beginning);
  const text = (storefront ?? beginning)?.text;
  if (!text || !component)
    return createElement(
      'div',
      { style: { minBlockSize: reserve } },
      root === 'shadow' ? createElement('slot') : null,
    );
  return createElement(
    StorefrontContext,
    // What was typed before the first one came stays.
    { value: storefront ?? null, key: storefront && !isEarly ? keyOf(storefront) : 0 },
    createElement(
      TextContext,
      { value: text },
      createElement(
        RootContext,
        { value: elementRoot },
        createElement(
          Boundary,
          { host, storefront, props },
          createElement(component as ComponentType<Record<string, unknown>>, props),
          createElement(Ready, { host }),
        ),
      ),
    ),
  );
}

function useElementRoot(
  host: Host,
  storefront: Storefront | undefined,
  beginning: Beginning | undefined,
): ElementRoot {
  return useMemo(
    () => ({
      adoptStyles: (sheets) => host.adoptStyles(sheets),
      keepRoom: (isAwaited) => host.keepRoom(isAwaited),
      events: host.currentProps.peek(),
      beginning,
      bringStorefront: () => host.bringStorefront(),
      reportError: (error) => void storefront?.app.reportError(error, host.localName),
    }),
    [host, storefront, beginning],
  );
}

/** Stands behind the component, so that it is committed only when the component is. */
function Ready({ host }: { host: Host }): ReactNode {
  useLayoutEffect(() => host.componentReady(), [host]);
  return null;
}

interface BoundaryProps {
  host: Host;
  /** undefined in an early element that has none yet. */
  storefront: Storefront | undefined;
  props: Record<string, unknown>;
  children?: ReactNode;
}

/** A failing component becomes an error view in place; a changed attribute is a new attempt. */
class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(cause: unknown) {
    return { error: asError(cause) };
  }

  override componentDidCatch(cause: unknown) {
    const { host, storefront } = this.props;
    const error = asError(cause);
    host.componentReady();
    host.componentFailed(error);
    storefront?.app.reportError(error, host.localName, { crashed: true });
  }

  override componentDidUpdate(before: BoundaryProps, { error }: { error: Error | null }) {
    // Not the change that it failed by.
    if (error && before.props !== this.props.props) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return this.props.storefront ? createElement(ErrorView) : null;
  }
}
