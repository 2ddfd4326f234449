// A search that was sent off before categories and brands were known by name: it leads on to the one that is called so.
import { effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { cleanQuery, queryIn, queryString, searchPath } from '../search-query';
import { fetchSuggesting } from '../suggest/fetch-suggesting';

/** Whoever has begun to use what was found stays with it. */
const uses = ['pointerdown', 'keydown', 'wheel'];

export function leadOn(storefront: Storefront, words: string): void {
  const { config, routing, feature } = storefront;
  const query = cleanQuery(words);
  if (!config.standalone || !query) return;
  const over = new AbortController();
  const { signal } = over;
  for (const use of uses) addEventListener(use, () => over.abort(), { capture: true, passive: true, signal });
  const isThere = () => routing.path.peek() === searchPath('') && queryIn(routing.url.peek()) === query;
  fetchSuggesting().then(
    ({ createKnownPlaces, placeCalled }) => {
      if (signal.aborted) return;
      const { places, isKnown } = feature(createKnownPlaces);
      const stop = effect(() => {
        const place = placeCalled(places.value, query);
        if (signal.aborted || (!place && !isKnown.value)) return;
        over.abort();
        if (place && isThere())
          untracked(() => routing.navigate(place.path + queryString(query), { replace: true }));
      });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    },
    () => over.abort(),
  );
}
