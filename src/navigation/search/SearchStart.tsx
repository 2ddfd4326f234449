// The search of the header before its code has come: a plain field, which searches by itself if that never comes.
import { late } from '../../late/late';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import type { TypedWords } from './typed-words';

const opening = late(() => import('./opening'));

export interface SearchStartProps {
  /** What is typed, for the field that follows. */
  typed: TypedWords;
}

export function SearchStart({ typed }: SearchStartProps) {
  const storefront = useStorefront();
  const { app, routing } = storefront;
  const text = useText();
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes from every field
    <form
      className="search-layer"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        app.toggleSearch();
        const query = typed.read();
        routing.navigate(`/search.html?${new URLSearchParams({ query }).toString()}`);
        opening().then(
          ({ leadOn }) => leadOn(storefront, query),
          () => undefined,
        );
      }}
      onKeyDown={({ key }) => key === 'Escape' && app.toggleSearch()}
    >
      <input
        className="search-start"
        type="search"
        aria-label={text('navigation.search')}
        defaultValue={typed.read()}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- somebody has just opened it
        autoFocus
        onInput={({ currentTarget }) => typed.write(currentTarget.value)}
      />
    </form>
  );
}
