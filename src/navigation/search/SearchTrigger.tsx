// The button that shows and hides the search. What it shows comes with the first sign of interest.
import { useRef, useState } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import type { SearchLayerProps } from './SearchLayer';
import { SearchStart } from './SearchStart';
import { createTypedWords } from './typed-words';

const Layer = latePart<SearchLayerProps>(
  async () => {
    const { prepareSuggesting, SearchLayer } = await import('./opening');
    // Who opens it is about to type.
    prepareSuggesting();
    return { default: SearchLayer };
  },
  ({ typed }) => <SearchStart typed={typed} />,
);

export function SearchTrigger() {
  const text = useText();
  const { app } = useStorefront();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [typed] = useState(createTypedWords);
  const open = app.searchOpen.value;
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className="search-trigger"
        part="search-trigger"
        aria-expanded={open}
        {...Layer.intent}
        onClick={app.toggleSearch}
      >
        <Icon name="search" />
        <span className="search-trigger-word">{text('navigation.search')}</span>
      </button>
      {open && <Layer triggerRef={triggerRef} typed={typed} />}
    </>
  );
}
