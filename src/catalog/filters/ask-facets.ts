// The question what a listing can be narrowed down by, asked again for every choice, and what is learnt from its answers.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery } from '../../transport/resource';
import { TransportError } from '../../transport/errors';
import { createLastRequest } from '../../transport/last-request';
import type { Storefront } from '../../storefront';
import type { ListingFacetsQuery } from '../../graphql/generated/catalog-listing-facets';
import type { Listing } from '../listing/listing-contract';
import { learnNames } from '../listing/listing-address';
import { filterInput } from '../listing/listing-source';
import type { Filter } from '../listing/listing-url';
import {
  facetVariables,
  ListingFacetsAndInputsDocument,
  ListingFacetsDocument,
  parseFacets,
  parseKinds,
  type FacetsAnswer,
} from '../listing/facets-api';
import { keepKinds, knownKinds } from '../listing/filter-kinds';
import { namesOf } from '../listing/value-names';
import { followShopper } from '../state';
import { withPriceSteps } from './price-steps';

/** `key`: the chosen filters as text. Nothing is asked until it is wanted. */
export function askFacets(
  storefront: Storefront,
  listing: Listing,
  key: ReadonlySignal<string>,
  isWanted: ReadonlySignal<boolean>,
) {
  const { transport, storage, text } = storefront;
  const { scope } = listing.source;
  // How attributes are filtered by is asked along with the first question, where that is not known: one request less.
  const kinds = signal(knownKinds(storage));
  const describes = signal(kinds.peek() === undefined);
  const firstKey = key.peek();
  const asksBoth = computed(() => describes.value && key.value === firstKey);

  let asked: readonly Filter[] = [];
  const variables = () => {
    followShopper(storefront);
    asked = JSON.parse(key.value) as Filter[];
    return facetVariables(scope, asked);
  };
  const read = (data: ListingFacetsQuery) => ({ key: JSON.stringify(asked), ...parseFacets(data, asked) });
  const both = liveQuery(
    transport,
    ListingFacetsAndInputsDocument,
    () => (isWanted.value && asksBoth.value ? variables() : undefined),
    (data) => ({ ...read(data), kinds: parseKinds(data) }),
  );
  const plain = liveQuery(
    transport,
    ListingFacetsDocument,
    () => (isWanted.value && !asksBoth.value ? variables() : undefined),
    read,
  );
  // While the other one begins, what is there stands.
  const answer = signal<ReturnType<typeof read> | undefined>(undefined);
  /** The same, once the steps of its prices say something. */
  const stepped = signal<ReturnType<typeof read> | undefined>(undefined);
  const counting = createLastRequest();
  const count = async (filters: readonly Filter[]) => {
    const narrowed = { ...scope, filter: filterInput(scope, filters) };
    const data = await transport.query(ListingFacetsDocument, facetVariables(narrowed, []));
    return parseFacets(data, []).whole;
  };
  const stopAnswer = effect(() => {
    const latest = both.data.value ?? plain.data.value;
    if (!latest) return;
    answer.value = latest;
    untracked(() => {
      const stillCounts = counting.begin();
      const show = (found: FacetsAnswer) => void (stillCounts() && (stepped.value = { ...latest, ...found }));
      withPriceSteps(latest, count).then(show, () => show(latest));
      listing.learnCurrency(latest.currency);
    });
  });
  const names = computed(() => answer.value && namesOf(answer.value.whole, text));
  // A link to the page one is on changes nothing but the address.
  const stopNames = effect(() => {
    const known = names.value;
    void listing.address.url.value;
    if (known) untracked(() => learnNames(storefront, listing, known));
  });
  const stopKinds = effect(() => {
    const described = both.data.value;
    const { error } = both;
    const isRefused = error.value instanceof TransportError && error.value.kind === 'graphql';
    untracked(() => {
      if (described || isRefused) keepKinds(storage, described?.kinds);
      if (isRefused) describes.value = false;
      if (!described) return;
      kinds.value = described.kinds ?? null;
      listing.learnKinds(described.kinds);
    });
  });
  return {
    answer,
    stepped,
    kinds,
    error: computed(() => (asksBoth.value ? both.error.value : plain.error.value)),
    reload: () => (asksBoth.peek() ? both : plain).reload(),
    dispose: () => {
      for (const stop of [stopAnswer, stopNames, stopKinds, both.dispose, plain.dispose, counting.drop])
        stop();
    },
  };
}
