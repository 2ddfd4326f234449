// Validates and executes a document, and reports only its first error, as Magento does outside developer mode.
import {
  GraphQLError,
  Kind,
  execute,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { sentVariables, type Context } from '../context';
import { refuse, type Answer } from './graphql-answer';
import { executedStatus, type Habits } from './graphql-habits';
import { depthOf, maximumDepth } from './graphql-limits';
import { formatErrors } from './graphql-messages';
import type { GraphQLRequest } from './graphql-request';
import { readVariables } from './graphql-variables';
import { schemaOf } from './schema';

const severalOperations = 'Must provide operation name if query contains multiple operations.';

/** Asking for a type by a name that no type has makes Magento fail inside, though null would be a good answer. */
function unknownType(
  operation: OperationDefinitionNode,
  { data }: ExecutionResult,
): GraphQLError | undefined {
  for (const node of operation.selectionSet.selections) {
    if (node.kind !== Kind.FIELD || node.name.value !== '__type') continue;
    const key = (node.alias ?? node.name).value;
    if (data?.[key] === null) return new GraphQLError('Internal server error', { nodes: node, path: [key] });
  }
  return undefined;
}

export async function executeDocument(
  document: DocumentNode,
  { variables }: GraphQLRequest,
  context: Context,
  habits: Habits,
): Promise<Answer> {
  const schema = schemaOf(context.db, context.options);
  const invalid = validate(schema, document, specifiedRules);
  if (invalid.some((error) => error.message.startsWith('Unknown type')))
    return { status: 500, body: { errors: [{ message: 'Internal server error' }] } };
  if (invalid[0]) return refuse(200, invalid[0], habits);
  const depth = depthOf(document);
  if (depth > maximumDepth)
    return refuse(
      200,
      new GraphQLError(`Max query depth should be ${maximumDepth} but got ${depth}.`),
      habits,
    );
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operation = operations[0];
  if (!operation || operations.length > 1) return refuse(200, new GraphQLError(severalOperations), habits);
  const read = readVariables(schema, operation, variables);
  if ('error' in read) return refuse(200, read.error, habits);
  context.memo.set(sentVariables, read.values);
  const result: ExecutionResult = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: read.values,
  });
  const first = result.errors?.[0] ?? unknownType(operation, result);
  const errors = first && formatErrors(first, habits);
  return {
    status: executedStatus(habits, errors ?? []),
    body: { ...(errors && { errors }), ...(result.data && { data: result.data }) },
  };
}
