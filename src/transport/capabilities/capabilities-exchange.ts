// Learns what the backend lacks from its complaints, takes that out of every document, and asks again (decision 013).
import {
  makeResult,
  type CombinedError,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import {
  filter,
  fromPromise,
  fromValue,
  makeSubject,
  map,
  merge,
  mergeMap,
  pipe,
  share,
  takeUntil,
} from 'wonka';
import type { Capabilities } from './capabilities';
import { ours, withContext } from '../operation';

/** What a backend says of a document that names something it does not have. */
const complains = /Cannot query field|Unknown (argument|type)|is not defined by type/;

/** Whether to ask again: the error taught something that was not known when the operation was sent. */
async function learn(
  capabilities: Capabilities,
  operation: Operation,
  error: CombinedError,
): Promise<boolean> {
  // All at once, so that the documents that come next are not refused as well.
  const [{ readLessons }] = await Promise.all([import('./lessons'), capabilities.survey()]);
  const learned = readLessons(operation, error);
  const places = capabilities.places.peek();
  const named = Object.keys(learned);
  if (named.every((place) => place in places))
    // Another request may have been told while this one was under way.
    return named.length > 0 && ours(operation).fittedTo !== places;
  capabilities.add(learned);
  return true;
}

/** The operation without what is missing; undefined when nothing is left of it. A promise while something is missing. */
function fit(
  { missing, places }: Capabilities,
  operation: Operation,
): Operation | Promise<Operation | undefined> {
  if (!missing.peek().size) return operation;
  return import('./lessons').then(({ withoutPlaces }) => {
    const fittedTo = places.peek();
    const smaller = withoutPlaces(operation, fittedTo);
    return smaller && withContext(smaller, { fittedTo });
  });
}

export function capabilitiesExchange(capabilities: Capabilities): Exchange {
  return ({ forward }) =>
    (operations) => {
      const { source: repeated, next } = makeSubject<Operation>();
      const sharedOperations = share(operations);
      const isOver = ({ key }: Operation) =>
        filter((other: Operation) => other.kind === 'teardown' && other.key === key)(sharedOperations);
      const fitting = pipe(
        merge([sharedOperations, repeated]),
        mergeMap((operation) => {
          const fitted = operation.kind === 'teardown' ? operation : fit(capabilities, operation);
          return fitted instanceof Promise
            ? pipe(
                fromPromise(fitted),
                map((smaller) => ({ operation, fitted: smaller })),
                takeUntil(isOver(operation)),
              )
            : fromValue({ operation, fitted: fitted as Operation | undefined });
        }),
        share,
      );
      /** The result to pass on, or undefined when the operation was sent once more. */
      const afterLearning = async (result: OperationResult): Promise<OperationResult | undefined> => {
        if (!result.error || !(await learn(capabilities, result.operation, result.error))) return result;
        const smaller = await fit(capabilities, result.operation);
        if (!smaller) return result;
        // Past the cache, which takes a miss right after a failure for a loop and stays silent.
        next(withContext(smaller, { requestPolicy: 'network-only' }));
        return undefined;
      };
      const results = pipe(
        fitting,
        map(({ fitted }) => fitted),
        filter((fitted): fitted is Operation => !!fitted),
        forward,
        mergeMap((result) =>
          result.error?.graphQLErrors.some(({ message }) => complains.test(message))
            ? pipe(fromPromise(afterLearning(result)), takeUntil(isOver(result.operation)))
            : fromValue<OperationResult | undefined>(result),
        ),
        filter((result): result is OperationResult => !!result),
      );
      const nothingLeft = pipe(
        fitting,
        filter(({ fitted }) => !fitted),
        map(({ operation }) =>
          makeResult(operation, {
            errors: [{ message: 'The backend has none of the requested fields' }],
            data: undefined,
          }),
        ),
      );
      return merge([results, nothingLeft]);
    };
}
