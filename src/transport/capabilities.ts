// Learns what the backend lacks from its complaints, takes that out of every document, and asks again (DESIGN 1.13).
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  createRequest,
  makeOperation,
  makeResult,
  type CombinedError,
  type Exchange,
  type Operation,
} from '@urql/core';
import { filter, makeSubject, map, merge, pipe, share } from 'wonka';
import type { BrowserStorage } from '../storage/browser-storage';
import { withContext } from './operation';
import { argumentOf, placesOf, variablesOf, variableTypes, without, type Place } from './document';

export interface Capabilities {
  /** Coordinates of what is missing: 'Customer.groupId', 'Query.cart(terminal:)'. */
  missing: ReadonlySignal<ReadonlySet<string>>;
  has(coordinate: string): boolean;
  /** Whether the error taught anything new. */
  learn(operation: Operation, error: CombinedError): boolean;
  /** The operation without what is missing; undefined when nothing is left of it. */
  fit(operation: Operation): Operation | undefined;
}

const storageKey = 'missing_fields';
/** A backend gains fields by being upgraded: what is missing is asked for again after a day. */
const ttlSeconds = 24 * 60 * 60;

export function createCapabilities(storage: BrowserStorage): Capabilities {
  const places = signal<Readonly<Record<Place, string>>>(storage.get(storageKey) ?? {});
  const missing = computed<ReadonlySet<string>>(() => new Set(Object.values(places.value)));
  const fitted = new WeakMap<object, { places: object; query: Operation['query'] | undefined }>();
  const isMissing = (place: Place) => place in places.peek() || missing.peek().has(place);

  return {
    missing,
    has: (coordinate) => !missing.value.has(coordinate),
    learn(operation, error) {
      const learned = Object.fromEntries(
        error.graphQLErrors.flatMap((entry) => {
          const complaint = readComplaint(entry.message);
          if (!complaint) return [];
          // The client's error class keeps no locations; the error as it came does.
          const { locations } = (entry.originalError ?? entry) as Partial<typeof entry>;
          const column = locations?.[0]?.line === 1 ? locations[0].column : undefined;
          return placesIn(operation, complaint, column).map(
            (place) => [place, complaint.coordinate] as const,
          );
        }),
      );
      if (Object.keys(learned).every((place) => place in places.peek())) return false;
      places.value = { ...places.peek(), ...learned };
      storage.set(storageKey, places.peek(), ttlSeconds);
      return true;
    },
    fit(operation) {
      if (!missing.peek().size) return operation;
      const known = fitted.get(operation.query);
      const query = known?.places === places.peek() ? known.query : without(operation.query, isMissing);
      fitted.set(operation.query, { places: places.peek(), query });
      if (!query) return undefined;
      const variables = variablesOf(query, operation.variables, isMissing);
      return makeOperation(
        operation.kind,
        { ...createRequest(query, variables), key: operation.key },
        operation.context,
      );
    },
  };
}

interface Complaint {
  coordinate: string;
  /** The name to look for, and whether its places are arguments, or a type. */
  name: string;
  field?: string;
  isType?: boolean;
  variable?: string;
}

function readComplaint(message: string): Complaint | undefined {
  const field = /Cannot query field "(\w+)" on type "(\w+)"/.exec(message);
  if (field) return { coordinate: `${field[2]}.${field[1]}`, name: field[1]! };
  const argument = /Unknown argument "(\w+)" on field "(?:(\w+)\.)?(\w+)"(?: of type "(\w+)")?/.exec(message);
  if (argument) {
    const [, name, before, owner, after] = argument;
    return { coordinate: argumentOf(`${before ?? after}.${owner}`, name!), name: name!, field: owner };
  }
  const input = /Field "(\w+)" is not defined by type "?(\w+)"?/.exec(message);
  if (input) {
    return {
      coordinate: `${input[2]}.${input[1]}`,
      name: input[1]!,
      variable: /Variable "\$(\w+)"/.exec(message)?.[1],
    };
  }
  const type = /Unknown type "(\w+)"/.exec(message);
  return type ? { coordinate: type[1]!, name: type[1]!, isType: true } : undefined;
}

function placesIn(
  { query }: Operation,
  { name, field, isType, variable }: Complaint,
  column?: number,
): Place[] {
  if (isType) return [name];
  if (variable) return [`${variableTypes(query)[variable]}>${name}`];
  // A complaint about an argument may point at the argument or at its field: take it by its field.
  if (field) return placesOf(query, name).filter((place) => place.endsWith(`.${argumentOf(field, name)}`));
  return placesOf(query, name, column);
}

export function capabilitiesExchange({ learn, fit }: Capabilities): Exchange {
  return ({ forward }) =>
    (operations) => {
      const { source: repeated, next } = makeSubject<Operation>();
      const fitting = pipe(
        merge([operations, repeated]),
        map((operation) => ({
          operation,
          fitted: operation.kind === 'teardown' ? operation : fit(operation),
        })),
        share,
      );
      const results = pipe(
        fitting,
        map(({ fitted }) => fitted),
        filter((fitted): fitted is Operation => !!fitted),
        forward,
        filter((result) => {
          if (!result.error || !learn(result.operation, result.error)) return true;
          const smaller = fit(result.operation);
          // Past the cache, which takes a miss right after a failure for a loop and stays silent.
          if (smaller) next(withContext(smaller, { requestPolicy: 'network-only' }));
          return !smaller;
        }),
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
