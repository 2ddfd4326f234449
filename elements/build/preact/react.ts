// What src knows as 'react', in the build for embeds: preact/compat, and what it does otherwise than React.
import { useState } from 'preact/compat';

export {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  version,
} from 'preact/compat';
export { useState };

let ids = 0;
const nextId = (): string => `airside-${(ids += 1)}`;

/** Preact counts from zero in each root, and light roots share one document. */
export function useId(): string {
  return useState(nextId)[0];
}
