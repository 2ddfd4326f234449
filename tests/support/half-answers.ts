// Answers of a backend in which one field after the other has failed: null goes up as far as the schema says.
import {
  buildASTSchema,
  executeSync,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  parse,
  visit,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { formatDocument } from '@urql/core';
import text from '../../src/graphql/schema.graphql?raw';
import { isWhole } from './whole';

type Path = readonly (string | number)[];

export interface Half {
  /** What has failed: 'cart.items.0.product.name'. */
  place: string;
  /** 'ProductInterface.name'. */
  field: string;
  data: Record<string, unknown> | null;
  /** Production gives no reason, and some servers no place. */
  errors: { message: string; path?: Path }[];
}

let built: GraphQLSchema | undefined;
/** Without arguments, as every field is answered whatever it was asked with. */
const schemaOf = (): GraphQLSchema =>
  (built ??= buildASTSchema(visit(parse(text), { FieldDefinition: (node) => ({ ...node, arguments: [] }) }), {
    assumeValid: true,
    assumeValidSDL: true,
  }));

/** Of `whole`, each half: with the place of the error, and without. */
export function halvesOf(document: object, whole: Record<string, unknown>): Half[] {
  return spoiled(
    document as DocumentNode,
    whole,
    ({ key, source }) => (source as Record<string, unknown>)[key],
  );
}

/** Of an answer that is made up by the schema alone. */
export function madeUpHalvesOf(document: object): Half[] {
  return spoiled(document as DocumentNode, {}, ({ type, place }) => sample(type, place));
}

/** All in the whole; in the gate one of each field of a type, by turns with the place of its error and without. */
export function halvesOfRun(halves: readonly Half[]): readonly Half[] {
  if (isWhole) return halves;
  const fields = [...new Set(halves.map(({ field }) => field))];
  return fields.map((name, index) => halves.filter(({ field }) => field === name)[index % 2] as Half);
}

interface Field {
  key: string;
  source: unknown;
  type: GraphQLOutputType;
  place: string;
  field: string;
}

function spoiled(document: DocumentNode, rootValue: object, read: (field: Field) => unknown): Half[] {
  // A cache asks for types beside.
  const bare = withoutArguments(formatDocument(document));
  const fields: Field[] = [];
  answer(bare, rootValue, (asked) => (fields.push(asked), read(asked)));
  return fields.flatMap(({ place, field }) => {
    const { data, errors } = answer(bare, rootValue, (asked) => {
      if (asked.place === place) throw new Error('Internal server error');
      return read(asked);
    });
    const [failed] = errors;
    const { message, path } = failed!;
    return [
      { place, field, data, errors: [{ message, path }] },
      { place: `${place}, somewhere`, field, data, errors: [{ message }] },
    ];
  });
}

function answer(document: DocumentNode, rootValue: object, read: (field: Field) => unknown) {
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
    const path: (string | number)[] = [];
    for (let at: typeof info.path | undefined = info.path; at; at = at.prev) path.unshift(at.key);
    const { parentType, fieldName, returnType: type } = info;
    const field = `${parentType.name}.${fieldName}`;
    return read({ key: String(info.path.key), source, type, place: path.join('.'), field });
  };
  const result = executeSync({
    schema: schemaOf(),
    document,
    rootValue,
    fieldResolver,
    typeResolver: (value, _context, _info, type) =>
      (value as { __typename?: string }).__typename ??
      schemaOf()
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort((a, b) => rank(a) - rank(b))[0],
  });
  const { data = null, errors = [] } = JSON.parse(JSON.stringify(result)) as Partial<Half>;
  return { data, errors };
}

/** What most answers hold. */
const rank = (name: string) =>
  /^(Simple|CategoryTree|CmsPage|CartUserInput|ProductImage)/.test(name) ? 0 : 1;

/** Every field is asked, with whatever variables. */
function withoutArguments(document: DocumentNode): DocumentNode {
  return visit(document, {
    OperationDefinition: (node) => ({ ...node, variableDefinitions: [] }),
    Field: (node) => ({ ...node, arguments: [] }),
    Directive: () => null,
  });
}

function sample(type: GraphQLOutputType, place: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sample(nullable.ofType as GraphQLOutputType, `${place}.0`)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isAbstractType(nullable) || !isLeafType(nullable)) return {};
  return { Boolean: true, Int: 1, Float: 1 }[nullable.name] ?? place;
}
