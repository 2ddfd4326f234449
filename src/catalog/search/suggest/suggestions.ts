// What a search box suggests, before its code has come and after: told what is typed, it answers with options.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { fetchSuggesting } from './fetch-suggesting';
import type { Suggested, Suggesting } from './suggested';

export interface Suggestions {
  /** undefined: nothing has been wanted yet. */
  readonly suggested: ReadonlySignal<Suggested | undefined>;
  /** Tells what stands in the field. */
  type(text: string): void;
  /** The list is about to be seen. */
  want(): void;
  /** Where a search for it leads, when that is further than to what is found; '' also where that is not known yet. */
  addressOf(query: string): string;
  dispose(): void;
}

export function createSuggestions(storefront: Storefront): Suggestions {
  const typed = signal('');
  const isWanted = signal(false);
  const suggesting = signal<Suggesting | undefined>(undefined);
  const stop = effect(() => {
    if (!isWanted.value) return undefined;
    let isOver = false;
    let made: Suggesting | undefined;
    fetchSuggesting().then(
      ({ createSuggesting }) => {
        if (!isOver) suggesting.value = made = untracked(() => createSuggesting(storefront, typed));
      },
      // The next letter tries again.
      () => void (isWanted.value = isOver),
    );
    return () => {
      isOver = true;
      made?.dispose();
    };
  });
  const want = () => void (isWanted.value = true);
  return {
    suggested: computed(() => suggesting.value?.suggested.value),
    type(text) {
      typed.value = text;
      want();
    },
    want,
    addressOf: (query) => suggesting.peek()?.addressOf(query) ?? '',
    dispose: stop,
  };
}
