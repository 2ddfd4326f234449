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
import text from '../../../src/graphql/schema.graphql?raw';

type Path = readonly (string | number)[];

export interface Half {
  /** What has failed: 'cart.items.0.product.name'. */
  place: string;
  /** 'SimpleProduct.name'. */
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

type Read = (field: Field) => unknown;
const toldIn: Read = ({ key, source }) => (source as Record<string, unknown>)[key];

/** Of `whole`, each half: with the place of the error, and without. */
export const halvesOf = (document: string, whole: Record<string, unknown>): Half[] =>
  spoiled(bare(document), whole, toldIn);

/** Where `whole` can fail: the first place of each field. */
export function placesOf(document: string, whole: Record<string, unknown>): Field[] {
  const seen = new Set<string>();
  return fieldsOf(bare(document), whole, toldIn).filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** Its two halves. */
export const halvesAt = (document: string, whole: Record<string, unknown>, at: Field): Half[] =>
  halvesBy(bare(document), whole, toldIn, at);

/** Of an answer that is made up by the schema alone. */
export function madeUpHalvesOf(document: string): Half[] {
  return spoiled(bare(document), {}, ({ type, place }) => sample(type, place));
}

/** What the schema makes of `document`, each text by `text`; where several types may stand, `preferred` does. */
export function madeUpAnswer(
  document: string,
  text: (field: Field) => string,
  preferred?: string,
): Record<string, unknown> {
  const read = (field: Field) => sample(field.type, text(field));
  return answer(bare(document), {}, read, preferred).data ?? {};
}

/** By turns with the place of its error and without. */
export function oneOfEachField(halves: readonly Half[]): Half[] {
  const fields = [...new Set(halves.map(({ field }) => field))];
  return fields.map((name, index) => halves.filter(({ field }) => field === name)[index % 2] as Half);
}

export interface Field {
  key: string;
  source: unknown;
  type: GraphQLOutputType;
  place: string;
  /** Of the type that answers, 'SimpleProduct.name'. */
  field: string;
  /** Of the interface that has it, 'ProductInterface.name'. */
  declared: string;
}

const spoiled = (document: DocumentNode, rootValue: object, read: Read): Half[] =>
  fieldsOf(document, rootValue, read).flatMap((field) => halvesBy(document, rootValue, read, field));

function fieldsOf(document: DocumentNode, rootValue: object, read: Read): Field[] {
  const fields: Field[] = [];
  answer(document, rootValue, (asked) => (fields.push(asked), read(asked)));
  return fields;
}

function halvesBy(document: DocumentNode, rootValue: object, read: Read, { place, field }: Field): Half[] {
  const { data, errors } = answer(document, rootValue, (asked) => {
    if (asked.place === place) throw new Error('Internal server error');
    return read(asked);
  });
  const [failed] = errors;
  const { message, path } = failed!;
  return [
    { place, field, data, errors: [{ message, path }] },
    { place: `${place}, somewhere`, field, data, errors: [{ message }] },
  ];
}

function answer(
  document: DocumentNode,
  rootValue: object,
  read: (field: Field) => unknown,
  preferred?: string,
) {
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
    const path: (string | number)[] = [];
    for (let at: typeof info.path | undefined = info.path; at; at = at.prev) path.unshift(at.key);
    const { parentType, fieldName, returnType: type } = info;
    const field = `${parentType.name}.${fieldName}`;
    const owner = parentType.getInterfaces().find((one) => fieldName in one.getFields()) ?? parentType;
    const declared = `${owner.name}.${fieldName}`;
    return read({ key: String(info.path.key), source, type, place: path.join('.'), field, declared });
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
        .sort((a, b) => rank(a, preferred) - rank(b, preferred))[0],
  });
  const { data = null, errors = [] } = JSON.parse(JSON.stringify(result)) as Partial<Half>;
  return { data, errors };
}

/** What most answers hold. */
const rank = (name: string, preferred?: string) =>
  name === preferred ? -1 : /^(Simple|CategoryTree|CmsPage|CartUserInput|ProductImage)/.test(name) ? 0 : 1;

/** A cache asks for types beside. */
const bare = (document: string): DocumentNode => withoutArguments(formatDocument(parse(document)));

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
