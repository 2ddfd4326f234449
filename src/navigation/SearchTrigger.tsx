// The button that shows and hides the search. What it shows comes with the first sign of interest.
import { useEffect, useId, useRef } from 'react';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy-part';

const Layer = lazyPart(async () => ({ default: (await import('./SearchLayer')).SearchLayer }));

export function SearchTrigger() {
  const text = useText();
  const id = useId();
  const { app, routing } = useStorefront();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const open = app.searchOpen.value;
  const { href } = routing.url.value;
  const close = () => app.searchOpen.peek() && app.toggleSearch();
  // Another page, or no header any more.
  useEffect(() => () => void (app.searchOpen.peek() && app.toggleSearch()), [href, app]);

  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className="search-trigger"
        part="search-trigger"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...Layer.intent}
        onClick={app.toggleSearch}
      >
        <Icon name="search" />
        <span className="search-trigger-word">{text('navigation.search')}</span>
      </button>
      {open && (
        <div className="search-layer" id={id}>
          <Layer
            triggerRef={triggerRef}
            onClose={() => {
              close();
              triggerRef.current?.focus();
            }}
            onLeft={close}
          />
        </div>
      )}
    </>
  );
}
