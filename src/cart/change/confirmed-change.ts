// Makes a change in its turn, and shows what came of it: from its own answer, or from reading the cart.
import type { ChangeOrder } from './change-order';
import type { Answer } from './api';
import type { Wish } from './pending';

export interface Done {
  answer: Answer;
}

/**
 * false: nothing was done, and that is no failure. `removed`: uid of the line that goes. `wish`: is in when it is done.
 */
export type ConfirmedChange = (
  run: () => Promise<Done | undefined>,
  removed?: string,
  wish?: Wish,
) => Promise<boolean>;

export function createConfirmedChange({ inOrder, take, refresh }: ChangeOrder): ConfirmedChange {
  return async (run, removed, wish) => {
    let isShown = false;
    const isDone = await inOrder(async () => {
      const done = await run();
      if (!done) return false;
      if (wish) wish.isIn = true;
      isShown = await take(done.answer, removed);
      return true;
    });
    // Outside the order: a slow answer is nothing that the next change need wait for.
    if (isDone && !isShown) await refresh(removed);
    return isDone;
  };
}
