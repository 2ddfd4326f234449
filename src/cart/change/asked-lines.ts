// Which lines a change asks for in its own answer: those of the page on which the changed line stands. Pure.
import type { CartItem } from '../cart';

export interface AskedLines {
  page: number;
  /** DESC: the newest first. */
  order: 'ASC' | 'DESC';
  /** All lines, where the backend has no pages. */
  isWhole: boolean;
}

/** As in ChangedLines; without pages more lines than that are not worth their time. */
const pageSize = 20;

/** `known`: the lines in their order, undefined where nobody knows them. One that `isChanged` does not find is new. */
export function askedLines(
  known: readonly CartItem[] | undefined,
  isChanged: (line: CartItem) => boolean,
  hasPages: boolean,
): AskedLines {
  const index = known?.findIndex(isChanged) ?? -1;
  return {
    page: index < 0 ? 1 : Math.floor(index / pageSize) + 1,
    order: index < 0 ? 'DESC' : 'ASC',
    isWhole: !hasPages && known !== undefined && known.length <= pageSize,
  };
}
