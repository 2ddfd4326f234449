// Holds queries back until something is there; mutations and everything else go on.
import type { Exchange, Operation } from '@urql/core';
import { filter, fromPromise, fromValue, map, mergeMap, pipe, takeUntil } from 'wonka';

export function gateExchange(open: Promise<void>): Exchange {
  let isOpen = false;
  void open.then(() => (isOpen = true));
  return ({ forward }) =>
    (operations) => {
      const isOver = (operation: Operation) =>
        filter(({ kind, key }: Operation) => kind === 'teardown' && key === operation.key)(operations);
      return pipe(
        operations,
        mergeMap((operation) =>
          isOpen || operation.kind !== 'query'
            ? fromValue(operation)
            : pipe(
                fromPromise(open),
                map(() => operation),
                takeUntil(isOver(operation)),
              ),
        ),
        forward,
      );
    };
}
