// The facets of one listing: asked for when somebody wants to see them, again for every choice.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery } from '../../transport/resource';
import { TransportError } from '../../transport/errors';
import type { Storefront } from '../../storefront';
import type { ListingFacetsQuery } from '../../graphql/generated/catalog-listing-facets';
import type { Listing } from '../listing/listing';
import type { Filter } from '../listing/listing-url';
import { followShopper } from '../state';
import { chipsFrom, type Chip } from './chips';
import { facetsFrom, type Facet } from '../listing/facet';
import {
  facetVariables,
  ListingFacetsAndInputsDocument,
  ListingFacetsDocument,
  parseFacets,
  parseKinds,
} from '../listing/facets-api';
import { keepKinds, knownKinds } from '../listing/filter-kinds';

export interface Facets {
  /** undefined: not known yet. */
  readonly facets: ReadonlySignal<readonly Facet[] | undefined>;
  /** What is chosen, ready to be shown; undefined until its names are known. */
  readonly chips: ReadonlySignal<readonly Chip[] | undefined>;
  /** Products that the choice finds; undefined while the answer is awaited. */
  readonly total: ReadonlySignal<number | undefined>;
  /** Products without the choice of one attribute; undefined: not known. */
  totalWithout(code: string): number | undefined;
  readonly error: ReadonlySignal<Error | undefined>;
  /** What is being chosen but not yet applied; undefined: what the URL says. Whoever sets it sets it back. */
  readonly draft: ReadonlySignal<readonly Filter[] | undefined>;
  setDraft(filters: readonly Filter[] | undefined): void;
  /** From now on they are asked for. */
  want(): void;
  reload(): void;
}

const made = new WeakMap<Listing, Facets>();

/** One per listing, for all that show something of it. */
export function facetsOf(storefront: Storefront, listing: Listing): Facets {
  let facets = made.get(listing);
  if (!facets) made.set(listing, (facets = untracked(() => createFacets(storefront, listing))));
  return facets;
}

function createFacets(storefront: Storefront, listing: Listing): Facets {
  const { transport, storage, text } = storefront;
  const { scope, categories } = listing.source;
  const isWanted = signal(false);
  const draft = signal<readonly Filter[] | undefined>(undefined);
  const filters = computed(() => draft.value ?? listing.state.value.filters);
  const key = computed(() => JSON.stringify(filters.value));

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
  const stopAnswer = effect(() => {
    const latest = both.data.value ?? plain.data.value;
    if (latest) answer.value = latest;
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
  const surroundings = computed(() => {
    const result = listing.result.value;
    return {
      filters: filters.value,
      kinds: kinds.value,
      categories: result && categories?.(result),
      text,
    };
  });
  listing.onDispose(() => {
    for (const stop of [stopAnswer, stopKinds, both.dispose, plain.dispose]) stop();
  });
  const current = computed(() => (answer.value?.key === key.value ? answer.value : undefined));
  return {
    facets: computed(() => answer.value && facetsFrom(answer.value, surroundings.value)),
    chips: computed(
      () =>
        answer.value &&
        chipsFrom(answer.value, { ...surroundings.value, filters: listing.state.value.filters }),
    ),
    total: computed(() => current.value?.now.total),
    totalWithout: (code) => current.value?.without.get(code)?.total,
    error: computed(() => (asksBoth.value ? both.error.value : plain.error.value)),
    draft,
    setDraft: (next) => void (draft.value = next),
    want: () => void (isWanted.value = true),
    reload: () => (asksBoth.peek() ? both : plain).reload(),
  };
}
