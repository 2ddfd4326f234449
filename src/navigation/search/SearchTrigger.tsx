// The button that shows and hides the search. What it shows is there before the press.
import { useRef, useState } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
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
  useNextPress(Layer);
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className="search-trigger"
        part="search-trigger"
        aria-expanded={open}
        aria-label={text('navigation.search')}
        {...Layer.intent}
        onClick={app.toggleSearch}
      >
        <Icon name="search" />
      </button>
      {open && <Layer triggerRef={triggerRef} typed={typed} />}
    </>
  );
}
