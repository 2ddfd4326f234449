// The pages of a listing that stand behind its first one, each a question of its own: what fails takes nothing else along.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import type { ListedPage, Listing } from '../listing/listing-contract';
import { filterInput } from '../listing/listing-source';
import type { ListingResult, ProductSummary } from '../product';
import { createCatalog, followShopper } from '../state';

export interface Batches {
  /** From now on the listing has what its address asks for. */
  begin(): void;
  readonly isPending: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<Error | undefined>;
  /** Asks again for what failed. */
  retry(): void;
}

interface Batch extends Resource<ListingResult> {
  /** So many products belong in it. */
  size: number;
}

const made = new WeakMap<Listing, Batches>();

/** One per listing; lives as long as it. */
export function batchesOf(storefront: Storefront, listing: Listing): Batches {
  let batches = made.get(listing);
  if (!batches) made.set(listing, (batches = untracked(() => createBatches(storefront, listing))));
  return batches;
}

function createBatches(storefront: Storefront, listing: Listing): Batches {
  const catalog = storefront.feature(createCatalog);
  const batches = signal<readonly Batch[]>([]);
  const end = (gone: readonly Batch[]) => gone.forEach(({ dispose }) => dispose());
  /** What the first page answers; other pages of another question do not belong to it. */
  let of = '';

  const follow = () =>
    effect(() => {
      const first = listing.result.value;
      const { through = 1 } = listing.state.value;
      // Until the first page of another question is there, all of the last one stands.
      if (!first || listing.isStale.value) return;
      untracked(() => {
        const question = questionOf(listing);
        const same = question === of ? batches.peek() : [];
        of = question;
        const wanted = first.page === 1 ? Math.max(0, Math.min(through, first.pages) - 1) : 0;
        end(batches.peek().filter((batch, index) => batch !== same[index] || index >= wanted));
        batches.value = Array.from(
          { length: wanted },
          (_, index) => same[index] ?? ask(storefront, listing, first, index + 2),
        );
      });
    });

  const tell = () =>
    effect(() => {
      const products = withoutTwins(
        listing.result.value?.products ?? [],
        batches.value.flatMap(({ data }) => data.value?.products ?? []),
      );
      const waiting = batches.value
        .filter(({ data, error }) => !data.value && !error.value)
        .reduce((sum, { size }) => sum + size, 0);
      untracked(() => {
        listing.appended.value = { products, waiting };
        for (const product of products) catalog.learnProduct(product);
      });
    });

  const stops: (() => void)[] = [];
  listing.onDispose(() => {
    stops.forEach((stop) => stop());
    end(batches.peek());
  });
  return {
    begin: () => void (stops.length || stops.push(follow(), tell())),
    isPending: computed(() => batches.value.some(({ pending }) => pending.value)),
    error: computed(() => batches.value.map(({ error }) => error.value).find(Boolean)),
    retry: () => batches.peek().forEach(({ error, reload }) => error.peek() && reload()),
  };
}

function questionOf({ state }: Listing): string {
  const { pageSize, sort, filters } = state.peek();
  return JSON.stringify([pageSize, sort, filters]);
}

function ask(storefront: Storefront, listing: Listing, first: ListedPage, page: number): Batch {
  const { source } = listing;
  const { sort = source.ownSort, filters } = listing.state.peek();
  const { pageSize, total } = first;
  const filter = filterInput(source.scope, filters);
  const resource = liveQuery(
    storefront.transport,
    source.document,
    () => {
      followShopper(storefront);
      return source.variables({ page, pageSize, sort, filter });
    },
    source.parse,
    { policy: 'cache-and-network' },
  );
  return { ...resource, size: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) };
}

/** What moved from one page to the next between two questions would stand there twice. */
function withoutTwins(
  first: readonly ProductSummary[],
  more: readonly ProductSummary[],
): readonly ProductSummary[] {
  const seen = new Set(first.map(({ uid }) => uid));
  return more.filter(({ uid }) => !seen.has(uid) && seen.add(uid));
}
