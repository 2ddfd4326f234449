// Variables as Magento takes them: numeric strings count as numbers; errors show the value as JSON.
import {
  GraphQLError,
  coerceInputValue,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  print,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "6" → 6 where the schema wants a number; everything else unchanged. */
function numbersFromStrings(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return numbersFromStrings(value, type.ofType);
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item) => numbersFromStrings(item, type.ofType))
      : numbersFromStrings(value, type.ofType);
  if (isInputObjectType(type) && isRecord(value)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const field = fields[key];
        return [key, field ? numbersFromStrings(item, field.type) : item];
      }),
    );
  }
  const numeric = isScalarType(type) && (type.name === 'Int' || type.name === 'Float');
  return numeric && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

function pathText(path: readonly (string | number)[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('');
}

/** The variables to execute with, or the first thing wrong with them. */
export function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): { values: Record<string, unknown> } | { error: GraphQLError } {
  const values: Record<string, unknown> = {};
  for (const node of operation.variableDefinitions ?? []) {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) continue;
    const fail = (message: string) => ({ error: new GraphQLError(message, { nodes: node }) });
    if (!(name in given)) {
      if (isNonNullType(type) && !node.defaultValue)
        return fail(`Variable "$${name}" of required type "${print(node.type)}" was not provided.`);
      continue;
    }
    const value = numbersFromStrings(given[name], type);
    if (value === null && isNonNullType(type))
      return fail(`Variable "$${name}" of non-null type "${print(node.type)}" must not be null.`);
    let problem: GraphQLError | undefined;
    coerceInputValue(value, type, (path, invalid, error) => {
      const at = path.length > 0 ? ` at "${pathText([name, ...path])}"` : '';
      const shown = JSON.stringify(invalid);
      const reason = error.message.replace(
        /\.$/,
        /provided|defined|exist|mean/.test(error.message) ? '.' : '',
      );
      problem ??= new GraphQLError(`Variable "$${name}" got invalid value ${shown}${at}; ${reason}`, {
        nodes: node,
      });
    });
    if (problem) return { error: problem };
    values[name] = value;
  }
  return { values };
}
