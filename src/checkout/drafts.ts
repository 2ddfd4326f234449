// What was typed and not yet accepted: kept with every key, and given back to whom it belongs.
import { effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../storefront';
import { isSameAccount } from '../user/session-owner';
import type { Draft, SavedCheckout } from './saved';
import type { Slots } from './slots';

export interface Drafts {
  keep(patch: Draft): void;
  restore(): void;
}

export function createDrafts(
  { storage, user, onDispose }: Pick<Storefront, 'storage' | 'user' | 'onDispose'>,
  saved: SavedCheckout,
  { draft }: Pick<Slots, 'draft'>,
): Drafts {
  /** What a customer typed before the session ended is theirs alone; what a guest typed, whoever signs in takes along. */
  function restore(): void {
    const kept = saved.get('checkoutDraft') ?? {};
    draft.value = kept.owner && !isSameAccount(kept.owner, storage.get('email')) ? {} : kept;
  }
  onDispose(
    effect(() => {
      if (user.isSignedIn.value) untracked(restore);
    }),
  );
  return {
    restore,
    keep(patch) {
      const owner = user.isSignedIn.value ? storage.get<string>('email') : undefined;
      draft.value = { ...draft.value, ...patch, ...(owner ? { owner } : {}) };
      saved.set('checkoutDraft', draft.value);
    },
  };
}
