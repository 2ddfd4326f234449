// Another store view or currency, chosen here or in another tab: a cart that was read is read again in it (behaviour 4.5).
import { effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import { codeKey, currencyKey } from '../store-view/keys';
import type { Cart } from './cart';

export interface FollowedView {
  details: ReadonlySignal<Cart | undefined>;
  isLoading: ReadonlySignal<boolean>;
  storage: BrowserStorage;
  load(): Promise<void>;
}

/** To be called once. */
export function followView({ details, isLoading, storage, load }: FollowedView): void {
  const chosen = [codeKey, currencyKey].map((key) => storage.signal<string>(key));
  let before: string | undefined;
  effect(() => {
    const now = chosen.map(({ value }) => value).join();
    const isOther = before !== undefined && now !== before;
    before = now;
    if (isOther) untracked(readAgain);
  });

  function readAgain(): void {
    // A read that is under way asks in the old one.
    const again = isLoading.peek();
    if (details.peek() || again) void load().then(() => (again ? load() : undefined));
  }
}
