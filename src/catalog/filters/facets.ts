// The facets of one listing: asked for when somebody wants to see them, again for every choice.
import { computed, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import type { Listing } from '../listing/listing-contract';
import type { Filter } from '../listing/listing-url';
import { createMenu, type Menu } from '../menu/menu';
import { askFacets } from './ask-facets';
import { chipsFrom, type Chip } from './chips';
import { facetsFrom, type Facet } from '../listing/facet';
import { shelvesOf } from './shelves';

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
  const { text } = storefront;
  const { categories } = listing.source;
  const isWanted = signal(false);
  const draft = signal<readonly Filter[] | undefined>(undefined);
  const filters = computed(() => draft.value ?? listing.state.value.filters);
  const key = computed(() => JSON.stringify(filters.value));

  const { answer, stepped, kinds, error, reload, dispose } = askFacets(storefront, listing, key, isWanted);
  /** Where the listing itself names no categories. */
  const menu = signal<Menu | undefined>(undefined);
  const shelves = computed(() => {
    const known = menu.value?.categories.value;
    return known && shelvesOf(known);
  });
  const surroundings = computed(() => {
    const result = listing.result.value;
    return {
      filters: filters.value,
      kinds: kinds.value,
      categories: categories ? result && categories(result) : shelves.value,
      text,
    };
  });
  listing.onDispose(dispose);
  const current = computed(() => (answer.value?.key === key.value ? answer.value : undefined));
  return {
    facets: computed(() => stepped.value && facetsFrom(stepped.value, surroundings.value)),
    chips: computed(
      () =>
        answer.value &&
        chipsFrom(answer.value, {
          filters: listing.state.value.filters,
          setAside: listing.setAside.value,
          text,
        }),
    ),
    total: computed(() => current.value?.now.total),
    totalWithout: (code) => current.value?.without.get(code)?.total,
    error,
    draft,
    setDraft: (next) => void (draft.value = next),
    want() {
      if (!categories) menu.value = storefront.feature(createMenu);
      isWanted.value = true;
    },
    reload,
  };
}
