// The search of the header, over what is below it, until one leaves it.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { SearchBox } from '../../catalog/search/field/SearchBox';
import { useStorefront } from '../../use-storefront';
import type { TypedWords } from './typed-words';
import { useClosedByPage } from '../use-closed-by-page';

export interface SearchLayerProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Into the field that stood here before (SearchStart). Taken over, once. */
  typed: TypedWords;
}

export function SearchLayer({ triggerRef, typed }: SearchLayerProps) {
  const { app, routing } = useStorefront();
  const ref = useRef<HTMLDivElement>(null);
  const [begun] = useState(() => typed.read());
  useEffect(() => typed.write(''), [typed]);
  const close = useCallback(() => {
    if (app.searchOpen.peek()) app.toggleSearch();
  }, [app]);
  // What else the address says, the page may put right by itself.
  const { pathname, searchParams } = routing.url.value;
  useClosedByPage(pathname + searchParams.get('query'), close);
  // The header that held it is gone, or has another shape.
  useEffect(() => close, [close]);
  useEffect(() => {
    const pressed = (event: Event) => {
      const path = event.composedPath();
      const isOurs = [ref.current, triggerRef.current].some((part) => part && path.includes(part));
      if (!isOurs) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [triggerRef, close]);

  return (
    <div
      ref={ref}
      className="search-layer"
      onBlur={({ relatedTarget, currentTarget }) => {
        const isOut = relatedTarget && !currentTarget.contains(relatedTarget);
        if (isOut && relatedTarget !== triggerRef.current) close();
      }}
    >
      <div>
        <SearchBox
          query={begun}
          autoFocus
          onClose={() => {
            close();
            triggerRef.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
