// What src knows as 'react', in the build for embeds.
import { createElement } from 'preact/compat';

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
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat';

/** What r2wc takes of it; compat's own default would bring all there is. */
export default { createElement };
