// Goes through the steps that a returning customer's defaults answer, up to the review.
import { batch } from '@preact/signals-core';
import { late } from '../late/late';
import type { Storefront } from '../storefront';
import type { FillingParts } from './usual';

const usual = late(() => import('./usual'));

export interface Filling {
  /**
   * Takes the steps that a returning customer's defaults answer, one after another, as pressing would. Nothing is
   * ordered. Does nothing for a guest, and where something was typed or chosen. Never rejects.
   */
  fillIn(): Promise<void>;
  /** The shopper goes on by hand; the step that is open stays open. */
  takeOver(): void;
  /** Nothing more is filled in. */
  endFillingIn(): void;
}

export function createFilling(storefront: Storefront, parts: FillingParts): Filling {
  const { slots, step } = parts;
  const { user } = storefront;
  const endFillingIn = (): void =>
    batch(() => {
      slots.isFilledIn.value = slots.isFillingIn.value && step.value === 'review';
      slots.isFillingIn.value = false;
    });
  return {
    async fillIn() {
      if (!user.isSignedIn.peek() || slots.editedStep.peek() || slots.isFillingIn.peek()) return;
      if (slots.draft.peek().shipping) {
        // Typed after what was accepted, and gone on with.
        slots.editedStep.value = 'address';
        return;
      }
      if (!['address', 'method', 'payment'].includes(step.peek())) return;
      slots.isFillingIn.value = true;
      try {
        const { fillInShipping } = await usual();
        await fillInShipping(storefront, parts);
      } catch {
        // The code did not come: the shopper goes on by hand.
      } finally {
        // How it is paid is for the form that has the saved cards.
        if (step.peek() !== 'payment') endFillingIn();
      }
    },
    takeOver() {
      if (!slots.isFillingIn.peek()) return;
      const at = step.peek();
      endFillingIn();
      slots.editedStep.value = at;
    },
    endFillingIn,
  };
}
