// A search that was sent off before categories and brands were known by name: it leads on to what is meant by it.
import { effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { cleanQuery, queryIn, searchPath } from '../search-query';
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
    ({ createKnownPlaces, meantBy }) => {
      if (signal.aborted) return;
      const { places, isKnown } = feature(createKnownPlaces);
      const stop = effect(() => {
        const { place, address } = meantBy(places.value, query, storefront);
        if (signal.aborted || (!place && !isKnown.value)) return;
        over.abort();
        if (address && isThere()) untracked(() => routing.navigate(address, { replace: true }));
      });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    },
    () => over.abort(),
  );
}
