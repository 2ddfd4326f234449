// What a test answers in a backend's place, held against the schema: only what was asked for, and no value that cannot be.
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { expect } from 'vitest';
import text from '../../../src/graphql/schema.graphql?raw';

let built: GraphQLSchema | undefined;
const schemaOf = (): GraphQLSchema => (built ??= buildSchema(text, { assumeValidSDL: true }));

/**
 * `data` as a backend answers `document` with it: without what was not asked for. A test may leave fields out, as it names only
 * what it is about; what no backend answers fails it, also where the code under test lives with anything.
 */
export function answerTo(document: string, data: unknown): unknown {
  const { definitions } = parse(document);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schemaOf().getRootType(operation.operation);
  if (!root) return data;
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const complaints: string[] = [];
  const answer = objectOf(
    data,
    root,
    [operation.selectionSet],
    { fragments, complaints },
    operation.operation,
  );
  expect.soft(complaints, 'what no backend answers').toEqual([]);
  return answer;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Reading {
  fragments: Fragments;
  complaints: string[];
}

function objectOf(
  value: unknown,
  declared: GraphQLCompositeType,
  selections: readonly SelectionSetNode[],
  reading: Reading,
  path: string,
): unknown {
  if (typeof value !== 'object' || value === null) {
    reading.complaints.push(`${path} is no object`);
    return value;
  }
  const named = (value as { __typename?: string }).__typename;
  const type = named ? schemaOf().getType(named) : declared;
  if (!isCompositeType(type)) {
    reading.complaints.push(`${path}: there is no type ${named}`);
    return value;
  }
  const asked = askedOf(type, selections, reading.fragments);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const field = asked.get(key);
      if (field && part !== undefined)
        return [[key, valueOf(part, field.type, field.selections, reading, `${path}.${key}`)]];
      return key === '__typename' ? [[key, part]] : [];
    }),
  );
}

function valueOf(
  value: unknown,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  reading: Reading,
  path: string,
): unknown {
  if (value === null) {
    if (isNonNullType(type)) reading.complaints.push(`${path} cannot be null`);
    return null;
  }
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) reading.complaints.push(`${path} is no list`);
    const item = nullable.ofType as GraphQLOutputType;
    return [value].flat().map((one, index) => valueOf(one, item, selections, reading, `${path}.${index}`));
  }
  const named = getNamedType(nullable);
  if (!isLeafType(named)) return objectOf(value, named as GraphQLCompositeType, selections, reading, path);
  try {
    named.serialize(value);
  } catch (error) {
    reading.complaints.push(`${path}: ${(error as Error).message}`);
  }
  return value;
}

interface Asked {
  type: GraphQLOutputType;
  selections: SelectionSetNode[];
}

/** The fields that a document asks of a type, by the keys they are answered under. Of an interface: all that any of its types may have. */
function askedOf(
  type: GraphQLCompositeType,
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
  parent: GraphQLCompositeType = type,
  asked = new Map<string, Asked>(),
): Map<string, Asked> {
  for (const node of selections.flatMap((set) => set.selections)) {
    if (node.kind === Kind.FIELD) {
      const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
      if (!field) continue;
      const key = (node.alias ?? node.name).value;
      const known = asked.get(key) ?? { type: field.type, selections: [] };
      if (node.selectionSet) known.selections.push(node.selectionSet);
      asked.set(key, known);
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    const condition = fragment?.typeCondition
      ? schemaOf().getType(fragment.typeCondition.name.value)
      : parent;
    if (!fragment || !isCompositeType(condition) || !mayBe(type, condition)) continue;
    askedOf(type, [fragment.selectionSet], fragments, condition, asked);
  }
  return asked;
}

function mayBe(type: GraphQLCompositeType, condition: GraphQLCompositeType): boolean {
  if (type === condition) return true;
  const possible = (one: GraphQLCompositeType) =>
    isAbstractType(one) ? schemaOf().getPossibleTypes(one) : [one];
  const others = new Set<GraphQLCompositeType>(possible(condition));
  return possible(type).some((one) => others.has(one));
}
