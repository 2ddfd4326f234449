// Has what a guest saved put on the wishlist once somebody is signed in (behaviour 4.1).
import { computed, effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { savedKey, type SavedItem } from './saved-record';

/** The answer ends it. */
export function watchSaved(storefront: Storefront): () => void {
  const { storage, user } = storefront;
  const items = storage.signal<SavedItem[]>(savedKey);
  const isDue = computed(() => user.isSignedIn.value && !!items.value?.some(({ isRefused }) => !isRefused));
  return effect(() => {
    if (isDue.value)
      untracked(
        () =>
          void import('./take-over').then(
            (loaded) => loaded.takeOver(storefront),
            () => undefined,
          ),
      );
  });
}
