// Values for the variables that a document must be sent with: a Magento reads them while it validates @include and @skip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  buildSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../src/graphql/schema.graphql'), 'utf8'),
  { assumeValidSDL: true },
);

/** Never executed with: only their types count. */
export function sampleVariables({ definitions }: DocumentNode): Record<string, unknown> {
  return Object.fromEntries(
    definitions
      .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : []))
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable, type }) => [
        variable.name.value,
        sampleOf(typeFromAST(schema, type as never) as GraphQLInputType | undefined),
      ]),
  );
}

const scalars: Readonly<Record<string, unknown>> = { Boolean: true, Int: 1, Float: 1 };

function sampleOf(given: GraphQLInputType | undefined): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleOf(field.type)]),
    );
  return scalars[type?.name ?? ''] ?? '';
}
