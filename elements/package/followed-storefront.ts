// The shop of a page that another copy of the code has, in signals of this copy's.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { NewCartItem } from '../../src/cart/cart';
import type { Storefront } from '../../src/storefront';
import { page } from '../kit/page';

export function followStorefront() {
  const count = signal<number | undefined>(undefined);
  const isEmpty = signal(true);
  const isSignedIn = signal(false);
  const stops: (() => void)[] = [];
  const theirs = findTheirs();
  void theirs.then(({ cart, user }) => {
    stops.push(follow(count, cart.count), follow(isEmpty, cart.isEmpty));
    stops.push(follow(isSignedIn, user.isSignedIn));
  });
  return {
    cart: {
      count,
      isEmpty,
      loadExisting: async () => (await theirs).cart.loadExisting(),
      addItem: async (item: NewCartItem) => (await theirs).cart.addItem(item),
    },
    user: { isSignedIn, signOut: async () => (await theirs).user.signOut() },
    dispose: () => stops.splice(0).forEach((stop) => stop()),
  };
}

function follow<T>(own: { value: T }, their: ReadonlySignal<T>): () => void {
  return their.subscribe((value) => void (own.value = value));
}

/** What is there; else what a loader makes; else what comes with the first element that needs it. */
async function findTheirs(): Promise<Storefront> {
  const { storefront, load, waiting } = page();
  if (storefront) return storefront;
  const tag = 'airside-store';
  await load(tag).catch(() => false);
  const provider = customElements.get(tag) as { pageStorefront?(): Storefront } | undefined;
  return provider?.pageStorefront?.() ?? new Promise((done) => waiting.add(done));
}
