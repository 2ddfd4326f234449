// Pieces of code that go, or become something else: how plugins edit what a parser has read.
import type { ESTree } from 'vite';

/** From `start` up to `end` of the code, `by` in its place. */
export type Cut = { start: number; end: number; by: string };

export const cut = ({ start, end }: ESTree.Node, by: string): Cut => ({ start, end, by });

/** `cuts` in any order, none inside another. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
