// Fits a document to a backend by the rules by which the shop does it, and tells what that took.
import { CombinedError, createRequest, makeOperation, type Operation } from '@urql/core';
import { Kind, parseValue, print, visit, type DocumentNode, type TypeNode } from 'graphql';
import { readLessons, withoutPlaces } from '../../src/transport/capabilities/lessons';
import type { Places } from '../../src/transport/capabilities/places';
import { queryText } from '../../src/transport/http/query-text';
import type { ShopOperation } from './operations';
import { sampleVariables } from './sample-variables';
import { sentInputs } from './sent-inputs';
import type { Validator } from './validator';

export interface Fit {
  /** Coordinates of what had to go. */
  missing: string[];
  /** Something is left to ask. */
  remains: boolean;
  /** What the backend still refuses, in its words; the shop cannot send the operation then. */
  refusal?: string;
}

export interface Fitting {
  /** Learns what the operation needs and the backend lacks. */
  learn(operation: ShopOperation): Promise<unknown>;
  /** Learns, and tells what it takes to send this operation. */
  fit(operation: ShopOperation): Promise<Fit>;
  /** What all operations so far have taught. */
  places(): Places;
}

/** One memory for all operations of one backend, as the shop has it. */
export function createFitting(validator: Validator): Fitting {
  let places: Places = {};

  const fitDocument = async (operation: Operation): Promise<Operation | { refusal: string } | undefined> => {
    for (;;) {
      const smaller = withoutPlaces(operation, places);
      if (!smaller) return undefined;
      const document = smaller.query as unknown as DocumentNode;
      const [first] = await validator.complaints(queryText(smaller.query), sampleVariables(document));
      if (!first) return smaller;
      const lessons = readLessons(smaller, new CombinedError({ graphQLErrors: [first] }));
      if (Object.keys(lessons).every((place) => place in places)) return { refusal: first.message };
      places = { ...places, ...lessons };
    }
  };

  const learn = async (shopOperation: ShopOperation) => {
    const operation = asSent(shopOperation);
    const fitted = await fitDocument(operation);
    if (!fitted || 'refusal' in fitted) return { operation, fitted, keys: {} };
    const document = fitted.query as unknown as DocumentNode;
    const keys = await missingKeys(shopOperation, document, validator);
    places = { ...places, ...keys };
    return { operation, fitted, keys };
  };
  const fit = async (shopOperation: ShopOperation): Promise<Fit> => {
    const { operation, fitted, keys } = await learn(shopOperation);
    const missing = coordinatesTouching(operation, places);
    if (!fitted) return { missing, remains: false };
    if ('refusal' in fitted) return { missing, remains: true, refusal: fitted.refusal };
    return { missing: [...missing, ...Object.values(keys)], remains: true };
  };
  return { learn, fit, places: () => places };
}

function asSent({ kind, document }: ShopOperation): Operation {
  const request = createRequest(document as never, {});
  return makeOperation(kind, request, { url: '', requestPolicy: 'network-only' });
}

/** The coordinates that change this document when they are missing. */
function coordinatesTouching(operation: Operation, places: Places): string[] {
  const textWithout = (some: Places) => {
    const left = withoutPlaces(operation, some);
    return left && queryText(left.query);
  };
  const whole = textWithout({});
  return [...new Set(Object.values(places))].filter((coordinate) => {
    const own = Object.entries(places).filter(([, other]) => other === coordinate);
    return textWithout(Object.fromEntries(own)) !== whole;
  });
}

/** Keys of input types that the operation's variables carry and the backend does not know, with their coordinates. */
async function missingKeys(
  { name }: ShopOperation,
  document: DocumentNode,
  validator: Validator,
): Promise<Places> {
  const missing: Record<string, string> = {};
  for (const { variable, type } of document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  )) {
    const literal = sentInputs[name]?.[variable.name.value];
    let value = literal && parseValue(literal);
    while (value) {
      const complaints = await validator.complaints(
        `query($value:${print(nullable(type))}=${print(value)}){__typename}`,
      );
      const [, key, owner] = complaints.flatMap(({ message }) => unknownKey.exec(message) ?? []);
      if (!key) break;
      missing[`${typeName(type)}>${key}`] = `${owner}.${key}`;
      value = visit(value, { ObjectField: (node) => (node.name.value === key ? null : undefined) });
    }
  }
  return missing;
}

const unknownKey = /Field "(\w+)" is not defined by type "?(\w+)"?/;

const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

const nullable = (type: TypeNode): TypeNode => (type.kind === Kind.NON_NULL_TYPE ? type.type : type);
