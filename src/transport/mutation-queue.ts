// Sends mutations one at a time in the order they came, unless one is marked to skip the queue (behaviour 4.1).
import type { Exchange, Operation } from '@urql/core';
import { filter, makeSubject, merge, onPush, pipe } from 'wonka';
import { isSame, ours } from './operation';

export const mutationQueueExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const { source: released, next } = makeSubject<Operation>();
    const waiting: Operation[] = [];
    let current: Operation | undefined;
    const advance = () => {
      current = waiting.shift();
      if (current) next(current);
    };

    const passing = filter((operation: Operation) => {
      if (operation.kind === 'mutation' && !ours(operation).skipQueue) {
        waiting.push(operation);
        if (!current) advance();
        return false;
      }
      if (operation.kind === 'teardown') {
        const index = waiting.findIndex((queued) => isSame(queued, operation));
        if (index >= 0) {
          // Never sent, so nothing below knows it. The one in flight may have the same key.
          waiting.splice(index, 1);
          return false;
        }
        if (current && isSame(current, operation)) queueMicrotask(advance);
      }
      return true;
    });

    return pipe(
      merge([passing(operations), released]),
      forward,
      onPush((result) => {
        if (current && isSame(current, result.operation)) advance();
      }),
    );
  };
