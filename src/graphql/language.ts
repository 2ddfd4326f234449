// GraphQL's language as far as the shop speaks it. The build puts it where documents and @urql/core import
// @0no-co/graphql.web, which reads and writes all of it at twice the size.
export { parse } from './parse';
export { print } from './print';

/** The kinds that @urql/core looks for (a test compares). */
export const Kind = {
  DOCUMENT: 'Document',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  NAME: 'Name',
  OPERATION_DEFINITION: 'OperationDefinition',
};

/** An error of an answer that is not one yet. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    readonly path?: readonly (string | number)[],
    readonly originalError?: unknown,
    readonly extensions: Record<string, unknown> = {},
  ) {
    super(message);
  }
}
