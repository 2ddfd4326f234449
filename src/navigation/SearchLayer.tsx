// The search of the header, over what is below it, until one leaves it.
import { useEffect, useRef, type RefObject } from 'react';
import { SearchBox } from '../catalog/search/SearchBox';

export interface SearchLayerProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** By its own means: Escape, or a search was made. */
  onClose: () => void;
  /** Something else was pressed or focused. */
  onLeft: () => void;
}

export function SearchLayer({ triggerRef, onClose, onLeft }: SearchLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (event: Event) => {
      const path = event.composedPath();
      const isOurs = [ref.current, triggerRef.current].some((part) => part && path.includes(part));
      if (!isOurs) onLeft();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [triggerRef, onLeft]);

  return (
    <div
      ref={ref}
      className="search-layer-inner"
      onBlur={({ relatedTarget, currentTarget }) => {
        const isOut = relatedTarget && !currentTarget.contains(relatedTarget);
        if (isOut && relatedTarget !== triggerRef.current) onLeft();
      }}
    >
      <SearchBox autoFocus onClose={onClose} />
    </div>
  );
}
