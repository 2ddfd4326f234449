// Learns what the backend lacks from its complaints, takes that out of every document, and asks again (DESIGN 1.13).
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
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
import type { BrowserStorage } from '../storage/browser-storage';
import type { Places } from './lessons';
import { ours, withContext } from './operation';

export interface Capabilities {
  /** Coordinates of what is missing: 'Customer.groupId', 'Query.cart(terminal:)'. */
  missing: ReadonlySignal<ReadonlySet<string>>;
  has(coordinate: string): boolean;
  /** Whether to ask again: the error taught something that was not known when the operation was sent. */
  learn(operation: Operation, error: CombinedError): Promise<boolean>;
  /** The operation without what is missing; undefined when nothing is left of it. A promise while something is missing. */
  fit(operation: Operation): Operation | Promise<Operation | undefined>;
}

const storageKey = 'missing_fields';
/** A backend gains fields by being upgraded: what is missing is asked for again after a day. */
const ttlSeconds = 24 * 60 * 60;
/** What a backend says of a document that names something it does not have. */
const complains = /Cannot query field|Unknown (argument|type)|is not defined by type/;

export function createCapabilities(storage: BrowserStorage): Capabilities {
  const places = signal<Places>(storage.get(storageKey) ?? {});
  const missing = computed<ReadonlySet<string>>(() => new Set(Object.values(places.value)));

  return {
    missing,
    has: (coordinate) => !missing.value.has(coordinate),
    async learn(operation, error) {
      const { readLessons } = await import('./lessons');
      const learned = readLessons(operation, error);
      const named = Object.keys(learned);
      if (named.every((place) => place in places.peek()))
        // Another request may have been told while this one was under way.
        return named.length > 0 && ours(operation).fittedTo !== places.peek();
      places.value = { ...places.peek(), ...learned };
      storage.set(storageKey, places.peek(), ttlSeconds);
      return true;
    },
    fit(operation) {
      if (!missing.peek().size) return operation;
      return import('./lessons').then(({ withoutPlaces }) => {
        const fittedTo = places.peek();
        const smaller = withoutPlaces(operation, fittedTo);
        return smaller && withContext(smaller, { fittedTo });
      });
    },
  };
}

export function capabilitiesExchange({ learn, fit }: Capabilities): Exchange {
  return ({ forward }) =>
    (operations) => {
      const { source: repeated, next } = makeSubject<Operation>();
      const sharedOperations = share(operations);
      const isOver = ({ key }: Operation) =>
        filter((other: Operation) => other.kind === 'teardown' && other.key === key)(sharedOperations);
      const fitting = pipe(
        merge([sharedOperations, repeated]),
        mergeMap((operation) => {
          const fitted = operation.kind === 'teardown' ? operation : fit(operation);
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
        if (!result.error || !(await learn(result.operation, result.error))) return result;
        const smaller = await fit(result.operation);
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
