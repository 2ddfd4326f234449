// What src knows as 'react', in the build for embeds: what src, r2wc and signals take of it, without preact/compat, which
// would bring what they do not.
import { Component, createElement, type ComponentType } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useLayoutEffect as useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** As whose elements signals are to be drawn. */
export const version = '19.0.0';

/** What r2wc takes of it. */
export default { createElement };

/** Draws again only with other props. */
export function memo<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P) {
      const names = Object.keys({ ...this.props, ...next }) as (keyof P)[];
      return names.some((name) => !Object.is(this.props[name], next[name]));
    }

    override render() {
      return createElement(Part, this.props);
    }
  };
}

/** Calls what was last drawn with. */
export function useEffectEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return (...args) => latestRef.current(...args);
}

/** Draws again when `current` answers something else; also where that was between drawing and subscribing. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, current: () => T): T {
  const value = current();
  const drawnRef = useRef({ value, current });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const look = useCallback(() => {
    if (!Object.is(drawnRef.current.value, drawnRef.current.current())) redraw(undefined);
  }, []);
  useLayoutEffect(() => {
    drawnRef.current = { value, current };
    look();
  });
  useEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe, look]);
  return value;
}
