// What a backend's complaint about a document teaches, and the document without what is missing. Loaded with the first complaint.
import { createRequest, makeOperation, type CombinedError, type Operation } from '@urql/core';
import { queryText } from '../http/query-text';
import { withContext } from '../operation';
import { argumentOf, placesOf, variablesOf, variableTypes, without, type Place } from './document';
import type { Places } from './places';

export function readLessons(operation: Operation, error: CombinedError): Places {
  return Object.fromEntries(
    error.graphQLErrors.flatMap((entry) => {
      const complaint = readComplaint(entry.message);
      if (!complaint) return [];
      // The client's error class keeps no locations; the error as it came does.
      const { locations } = (entry.originalError ?? entry) as Partial<typeof entry>;
      const column = locations?.[0]?.line === 1 ? locations[0].column : undefined;
      return placesIn(operation, complaint, column).map((place) => [place, complaint.coordinate] as const);
    }),
  );
}

/** One document is fitted once per set of places. */
const fitted = new WeakMap<object, Fitted>();
interface Fitted {
  places: Places;
  query?: Operation['query'];
  text?: string;
}

/** The operation without the missing places; undefined when nothing is left of it. */
export function withoutPlaces(operation: Operation, places: Places): Operation | undefined {
  const coordinates = new Set(Object.values(places));
  const isMissing = (place: Place) => place in places || coordinates.has(place);
  let known = fitted.get(operation.query);
  if (known?.places !== places) {
    const left = without(operation.query, isMissing);
    known = { places, query: left, text: left && queryText(left) };
    fitted.set(operation.query, known);
  }
  const { query, text } = known;
  if (!query) return undefined;
  const variables = variablesOf(query, operation.variables, isMissing);
  const smaller = { ...createRequest(query, variables), key: operation.key };
  return withContext(makeOperation(operation.kind, smaller, operation.context), { text });
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
  // What the filter of one attribute lacks, that of another has: nothing to learn for all of them.
  if (input && !/^Filter\w+TypeInput$/.test(input[2]!)) {
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
