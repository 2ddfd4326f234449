// Another store view or currency, chosen here or in another tab: what does not ask again by itself is told to.
import { effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../storefront';

export type FollowedParts = Pick<Storefront, 'storeView' | 'routing' | 'cart' | 'onDispose'>;

/** A feature, for who lets a shopper choose and who shows prices of the cart; it has nothing to say. */
export function followChoice({ storeView, routing, cart, onDispose }: FollowedParts): void {
  let before: [store: string, currency?: string] | undefined;
  onDispose(
    effect(() => {
      const now: typeof before = [storeView.code.value, storeView.currency.value];
      const [store, currency] = before ?? now;
      before = now;
      untracked(() => {
        // Behaviour 4.5.
        if (store !== now[0]) routing.refresh();
        if (store === now[0] && currency === now[1]) return;
        // A read that is under way asks in the old currency.
        const again = cart.isLoading.peek();
        if (cart.details.peek() || again) void cart.load().then(() => (again ? cart.load() : undefined));
      });
    }),
  );
}
