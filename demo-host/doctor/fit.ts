// Fits a document to a backend by the rules by which the shop does it, and tells what that took.
import { CombinedError, createRequest, makeOperation, type Operation } from '@urql/core';
import { Kind, parseValue, print, visit, type DocumentNode, type TypeNode } from 'graphql';
import { readLessons, withoutPlaces, type Places } from '../../src/transport/lessons';
import { queryText } from '../../src/transport/query-text';
import type { ShopOperation } from './operations';
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

/** One memory for all operations of one backend, as the shop has it. */
export function createFitting(validator: Validator): (operation: ShopOperation) => Promise<Fit> {
  let places: Places = {};

  const fitDocument = async (operation: Operation): Promise<Operation | { refusal: string } | undefined> => {
    for (;;) {
      const smaller = withoutPlaces(operation, places);
      if (!smaller) return undefined;
      const [first] = await validator.complaints(queryText(smaller.query));
      if (!first) return smaller;
      const lessons = readLessons(smaller, new CombinedError({ graphQLErrors: [first] }));
      if (Object.keys(lessons).every((place) => place in places)) return { refusal: first.message };
      places = { ...places, ...lessons };
    }
  };

  return async (shopOperation) => {
    const operation = asSent(shopOperation);
    const fitted = await fitDocument(operation);
    const missing = coordinatesTouching(operation, places);
    if (!fitted) return { missing, remains: false };
    if ('refusal' in fitted) return { missing, remains: true, refusal: fitted.refusal };
    const document = fitted.query as unknown as DocumentNode;
    return {
      missing: [...missing, ...(await missingKeys(shopOperation, document, validator))],
      remains: true,
    };
  };
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

/** Keys of input types that the operation's variables carry and the backend does not know. */
async function missingKeys(
  { name }: ShopOperation,
  document: DocumentNode,
  validator: Validator,
): Promise<string[]> {
  const missing: string[] = [];
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
      missing.push(`${owner}.${key}`);
      value = visit(value, { ObjectField: (node) => (node.name.value === key ? null : undefined) });
    }
  }
  return missing;
}

const unknownKey = /Field "(\w+)" is not defined by type "?(\w+)"?/;

const nullable = (type: TypeNode): TypeNode => (type.kind === Kind.NON_NULL_TYPE ? type.type : type);
